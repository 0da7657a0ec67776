/** What a message says of a purchase: the words for the garment, and what was paid, as it was said. */
export type Purchase = { name: string; price: string | undefined };

const amount = '\\d{1,5}(?:[.,]\\d{1,2})?';
const units = '€|\\$|£|euros?|eur|quid|bucks?|dollars?|usd|aud|cad|gbp|pounds?|kr(?:oner)?|nok|chf|francs?';
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
  `(?<!\\p{L})${forIt}(${amount})(?![\\p{L}\\p{N}%])|(?<=[^\\d][!.,;–-]\\s*)(${amount})(?=\\s*(?:$|[.!,]|at\\s))|(?<=\\s(?:at|bei|chez|hos)\\s\\p{L}+\\s)(${amount})$|(?<![\\p{L}\\p{N}])(\\d{2,4}(?:[.,]\\d{2})?)(?=\\s+(?:at|from|bei|chez|hos)\\s)`,
  'giu',
);
const place = "\\p{L}[\\p{L}\\p{N}&'’.-]*";
const shop = new RegExp(
  `\\s+(?:at|from|bei|beim|chez|hos|down at)\\s+(?:the\\s+|my\\s+|an?\\s+|dem\\s+|der\\s+)?${place}(?:\\s(?!for\\b|today\\b|and\\b|für\\b|um\\b|por\\b|pour\\b)${place}){0,2}(?=\\s*(?:$|[,.!;]|for\\b|today\\b|für\\b|um\\b|por\\b|pour\\b|and\\b))`,
  'giu',
);
const market =
  /\s+(?:on|off|from|auf|über|sur|en|på|in)\s+(?:the\s+)?(?:sale|vinted|ebay|depop|etsy|amazon|facebook|fb|marketplace|asos|zalando|willhaben|kleinanzeigen|wallapop|leboncoin|finn|tise|poshmark|thredup)(?!\p{L})/giu;
const when =
  /(?<!\p{L})(?:today|just now|yesterday|this (?:morning|afternoon|week)|last (?:week|night|weekend)|heute?|gestern|vorhin|hoy|ayer|aujourd['’]hui|hier|i dag|i går)(?!\p{L})/giu;
const bought =
  /(?<!\p{L})(?:gekauft|bestellt|bekommen|geholt|ergattert|geschossen|bought|ordered|comprad[oa]s?|acheté(?:e?s?)?|kjøpt)\s*$/iu;
/** "My order came: black wide leg pants", "new trainers arrived - grey 574s": what is told before the thing. */
const told =
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

/** Takes apart what was bought, what it cost, where and when; of a list of several priced things nothing is taken away. */
export function purchaseIn(said: string): Purchase {
  const marked = [...said.matchAll(withUnit)];
  if (marked.length > 1 || /\n/.test(said)) return { name: said, price: undefined };
  const [unit] = marked;
  const isWithUnit = unit !== undefined;
  const price = unit ? amountOf(unit) : undefined;
  let left = said.replace(told, '').replace(withUnit, ' ').replace(when, ' ');
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
  const name = mainPart(left)
    .replace(/\s+([,.;])/g, '$1')
    .replace(/[!?]+(?=\s|$)/g, '');
  return name === '' ? { name: said, price: undefined } : { name, price: price ?? alone };
}

function amountOf([, sign, ofSign, ofUnit, unit = '']: RegExpMatchArray): string {
  if (sign !== undefined) return `${sign}${ofSign}`;
  const known = symbols.find(([pattern]) => pattern.test(unit))?.[1];
  return known === undefined ? `${ofUnit} ${unit}` : `${known}${ofUnit}`;
}

const symbols: readonly (readonly [RegExp, string])[] = [
  [/^(?:€|euros?|eur)$/i, '€'],
  [/^(?:£|quid|gbp|pounds?)$/i, '£'],
  [/^(?:\$|bucks?|dollars?|usd|aud|cad)$/i, '$'],
];

/** What somebody got for what they sold: "for $20", "20 bucks". */
export function priceIn(text: string): string | undefined {
  const [unit] = text.matchAll(withUnit);
  if (unit) return amountOf(unit);
  const [number] = text.matchAll(bare);
  return number?.[1];
}
