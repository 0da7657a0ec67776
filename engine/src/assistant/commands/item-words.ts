import { basicColours } from '../../colour/basic-colours.ts';
import type { ItemEdit } from '../change.ts';
import type { Command } from './command.ts';

/** What stands around the thing in "can you add a red wool scarf to my wardrobe please", in the five languages. */
const before =
  /^\W*(?:(?:please|pls|plz|hey|hi|ok|so|can|could|would|you|u|bitte|kannst du|por favor|porfa|puedes|stp|tu peux|kan du)\W+)*(?:(?:i\s+)?(?:just\s+|also\s+|have\s+)?(?:add|put|insert|enter|save|log|include|new in|new|got|bought|purchased|ordered|picked up|was given|was gifted|received|copped|scored|snagged|thrifted|treated myself to)\b|i(?:'?ve| have)?(?: just)? (?:bought|got|purchased|ordered)|(?:hab(?:e)?(?: mir)?|ich hab(?:e)?(?: mir)?|füge?|trage?|nimm|neu)\b|(?:he comprado|me he comprado|compré|añade|agrega|mete|apunta|nuevo|nueva)\b|(?:j['’]ai acheté|ajoute|rajoute|mets|note|nouveau|nouvelle|nouvelles|nouveaux)\b|(?:legg til|legg te|legg inn|jeg kjøpte|kjøpte|har kjøpt|ny|nytt|nye)\b)\W*(?:(?:for )?myself|me|us|today|heute|hoy|aujourd['’]hui|i dag)?\W*/iu;
const behind =
  /[\s,.!-]*\b(?:(?:add|put|log|note|enter|save) (?:it|them|that|those|this)(?: in| to .*)?|(?:to|in|into|on) (?:my |the )?(?:wardrobe|closet|list|collection|items|clothes)|(?:pop|stick|chuck) (?:it|them|that|this) in|please|pls|plz|today|thanks|thx|ty|hinzu|ein|auf|gekauft|trag (?:sie|es|ihn) ein|bitte(?: aufnehmen)?|aufnehmen|in meinen? (?:kleiderschrank|schrank|garderobe)|ap[uú]ntalas?|m[eé]telas?|(?:a|en) mi armario|por favor|porfa|note-les|ajoute-(?:les?|la)|(?:à|dans) ma garde-robe|stp|svp|legg (?:dem|den|det) inn|i garderoben(?: min)?|takk)\s*[.!]*$/iu;

/** The things that are to be added, as they were called. */
export function addedText(text: string): string {
  let said = text
    .trim()
    .replace(/^\W*(?:and|then|also|und|y|et|og)\s+/i, '')
    .replace(before, '');
  for (let k = 0; k < 4 && behind.test(said); k++) said = said.replace(behind, '').trim();
  return said
    .replace(/^(?:a|an|the|some|my|one|einen?|eine|den|die|das|una?|unas|unos|une?|des|et|ei|en)\s+/iu, '')
    .replace(/[.!?]+$/, '')
    .trim();
}

type Found = { edit: ItemEdit; said: [field: string, value: string] };

const sizeWords =
  /\b(?:size|größe|talla|taille|størrelse(?:n)?|pointure)\b\D{0,24}?(\d{1,3}(?:[.,]5)?(?:\s*\/\s*\d{2})?|xxs|xs|s|m|l|xl|xxl|small|medium|large)\b/iu;
const priceWords =
  /\b(?:price|paid|cost|costs|worth|preis|precio|prix|pris(?:en)?|kostet|gekostet|cuesta|costó|costaron|costar|cost[eé]|coûte|coûté|kostet)\b\D{0,24}?(\d+(?:[.,]\d{1,2})?)/iu;
const brandWords =
  /\b(?:brand|maker|label|marke|marca|marque|merke(?:t)?)\b.*?\b(?:to|is|as|auf|ist|es|a|est|à|til|er)\s+(.{2,40})$|\b(?:it'?s|is|are|theyre) (?:from|by) (.{2,40})$/iu;
const nameWords =
  /\b(?:rename|call|benenn\w*|nenn\w*|cambia el nombre|renombra|renomme|appelle|døp om|kall|gi nytt navn)\b.*?\b(?:to|as|in|zu|auf|a|en|à|til)\s+(.{2,60})$|\bcall (?:it|this|that|the [^,]+?|them) (my .{2,60}|.{2,60})$/iu;
/** "Rename it costume blazer", "nenn sie Papas Jacke". */
const bareName =
  /\b(?:rename|call|benenn\w*|nenn\w*|renombra|ll[aá]ma|renomme|appelle|døp|kall)(?:l[oae])?[ -](?:it|this|that|them|sie|es|ihn|das|la|lo|le|den|det)(?: um)?\s+(.{2,60})$/iu;
/** Whether a message gives a garment another name. */
export function isRenaming(text: string): boolean {
  return bareName.test(text) || nameWords.test(text);
}

const cloths =
  /\b(wool|cashmere|merino|silk|cotton|linen|leather|suede|denim|polyester|viscose|velvet|corduroy|nylon|satin|fleece|down|canvas|alpaca|mohair|tweed|flannel|jersey|lycra|acrylic)\b/i;

/** What a message sets on a garment: its size, price, maker, name, color or cloth. */
export function editOf({ text, question }: Command): Found | undefined {
  const name = nameWords.exec(text) ?? bareName.exec(text);
  const called = (name?.[1] ?? name?.[2])?.replace(/[.!]+$/, '').trim();
  if (called) return { edit: { description: called }, said: ['description', called] };
  const price = priceWords.exec(text)?.[1];
  if (price) return { edit: { price: Number(price.replace(',', '.')) }, said: ['price', price] };
  const size = sizeWords.exec(text)?.[1];
  if (size) return { edit: { size: size.toUpperCase() }, said: ['size', size.toUpperCase()] };
  const brand = brandWords.exec(text);
  const maker = (brand?.[1] ?? brand?.[2])?.replace(/[.!]+$/, '').trim();
  if (maker) return { edit: { brand: capitals(maker) }, said: ['brand', capitals(maker)] };
  const season = /\b(spring|summer|fall|autumn|winter)\b/.exec(question.plain)?.[1];
  if (season && /\b(season|only|for)\b/.test(question.plain)) {
    const kept = season === 'autumn' ? 'fall' : (season as 'spring');
    return { edit: { season: kept }, said: ['season', kept] };
  }
  return colourOf(question.plain) ?? clothOf(question.plain);
}

const shades = `${basicColours.join('|')}|navy|charcoal|camel|beige|cream|ivory|burgundy|tan|khaki|olive|teal|mustard|maroon|lilac|gold|silver|off-white|coral|turquoise|mint|rust`;
/** The last color that is said without "not" before it: "it isn't brown, it's burgundy". */
function colourOf(plain: string): Found | undefined {
  const all = [
    ...plain.matchAll(
      new RegExp(
        `(\\b(?:not|isnt|arent|no|never)\\s+(?:really )?)?\\b((?:dark |light |pale )?(?:${shades}))\\b`,
        'g',
      ),
    ),
  ];
  const said = all.filter(([, refused]) => refused === undefined).map(([, , colour = '']) => colour);
  const last = said.at(-1);
  const isSaid = said.length > 1 || all.length > said.length || /\b(color|colour|shade)\b/.test(plain);
  return last && (isSaid || /\b(is|are|its|to|as)\b/.test(plain))
    ? { edit: { colour: last }, said: ['colour', last] }
    : undefined;
}

function clothOf(plain: string): Found | undefined {
  const cloth = cloths.exec(plain)?.[1];
  return cloth ? { edit: { material: cloth }, said: ['material', cloth] } : undefined;
}

function capitals(words: string): string {
  return words.replace(/(^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
}
