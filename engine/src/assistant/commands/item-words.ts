import { basicColours } from '../../colour/basic-colours.ts';
import type { AssistantItem } from '../assistant-context.ts';
import type { ItemEdit } from '../change.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import type { Command } from './command.ts';

/** What stands around the thing in "can you add a red wool scarf to my wardrobe please", in the five languages. */
const before =
  /^\W*(?:(?:please|pls|plz|hey|hi|ok|so|can|could|would|you|u|bitte|kannst du|por favor|porfa|puedes|stp|tu peux|kan du)\W+)*(?:(?:i\s+)?(?:just\s+|also\s+|have\s+)?(?:add|put|insert|enter|save|log|include|new in|new|got|bought|purchased|ordered|picked up|was given|was gifted|received|copped|scored|snagged|thrifted|treated myself to)\b|i(?:'?ve| have)?(?: just)? (?:bought|got|purchased|ordered)|(?:hab(?:e)?(?: mir)?|ich hab(?:e)?(?: mir)?|füge?|trage?|nimm|neu)\b|(?:he comprado|me he comprado|compré|añade|agrega|mete|apunta|nuevo|nueva)\b|j['’]ai acheté(?!\p{L})|(?:ajoute|rajoute|mets|note|nouveau|nouvelle|nouvelles|nouveaux)\b|(?:legg til|legg te|legg inn|jeg kjøpte|kjøpte|har kjøpt|ny|nytt|nye)\b)\W*(?:(?:for )?myself|me|us|today|heute|hoy|aujourd['’]hui|i dag)?\W*/iu;
const behind =
  /[\s,.!-]*\b(?:(?:add|put|log|note|enter|save) (?:it|them|that|those|this)(?: in| to .*)?|(?:to|in|into|on) (?:my |the )?(?:wardrobe|closet|list|collection|items|clothes)|(?:pop|stick|chuck) (?:it|them|that|this) in|leg(?:e|st)? (?:(?:die|den|das|sie|es|ihn|mal|bitte|du|mir) )+an|(?:nimm|pack|häng|trag)(?:e)? (?:die|den|das|sie|es|ihn) (?:mal |bitte )*(?:auf|rein|dazu)|please|pls|plz|today|thanks|thx|ty|hinzu|ein|auf|gekauft|trag (?:sie|es|ihn) ein|bitte(?: aufnehmen)?|aufnehmen|in meinen? (?:kleiderschrank|schrank|garderobe)|ap[uú]ntalas?|m[eé]telas?|(?:a|en) mi armario|por favor|porfa|note-les|ajoute-(?:les?|la)|(?:à|dans) ma garde-robe|stp|svp|legg (?:dem|den|det) inn|i garderoben(?: min)?|takk)\s*[.!]*$/iu;

/** The things that are to be added, as they were called. */
export function addedText(text: string): string {
  let said = text
    .trim()
    .replace(/^\W*(?:and|then|also|und|y|et|og)\s+/i, '')
    .replace(before, '');
  for (let k = 0; k < 4 && behind.test(said); k++) said = said.replace(behind, '').trim();
  return said
    .replace(
      /^(?:a|an|the|some|my|one|einen?|eine|ne[nr]?|den|die|das|una?|unas|unos|une?|des|et|ei|en)\s+/iu,
      '',
    )
    .replace(/[.!?]+$/, '')
    .trim();
}

/** What is to be set, with the name of the field and the value as a person would say it. */
export type Found = { edit: ItemEdit; said: [field: string, value: string] };

const sizeWords =
  /\b(?:size|größe|talla|taille|størrelse(?:n)?|pointure)\b\D{0,24}?(\d{1,3}(?:[.,]5)?(?:\s*\/\s*\d{2})?|xxs|xs|s|m|l|xl|xxl|small|medium|large)\b/iu;
const priceWords =
  /(?<!\p{L})(?:price|paid|costs?|worth|preis|bezahlt|gekostet|kostet|precio|cost[oóeé]|costaron|cuesta|pagu[eé]|prix|pay[eé]|co[uû]t\p{L}*|pris(?:en)?|kosta|betalte)(?!\p{L})/iu;
/** A size alone, or behind the word for it: "M", "size 12", "42.5". */
export function sizeSaid(value: string): string | undefined {
  const said = sizeWords.exec(`size ${value}`)?.[1];
  return said?.toUpperCase();
}

const notThis = /(?<!\p{L})(?:not|nicht|no|pas|ikke|itj|instead of|statt)\s+\d+(?:[.,]\d{1,2})?/giu;

/** "They cost 75, not 65". */
function priceSaid(text: string): string | undefined {
  if (!priceWords.test(text)) return undefined;
  return /\d+(?:[.,]\d{1,2})?/.exec(text.replace(notThis, ''))?.[0];
}

/** Whether a message tells what something cost, and does not ask it. */
export function tellsPrice(text: string): boolean {
  return !text.includes('?') && priceSaid(text) !== undefined;
}

const brandWords =
  /\b(?:brand|maker|label|marke|marca|marque|merke(?:t)?)\b.*?\b(?:to|is|as|auf|ist|es|a|est|à|til|er)\s+(.{2,40})$|\b(?:it'?s|is|are|theyre) (?:from|by) (.{2,40})$/iu;
const naming =
  /(?<!\p{L})(?:rename|call|(?:change|set) (?:the |its |his |her )?(?:[\p{L}’']+ )*?name|benenn\p{L}*|nenn\p{L}*|tauf\p{L}*|renombra\p{L}*|ll[aá]ma\p{L}*|cambia(?:le)? el nombre|renomme\p{L}*|appelle(?:-l[ae])?|change le nom|d[øo]p\p{L}*|kall\p{L}*|gi|navn|nytt navn)(?!\p{L})[:]?\s*(.{2,80})$/iu;
const beHeißen = /(?<!\p{L})soll(?:en)?\s+(?:jetzt\s+)?(.{2,60}?)\s+hei(?:ß|ss)en\W*$/iu;
const behindTo = /^(?:.*?\s)?(?:to|as|in|zu|a|en|à|til|navn:?|nytt navn:?)\s+(.{2,60})$/iu;
const pronoun = /^(?:it|this|that|them|sie|es|ihn|lo|den|det)\s+(.{2,60})$/iu;
const beforeThing = /^(.{2,40}?)\s+(?:a|to|for)\s+(?:la|el|los|las|the|my|mi)\s+/iu;
/** "Kall regnjakka Bob": what is behind a thing in its definite form. */
const behindThing =
  /(?<!\p{L})kall\s+(?!den\b|det\b)(?:den\s+\p{L}+\s+)?\p{L}+(?:a|en|et|ene|ane)\s+(?:for\s+)?(.{2,60})$/iu;
const particles = /\s+(?:um|om|please|pls|bitte|por favor|stp|takk)$/iu;

/** The name that a message gives a garment: "rename it costume blazer", "nenn den Parka Bob"; `own` is what it is called now. */
function nameGiven(text: string, own: readonly string[]): string | undefined {
  const direct = directly.exec(text)?.[1]?.replace(reason, '').replace(particles, '').trim();
  if (direct) return direct;
  const rest = (beHeißen.exec(text)?.[1] ?? naming.exec(text)?.[1])
    ?.replace(reason, '')
    .replace(/[.!?]+$/, '')
    .replace(particles, '')
    .trim();
  if (rest === undefined) return undefined;
  const norwegian = behindThing.exec(text)?.[1];
  if (norwegian && !isOwn(norwegian, own)) return withoutOwn(norwegian.replace(particles, ''), own);
  const named = behindTo.exec(rest)?.[1] ?? pronoun.exec(rest)?.[1];
  if (named && !isOwn(named, own)) return withoutOwn(named.replace(particles, ''), own);
  const first = beforeThing.exec(rest)?.[1];
  if (first && !isOwn(first, own)) return first;
  return withoutOwn(rest, own);
}

/** "Call it suede bomber": the whole name, also where a word of it is in the name before. */
const directly = /(?<!\p{L})call (?:it|this|that|them|those) (?:the )?([^,.;!?]+)/iu;

/** Why it is called so is no part of the name: "sonst verwechsel ich die". */
const reason =
  /[\s,;]+(?:sonst|weil|damit|because|cause|cos|coz|so (?:i|that|we)|otherwise|or else|porque|así|parce que|sinon|fordi|ellers|then i)(?!\p{L}).*$/iu;

/** What is left of words once those are gone that only say which garment is meant. */
function withoutOwn(said: string, own: readonly string[]): string | undefined {
  const words = said.trim().split(/\s+/);
  const from = words.findIndex((word) => !articles.test(word) && !isOwn(word, own));
  const left = from < 0 ? '' : words.slice(from).join(' ');
  return left.length > 1 ? left : undefined;
}

const articles =
  /^(?:the|my|a|now|please|pls|mal|jetzt|nun|bitte|einfach|ab|den|die|das|meinen?|meine|el|la|los|las|mi|le|les|mon|ma|det|min|mitt|om)$/iu;

/** Whether words are of the name that a garment has. */
function isOwn(said: string, own: readonly string[]): boolean {
  const words = namingWords(said);
  return words.length > 0 && words.every((word) => own.some((each) => likeness(word, each) >= 0.75));
}

/** Whether a message gives a garment another name. */
export function isRenaming(text: string): boolean {
  return renames.test(text) || beHeißen.test(text);
}

const renames =
  /(?<!\p{L})(?:rename|(?:call|nenn\p{L}*|kall\p{L}*|appelle|ll[aá]ma) (?:it|this|that|them|sie|es|ihn|das|lo|la|le|den|det)|call (?:the|my)|benenn\p{L}*|nenn\p{L}* (?:den|die|das|mein\p{L}*)|renombra\p{L}*|ll[aá]mal[oa]|renomme\p{L}*|appelle(?:-l[ae]| la| le| mon| ma)|change le nom|cambia el nombre|(?:change|set) (?:the |its )?(?:[\p{L}’']+ )?name|kall \p{L}+(?: \p{L}+){0,2}(?= \p{L})|nytt navn|d[øo]p om)(?!\p{L})/iu;

const cloths =
  /\b(wool|cashmere|merino|silk|cotton|linen|leather|suede|denim|polyester|viscose|velvet|corduroy|nylon|satin|fleece|down|canvas|alpaca|mohair|tweed|flannel|jersey|lycra|acrylic)\b/i;

/** What a message sets on a garment: its size, price, maker, name, color or cloth. */
export function editOf({ text, question }: Command, items: readonly AssistantItem[] = []): Found | undefined {
  const own = items.flatMap(({ description }) => namingWords(description));
  const called = isRenaming(text) ? nameGiven(text, own) : undefined;
  if (called) {
    const name = nameAlone(called);
    return { edit: { description: name }, said: ['description', name] };
  }
  const price = priceSaid(text);
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

const behindName = /,?\s+(?:that['’]?s|because|cause|cuz|since|weil|denn)\s.*$/isu;

/** Who laughs at a name does not put that into it. */
const laughter = /(?:[\s,]+(?:lol|lmao|haha\p{L}*|hehe|xd|jaja\p{L}*|mdr))+\W*$/iu;

/** "The Eggplant Jacket that's what is on the tag" without why it is called so. */
export function nameAlone(said: string): string {
  const name = said.replace(behindName, '').replace(laughter, '').trim();
  return name.length > 1 ? name : said;
}
