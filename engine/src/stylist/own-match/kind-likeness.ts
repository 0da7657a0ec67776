/** Kinds of garment as a photo tells them apart, each with the words that name it; the first that fits decides. */
const kinds: readonly (readonly [kind: string, words: RegExp])[] = [
  ['jumpsuit', /\b(jumpsuit|romper|playsuit|overalls?|dungarees|coveralls?|ski suit)\b/],
  ['dress', /\b(dress|dresses|gown|sari|lehenga|kaftan|abaya|dirndl|nightgown|shirtdress)\b/],
  ['knit', /\b(sweater vest|knit|knitwear|cardigan|turtleneck|sweater|jumper|pullover)\b/],
  ['hoodie', /\b(hoodie|sweatshirt|fleece)\b/],
  ['t-shirt', /\b(t-?shirts?|tees?|jersey|rash guard|base layer)\b/],
  ['tank top', /\b(tank( top)?|crop top|camisole|vest top|sports bra|bra|bodysuit|leotard)\b/],
  ['polo shirt', /\bpolo\b/],
  ['blazer', /\b(blazer|suit jacket|sports? (coat|jacket)|tuxedo( jacket)?|dinner jacket)\b/],
  ['puffer', /\b(puffer|down jacket|ski jacket|quilted jacket)\b/],
  ['jacket', /\b(jacket|bomber|windbreaker|softshell|gilet|kimono|overshirt|shacket)\b/],
  ['coat', /\b(coat|overcoat|trench|parka|raincoat|cape|mac|bathrobe)\b/],
  ['shirt', /\b(shirt|blouse|kurta|tunic)\b/],
  ['waistcoat', /\b(waistcoat|vest)\b/],
  ['jeans', /\bjeans?\b/],
  ['leggings', /\b(leggings|long johns|cycling shorts)\b/],
  ['joggers', /\b(joggers|sweatpants|tracksuit|pajamas)\b/],
  ['shorts', /\b(shorts|swim trunks|lederhosen)\b/],
  ['skirt', /\b(skirt|kilt)\b/],
  ['tights', /\b(tights|stockings|socks|leg warmers)\b/],
  ['trousers', /\b(trousers|chinos|pants|slacks|culottes)\b/],
  ['sneakers', /\b(sneakers?|trainers|(running|tennis|hiking|cycling|climbing|golf) shoes)\b/],
  ['boots', /\bboots?\b/],
  ['heels', /\b(heels|pumps|stilettos)\b/],
  ['sandals', /\b(sandals|slides|flip-flops|espadrilles|mules|slippers)\b/],
  ['flats', /\b(flats|ballerinas|loafers|moccasins|oxfords|derby|brogues|dance shoes|clogs)\b/],
  ['shoes', /\bshoes?\b/],
  ['bag', /\b(bag|handbag|tote|backpack|clutch|purse)\b/],
  ['hat', /\b(hat|cap|beanie|beret|turban|headscarf|hijab|balaclava|durag)\b/],
  ['sunglasses', /\b(sunglasses|glasses)\b/],
  ['scarf', /\b(scarf|shawl|bandana|neck gaiter)\b/],
  ['belt', /\b(belt|suspenders|cummerbund)\b/],
  ['tie', /\btie\b/],
  ['top', /\btop\b/],
];

/** How well one may be taken for the other, from 0 to 1, where it is not the same. Pairs that are not listed are never confused. */
const alike: readonly (readonly [one: string, other: string, likeness: number])[] = [
  ['top', 't-shirt', 0.85],
  ['top', 'tank top', 0.75],
  ['top', 'shirt', 0.75],
  ['top', 'polo shirt', 0.8],
  ['top', 'knit', 0.8],
  ['top', 'hoodie', 0.7],
  ['top', 'blazer', 0.6],
  ['top', 'jacket', 0.6],
  ['top', 'waistcoat', 0.5],
  ['t-shirt', 'polo shirt', 0.7],
  ['t-shirt', 'tank top', 0.5],
  ['t-shirt', 'knit', 0.45],
  ['t-shirt', 'hoodie', 0.35],
  ['shirt', 'polo shirt', 0.55],
  ['shirt', 't-shirt', 0.4],
  ['shirt', 'jacket', 0.4],
  ['knit', 'hoodie', 0.65],
  ['knit', 'polo shirt', 0.45],
  ['hoodie', 'jacket', 0.45],
  ['blazer', 'jacket', 0.8],
  ['blazer', 'waistcoat', 0.3],
  ['puffer', 'jacket', 0.85],
  ['puffer', 'coat', 0.75],
  ['coat', 'jacket', 0.4],
  ['coat', 'blazer', 0.15],
  ['trousers', 'jeans', 0.65],
  ['trousers', 'joggers', 0.65],
  ['trousers', 'leggings', 0.5],
  ['trousers', 'jumpsuit', 0.2],
  ['jeans', 'leggings', 0.4],
  ['joggers', 'leggings', 0.5],
  ['tights', 'leggings', 0.6],
  ['dress', 'skirt', 0.35],
  ['dress', 'jumpsuit', 0.35],
  ['dress', 'top', 0.3],
  ['shoes', 'sneakers', 0.85],
  ['shoes', 'flats', 0.9],
  ['shoes', 'heels', 0.8],
  ['shoes', 'sandals', 0.75],
  ['shoes', 'boots', 0.6],
  ['sneakers', 'flats', 0.4],
  ['heels', 'flats', 0.5],
  ['hat', 'scarf', 0.2],
];

const likenesses = new Map(
  alike.flatMap(([one, other, likeness]) => [
    [`${one} ${other}`, likeness],
    [`${other} ${one}`, likeness],
  ]),
);

/** What a garment whose kind was not told may be: anything, though nothing in particular. */
const unknownKind = 0.65;

/** The kind that words name; undefined where they name none. */
export function kindIn(words: string): string | undefined {
  const said = words.toLowerCase();
  return kinds.find(([, pattern]) => pattern.test(said))?.[0];
}

/** How likely a garment that was seen as one noun is what its owner calls another, from 0 to 1. */
export function kindLikeness(seen: string, owned: string): number {
  if (seen === owned) return 1;
  const [one, other] = [kindIn(seen), kindIn(owned)];
  if (one === undefined || other === undefined) return unknownKind;
  return one === other ? 1 : (likenesses.get(`${one} ${other}`) ?? 0);
}
