/** Words of daily speech one letter away from a garment, a colour or a cloth; never corrected into one. */
export const lookAlikeWords: ReadonlySet<string> = new Set(
  (
    'store stores stored state states united online design designs boats boast boost boosts coast goats block blank black blocks while write whine white brows crown grown brawn greed ' +
    'greet green pink paint paints plants plans pants slack stocks stock rocks sacks locks dressy press address cloths ' +
    'shirk share sheet shoot shots shops shore short shorty hates heals hells bells balls belly bets felt melt globe clove ' +
    'scare scars scarce world words word works laces place places lines liner lined lines cotta walled jacked trace ' +
    'track tight tightly thanks thank think scout scandal scandals causal pouch pooch brace braves strip strips string strong cheek cheeks ' +
    'chess prince point prints suite suites steal topic totem parks party parts shard style styles slice slipped floats ' +
    'brownie blues grays grace grape silky satan stain trousseau clocks clock close closet clothes clothing clear clean ' +
    'crease creams create cream dresser vests wests guests bests bags begs tiles times ties ringer rings rang bring kings ' +
    'table tables fable cable cables cards care cart carts court count coach couch caught capes caps camps clamp lamps heads ' +
    'hears heats hoods hooks horse hoses house houses horses jeans means leans beans glass glasses classes shade shadow ' +
    'sleeve sleeves sleep slips shipped rubber summer simmer winner winter wonder seasons reason light night right might ' +
    'sizes prices prizes wears years tears bears items themes things theirs there where these those other others another ' +
    'galles wales linnen leinen bergen ' +
    'really thing which would could should about please hello looking compare brand brands price rating ratings review reviews'
  ).split(' '),
);
