import fillers from '../../knowledge/assistant/purchase-fillers.json' with { type: 'json' };
import { brandRegisters } from '../../knowledge/garments/brand-registers.ts';
import { readName } from '../../stylist/item-text/words/read-words.ts';
import { capital } from '../words.ts';

/** What a message says of a purchase: the words for the garment, what was paid, as it was said, and who made it. */
export type Purchase = { name: string; price: string | undefined; maker?: string };

const amount = '\\d{1,5}(?:[.,]\\d{1,2})?';
const units =
  '€|\\$|£|euros?|eur|quid|bucks?|dollars?|usd|aud|cad|gbp|pounds?|kr(?:oner)?|nok|chf|francs?|pavos?|tacken|balles';
const forIt =
  '(?:(?:for|cost(?:s|ed)?(?: me)?|paid|was|it was|they were|à|für|um|por|pour|til|kostet|gekostet|cost[oó]|coûté)\\s+(?:me\\s+)?(?:only\\s+|just\\s+|about\\s+|nur\\s+|solo\\s+|bare\\s+)?)';
const withUnit = new RegExp(
  `${forIt}?(?:([€$£])\\s?(${amount})|(?<![\\p{L}\\p{N}])(${amount})\\s?(${units}))(?!\\p{L})`,
  'giu',
);
/** A number with cents is a price wherever it stands. */
const withCents = /(?<![\p{L}\p{N}.,:])(\d{1,5}[.,]\d{2})(?![\p{N}.,:])/iu;
/** "For 40", "249 at Myer", "blunnies!! 249": a bare number is a price only beside such words. */
const bare = new RegExp(
  `(?<!\\p{L})${forIt}(${amount})(?![\\p{L}\\p{N}%])|(?<=[^\\d][!.,;–-]\\s*)(${amount})(?=\\s*(?:$|[.!,]|at\\s))|(?<=\\s(?:at|from|bei|von|chez|hos|fra|på)\\s[\\p{L}&.]+\\s)(${amount})$|(?<![\\p{L}\\p{N}])(\\d{2,4}(?:[.,]\\d{2})?)(?=\\s+(?:at|from|bei|chez|hos)\\s)`,
  'giu',
);
const place = "\\p{L}[\\p{L}\\p{N}&'’.-]*";
const shop = new RegExp(
  `\\s+(?:at|from|bei|beim|chez|hos|down at)\\s+(?:the\\s+|my\\s+|an?\\s+|dem\\s+|der\\s+)?${place}(?:\\s(?!for\\b|today\\b|and\\b|für\\b|um\\b|por\\b|pour\\b)${place}){0,2}(?=\\s*(?:$|[,.!;]|for\\b|today\\b|für\\b|um\\b|por\\b|pour\\b|and\\b|gekauft|bestellt|geholt|gegönnt|mitgenommen|ergattert|reduced|last\\b))`,
  'giu',
);
const market =
  /\s+(?:on|off|from|auf|über|sur|en|på|in)\s+(?:the\s+)?(?:sale|vinted|ebay|depop|etsy|amazon|facebook|fb|marketplace|asos|zalando|willhaben|kleinanzeigen|wallapop|leboncoin|finn|tise|poshmark|thredup)(?!\p{L})/giu;
const when =
  /(?<!\p{L})(?:(?:on |am |el |le |på )?(?:last |letzten |pasado |forrige )?(?:mon|tues|wednes|thurs|fri|satur|sun|mon|diens|donners|frei|sams|sonn)(?:day|tag)|(?:am |letzten )?mittwoch|el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(?:på )?(?:man|tirs|ons|tors|fre|lør|søn)dag|today|just now|yesterday|this (?:morning|afternoon|week)|last (?:week|night|weekend)|heute?|gestern|vorhin|hoy|ayer|aujourd['’]hui|hier|i dag|i går)(?!\p{L})/giu;
const bought =
  /(?<!\p{L})(?:gekauft|bestellt|bekommen|geholt|mitgenommen|ergattert|geschossen|gegönnt|gefunden|entdeckt|abgestaubt|found|bought|ordered|comprad[oa]s?|acheté(?:e?s?)?|kjøpt)\s*$/iu;
/** "My order came: black wide leg pants", "new trainers arrived - grey 574s": what is said before the thing. */
const announcement =
  /^(?:(?:mir |welche |was |some |them )*(?:gekauft|bought)(?=\s*[,:])|(?:new |neue[sr]? )?(?:jacket|coat|shoes|jacke|mantel|schuhe|hose|kleid|teil|item|stück)(?=\s*:)|.{0,40}?\b(?:arrived|came|came today|delivered|turned up|is here|are here|angekommen|gekommen|ist da|sind da|llegó|llegaron|arrivé[es]*|kom)\b)\s*(?:today|heute)?\s*[-–:,]\s*/iu;
const fresh =
  /^(?:(?:a|an|the|some|my|one|second|another|pair of|einen?|ein|eine|neue[rns]?|una?|unas|unos|une?|des|et|ei|en)\s+)*(?:(?:brand )?new|second pair of|another pair of|neue[rns]?|nuev[oa]s?|nouve(?:au|aux|lles?)|nye?)\s+(?!balance\b|era\b|look\b|rock\b)/iu;

/** "Boots, burgundy suede ankle boots": the part that says more. */
function mainPart(said: string): string {
  const [first = '', second, ...more] = said.split(/,\s+/);
  const noun = first.split(' ').at(-1)?.toLowerCase() ?? '';
  const isFuller = second?.toLowerCase().includes(noun) && second.length > first.length;
  return second !== undefined && more.length === 0 && noun.length > 2 && isFuller ? second : said;
}

const news =
  /(?<!\p{L})(?:new|neue[nrms]?|nuev[oa]s?|nouv\p{L}+|nye?|bought|got|geholt|gekauft|gegönnt|zugelegt|besorgt|bestellt|comprado|acheté\p{L}*|kjøpt)(?!\p{L})/iu;
const listed =
  /^(?:an?|the|my|some|and|with|plus|eine?[nmrs]?|ne[nr]?|und|mit|una?|y|con|une?|et|avec|og|med)\s/iu;
const mostOfThing = 5;

/**
 * "A new bag, backpack black": what was got in general, and behind it which one it is. "A new dress! Burgundy wrap midi" says
 * behind it only what it looks like.
 */
function behindNews(said: string): string {
  const [first = '', second = ''] = said.split(/[,:;–]\s+|\.{2,}\s*|\s-\s|!+\s+/u);
  if (!news.test(first) || listed.test(second)) return said;
  const behind = said.slice(said.indexOf(second, first.length));
  const { nouns, attributes } = readName(second.toLowerCase(), 0, second.length);
  const isColored = attributes.some(({ meanings }) => meanings.some(({ field }) => field === 'colour'));
  const isNamed = nouns.some(({ meanings }) => meanings.some(({ strength }) => strength === 'garment'));
  if (isNamed) return second.split(/\s+/).length <= mostOfThing ? behind : said;
  const noun = isColored ? /\p{L}+$/u.exec(first)?.[0] : undefined;
  const looks = second.replace(/\s+(?:from|by|at)\s.*$/iu, '');
  const isShort = looks.split(/\s+/).length <= mostOfThing;
  return noun !== undefined && isShort ? `${looks} ${noun}${behind.slice(looks.length)}` : said;
}

const lowered = new RegExp(
  `(?<!\\p{L})(?:was|were|originally|from|instead of|usually)\\s+[€$£]?(${amount})\\s?(?:${units})?,?\\s+(?:(?:but|and|then|i|we|got|it|them|paid|now|down|reduced|marked|only|just|for|to)\\s+)*(?:for|to|now|paid|down to)\\s+(?=[€$£]?\\d)`,
  'iu',
);

/** "Was 90, got it for 63": what was paid in the end. */
function asPaid(said: string): string {
  return said.replace(lowered, 'for ');
}

/** So many words are a sentence and no name. */
const mostOfName = 6;

/** "My wife bought me new trousers, grey wool trousers, I am to wear them": the part that names a garment in a few words. */
function garmentPart(said: string): string {
  const count = (part: string) => part.split(/\s+/).length;
  if (count(said) <= mostOfName) return said;
  const parts = said
    .split(/[.;!?]\s|,\s*|\s(?=(?:i|ich|she|he|sie|er)\s)/iu)
    .map((part) => part.replace(/^[\s,.]+|[\s,.]+$/g, ''))
    .filter((part) => part !== '' && count(part) < mostOfName);
  return parts.find((part) => readName(part.toLowerCase(), 0, part.length).nouns.length > 0) ?? said;
}

/** Takes apart what was bought, what it cost, where and when; of a list of several priced things nothing is taken away. */
export function purchaseIn(text: string, whole = text): Purchase {
  const said = asPaid(text);
  const marked = [...said.matchAll(withUnit)];
  if (marked.length > 1 || /\n/.test(said)) return { name: said, price: undefined };
  const [unit] = marked;
  const isWithUnit = unit !== undefined;
  const price = unit ? amountOf(unit) : undefined;
  let left = behindNews(said.replace(announcement, '')).replace(withUnit, ' ').replace(when, ' ');
  const cents = isWithUnit ? null : withCents.exec(left);
  const [other] = isWithUnit ? [] : left.matchAll(bare);
  const number = cents ?? other;
  const alone = number?.slice(1).find((each) => each !== undefined);
  if (number) left = `${left.slice(0, number.index)} ${left.slice(number.index + number[0].length)}`;
  left = left
    .replace(/\s+/g, ' ')
    .replace(market, '')
    .replace(shop, '')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,.!;–-]+|[\s,.!?;–-]+$/g, '')
    .replace(bought, '')
    .replace(fresh, '')
    .trim();
  const maker = makerIn(said);
  const name = named(
    whole,
    mainPart(garmentPart(withoutSeller(left, maker)))
      .replace(/\s+([,.;])/g, '$1')
      .replace(/[!?]+(?=\s|$)/g, ''),
  );
  return name === ''
    ? { name: said, price: undefined }
    : { name, price: price ?? alone, ...(maker === undefined ? {} : { maker }) };
}

const rowsOf = (list: string) => list.split(', ').sort((a, b) => b.length - a.length);
const opening = new RegExp(
  `^(?:(?:${[...rowsOf(fillers.opening), ...rowsOf(fillers.opinion)].join('|')})(?:[.,:!]|(?=\\s))\\s*)+(?=\\S)`,
  'iu',
);
/** "Coat navy wool one", "new coat, navy wool one": the kind stands before what it looks like. */
const oneBehind = /^(\p{L}[\p{L}-]+)[\s,]+((?:\p{L}[\p{L}-]*\s){1,4})ones?$/iu;
const restBehind =
  /[\s,.;–-]+(?:so happy|i love (?:it|them)|love (?:it|them)|finally|lol|haha|yay|reduced|in the sale|secondhand|second hand|reduziert|im sale|runtergesetzt|endlich)\W*$/iu;

/** "Einen grauen Schal" is called "grauer Schal". */
const masculine = /^(?:[^\s]+\s)*?(?:einen|diesen|meinen)\s/iu;

/** The words for the garment alone, as a name. */
function named(whole: string, said: string): string {
  const bare = said.replace(restBehind, '').replace(opening, '').trim();
  const plain = masculine.test(whole) ? bare.replace(/^(\p{L}{3,})en(?=\s)/u, '$1er') : bare;
  const turned = oneBehind.exec(plain);
  const name = turned ? `${turned[2]?.trim()} ${turned[1]}` : plain;
  return /^\p{Lu}/u.test(name) || /\d/.test(name.charAt(0)) ? name : capital(name);
}

const makers = new Set([
  ...brandRegisters.filter(({ register }) => register > 0).flatMap(({ names }) => names.split(', ')),
  ...fillers.makers.split(', '),
]);
const shops = new Set(fillers.shops.split(', '));
const sellers = new RegExp(
  `[\\s,.;]+(?:(?:at|from|by|in|bei|von|beim|im|de|en|chez|hos|på|fra)\\s+(?:a |the |einem |der )?)?(?:${rowsOf(fillers.shops).join('|')})[\\s,.!]*$`,
  'iu',
);

/** "Suede boots, ecco", "skirt, Goodwill": who sold it is no part of the name. */
function withoutSeller(said: string, maker: string | undefined): string {
  const left = said.replace(/[\s,;]+(?=,)/g, '').replace(sellers, '');
  if (maker === undefined) return left;
  const own = maker.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return left.replace(
    new RegExp(`(?:\\s+(?:at|from|by|bei|von|beim|chez|hos|på|fra)|,)\\s+${own}(?=\\W|$)`, 'iu'),
    '',
  );
}
const bySeller = new RegExp(
  `(?:,|(?<!\\p{L})(?:at|from|by|bei|von|beim|de|en|chez|hos|på|fra))\\s+((?:${place}\\s?){1,3})`,
  'giu',
);

/** Who made it, where the shop that is named sells its own. */
function makerIn(said: string): string | undefined {
  for (const [, words = ''] of said.matchAll(bySeller)) {
    const parts = words.trim().split(/\s+/);
    for (let count = parts.length; count > 0; count--) {
      const name = parts
        .slice(0, count)
        .join(' ')
        .replace(/[.,!]+$/, '');
      const known = plainName(name);
      if (shops.has(known)) return undefined;
      if (makers.has(known) || makers.has(name.toLowerCase())) return written(name);
    }
  }
  return undefined;
}

function plainName(name: string): string {
  return name.toLowerCase().replace(/['’.]/g, '').replace(/&/g, ' ').replace(/\s+/g, ' ');
}

/** Whether a name is of a shop that sells what others make. */
export function isShop(name: string): boolean {
  return shops.has(plainName(name));
}

function written(name: string): string {
  return name.replace(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase());
}

function amountOf([, sign, ofSign, ofUnit, unit = '']: RegExpMatchArray): string {
  if (sign !== undefined) return `${sign}${ofSign}`;
  const known = symbols.find(([pattern]) => pattern.test(unit))?.[1];
  return known === undefined ? `${ofUnit} ${unit}` : `${known}${ofUnit}`;
}

const symbols: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|euros?|eur|pavos?|tacken|balles)$/i, '€'],
  [/^(?:£|quid|gbp|pounds?)$/i, '£'],
  [/^(?:\$|bucks?|dollars?|usd|aud|cad)$/i, '$'],
];

/** What somebody got for what they sold: "for $20", "20 bucks". */
export function priceIn(text: string): string | undefined {
  const [unit] = text.matchAll(withUnit);
  if (unit) return amountOf(unit);
  const [number] = text.matchAll(bare);
  return (
    number?.[1] ??
    gotFor
      .exec(text)
      ?.slice(1)
      .find((each) => each !== undefined)
  );
}

/** "Somebody paid 30", "hat einer 30 gezahlt". */
const gotFor =
  /(?<!\p{L})(?:paid|got|gave me|fikk|bekam|bekommen|pagaron|payé)\s+(?:me\s+)?(\d{1,4})(?!\p{N})|(?<![\p{N}])(\d{1,4})\s+(?:gezahlt|bezahlt|bekommen|gekriegt)/iu;
