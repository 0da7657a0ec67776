/** A stretch of numbers; `above` and `below` leave their own number out. */
export type Amount = { least?: number; most?: number; above?: number; below?: number };
/** Amounts that a question names: of money, and of times worn. */
export type Amounts = { price?: Amount; worn?: Amount };

const words: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  'a hundred': 100,
  'one hundred': 100,
  'two hundred': 200,
  'three hundred': 300,
  'five hundred': 500,
  'a thousand': 1000,
  once: 1,
  twice: 2,
  'a dozen': 12,
  'a couple of': 2,
  'a handful of': 5,
};
const spelled = Object.keys(words)
  .sort((a, b) => b.length - a.length)
  .join('|');
const number = `(?:[€$£]\\s?)?(?:\\d{1,6}(?:[.,]\\d{1,2})?|${spelled})`;
const money = '(?:[€$£]|euros?|eur|bucks|dollars?|usd|quid|pounds?|gbp|francs?|chf)';
const times = '(?:times?|wears?|wearings?|outings?|x)';
const unit = `(?:\\s?(${money})|\\s?(${times}))?(?!\\s?(?:%|°|degrees|c\\b|days?|weeks?|months?|years?|minutes?|hours?|cm|mm|inch|inches|kg|people|items?|pieces?|pairs?|outfits?|colou?rs|\\d|am\\b|pm\\b|o clock))`;

type Bound = keyof Amount;
/** How a bound is said before its number, and behind it. */
const before: readonly [Bound, string][] = [
  [
    'most',
    'no more than|not more than|at most|at the most|up to|max(?:imum)?(?: of)?|not over|within|a budget of|no higher than',
  ],
  ['least', 'no less than|not less than|at least|min(?:imum)?(?: of)?|not under|from'],
  [
    'below',
    'under|below|beneath|less than|fewer than|cheaper than|lower than|less often than|south of|shy of',
  ],
  [
    'above',
    'over|above|more than|upwards of|north of|dearer than|pricier than|more expensive than|exceeding|higher than|beyond',
  ],
];
const after: readonly [Bound, string][] = [
  ['most', 'or less|or fewer|or under|or below|or cheaper|max(?:imum)?|tops|at most|at the most'],
  ['least', 'or more|or over|or above|\\+|plus|upwards|and up|at least'],
];

const patterns: readonly [Bound, RegExp][] = [
  ...before.map(([bound, said]): [Bound, RegExp] => [
    bound,
    new RegExp(`\\b(?:${said})\\s+(?:about\\s+|around\\s+|like\\s+|say\\s+)?(${number})${unit}`, 'g'),
  ]),
  ...after.map(([bound, said]): [Bound, RegExp] => [
    bound,
    new RegExp(`(?<![\\w€$£])(${number})${unit}\\s*(?:${said})(?![a-z])`, 'g'),
  ]),
];
const between = new RegExp(`\\bbetween\\s+(${number})${unit}\\s+(?:and|to)\\s+(${number})${unit}`);
const exactly =
  /\b(?:(?:only|just|exactly|worn|wore)\s+(once|twice|one time|\w+ times)|(once|twice) (?:only|ever))\b/;
const aboutWears = /\b(worn|wear|wore|times|wears|used)\b/;
const aboutMoney =
  /\b(cost|costs|price|priced|prices|pay|paid|spend|spent|cheap|cheaper|expensive|budget|splurge|splurged|money|worth|bargain|afford|affordable|anything|everything|something|things?|pieces?)\b|[€$£]/;

/** "Where nothing cost more than 80": the bound is turned round. */
const noneOf =
  /\b(nothing|none of (it|them|these)|no (item|piece|thing|garment)s?)\b.{0,12}\b(costs?|costing|priced|paid|over|above|under|below|more|less)\b/;
const opposite: Readonly<Record<Bound, Bound>> = {
  above: 'most',
  least: 'below',
  most: 'above',
  below: 'least',
};

function numberOf(said: string): number {
  const plain = said
    .replace(/[€$£]+/, '')
    .replace(',', '.')
    .trim();
  return words[plain] ?? Number(plain);
}

/** The amounts that a question in lower case names; empty where it names none. */
export function readAmounts(plain: string): Amounts {
  const found: Amounts = {};
  const isNone = noneOf.test(plain);
  const add = (said: string, isMoney: boolean, isTimes: boolean, saidBound: Bound) => {
    const bound = isNone ? opposite[saidBound] : saidBound;
    const value = numberOf(said);
    const field = fieldOf(plain, said, isMoney, isTimes, value);
    if (field) found[field] = { ...found[field], [bound]: value };
  };
  const range = between.exec(plain);
  if (range) {
    const [, low = '', lowMoney, lowTimes, high = '', highMoney, highTimes] = range;
    const isMoney = Boolean(lowMoney ?? highMoney);
    const isTimes = Boolean(lowTimes ?? highTimes);
    add(low, isMoney, isTimes, 'least');
    add(high, isMoney, isTimes, 'most');
    return found;
  }
  for (const [bound, pattern] of patterns)
    for (const [, said = '', isMoney, isTimes] of plain.matchAll(pattern))
      add(said, Boolean(isMoney), Boolean(isTimes), bound);
  return found.worn ? found : { ...found, ...wornExactly(plain) };
}

function fieldOf(
  plain: string,
  said: string,
  isMoney: boolean,
  isTimes: boolean,
  value: number,
): keyof Amounts | undefined {
  if (isMoney || /[€$£]/.test(said)) return 'price';
  if (isTimes || /^(once|twice)$/.test(said)) return 'worn';
  if (
    aboutWears.test(plain) &&
    !/\b(cost|paid|price|spent)\b/.test(plain) &&
    /\b(worn|wore|times)\b/.test(plain)
  )
    return 'worn';
  return value >= 10 && (aboutMoney.test(plain) || plain.split(' ').length < 10) ? 'price' : undefined;
}

/** "Only worn once", "never worn". */
function wornExactly(plain: string): Amounts {
  if (
    /\b(never|not once|not even once|zero times)\b.{0,20}\b(worn|wore|used)\b|\b(worn|wore)\b.{0,12}\bnever\b|\bstill (unworn|with tags)\b|\b(havent|have not|havent even|didnt) (\w+ )?(ever )?(worn|wear) (\w+ )?(yet|once|at all)\b/.test(
      plain,
    )
  )
    return { worn: { most: 0 } };
  if (!/\b(have|ive|i|was|were|been)\b/.test(plain) || !/\b(worn|wore)\b/.test(plain)) return {};
  const match = exactly.exec(plain);
  if (!match) return {};
  const value = numberOf((match[1] ?? match[2] ?? '').replace(/ times?$/, ''));
  return Number.isFinite(value) ? { worn: { least: value, most: value } } : {};
}

/** Whether a number lies in a stretch. */
export function isWithin(value: number, { least, most, above, below }: Amount): boolean {
  return (
    (least === undefined || value >= least) &&
    (most === undefined || value <= most) &&
    (above === undefined || value > above) &&
    (below === undefined || value < below)
  );
}

/** How a stretch reads: "under 70", "between 20 and 50". */
export function amountWords({ least, most, above, below }: Amount): string {
  if (least !== undefined && most !== undefined)
    return least === most ? `exactly ${least}` : `between ${least} and ${most}`;
  const parts = [
    ...(below === undefined ? [] : [`under ${below}`]),
    ...(most === undefined ? [] : [`up to ${most}`]),
    ...(above === undefined ? [] : [`over ${above}`]),
    ...(least === undefined ? [] : [`at least ${least}`]),
  ];
  return parts.join(' and ');
}
