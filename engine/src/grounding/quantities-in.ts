import { colourMentions } from '../colour/colours-of-words.ts';

/** What a number counts. `share` is in percent of the outfit. */
export type Unit =
  | 'share'
  | 'times'
  | 'days'
  | 'rating'
  | 'measure'
  | 'pieces'
  | 'colors'
  | 'degrees'
  | 'money'
  | 'plain';

/** A number in a text, with what it counts and the color it stands beside, if any. Weeks, months, and years count in days. */
export type Quantity = {
  value: number;
  unit: Unit;
  color: string | undefined;
  /** "Half" and "a third" are rounder than "48 percent". */
  rough: boolean;
  /** How far off it may be: "six weeks" are 41 days. */
  within: number;
  /** It counts among many: "seven of them", "forty outfits". */
  ofMany: boolean;
  text: string;
  /** What stands behind it. */
  behind: string;
};

const ones =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const words = new Map<string, number>([
  ...ones.map((word, k): [string, number] => [word, k]),
  ...tens.map((word, k): [string, number] => [word, 10 * (k + 2)]),
  ...tens.flatMap((ten, k) =>
    ones.slice(1, 10).map((one, n): [string, number] => [`${ten}-${one}`, 10 * (k + 2) + n + 1]),
  ),
  ['dozen', 12],
  ['hundred', 100],
  ['twice', 2],
  ['thrice', 3],
]);
const ordinals = new Map(
  'second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'
    .split(' ')
    .map((word, k) => [word, k + 2]),
);
const parts = new Map([
  ['half', 50],
  ['third', 100 / 3],
  ['quarter', 25],
  ['fifth', 20],
  ['sixth', 100 / 6],
  ['tenth', 10],
]);
const numeral = String.raw`\d+(?:[.,]\d+)?|${[...words.keys()].sort((a, b) => b.length - a.length).join('|')}`;
const counted = new RegExp(
  String.raw`(?<![\w#$€£-])(${numeral})(?![\w]|-(?:button|piece|inch|tone|way|ply|breasted))`,
  'giu',
);
const fraction = new RegExp(
  String.raw`\b(?:(${numeral}|an?|one)[ -])?(half|halves|thirds?|quarters?|fifths?|sixths?|tenths?)\b`,
  'giu',
);
const ratio = new RegExp(String.raw`\b(${numeral})[ -]to[ -](${numeral})\b`, 'iu');
const nth = new RegExp(
  String.raw`\b(${[...ordinals.keys()].join('|')}) (?:time|wear|day|outing|trip|airing|appearance|go|run|spin|turn|visit|evening out|night out)\b`,
  'giu',
);

/** Ways of speaking that count nothing. */
const idiom =
  /\b(?:nine|9)[ -]to[ -](?:five|5)\b|\b24\/7\b|\btwenty-four seven\b|\b(?:a|one|100) ?(?:hundred)? ?per ?cent (?:sure|behind|right|on board|you|yourself|worth|there|certain)|\ba hundred times\b|\bthousand words\b|\bcloud nine\b|\bone[ -]two\b|\btwo cents\b|\b(?:full|top|ten|10|bonus|extra|hundred|100)(?: (?:out of|of) (?:ten|10)|\/10)?(?: (?:points?|marks|stars))? for\b|\bhalf (?:the|a) (?:beat|fun|charm|joy|battle|trick|work|story|job|season|mind|chance|way)\b/giu;
/** A mark of the model's own: the rating stands in its own field. */
const mark = new RegExp(
  [
    String.raw`\b(NUM)(?: and a half)?(?: ?\/ ?| out of (?:a possible )?| of a possible )(?:10|5|100|20|ten|five|hundred|twenty|a hundred)\b`,
    String.raw`\b(NUM)[ -](?:stars?|points?)\b(?! of\b)`,
    String.raw`\b(?:solid|strong|easy|clear|firm|confident|respectable|comfortable|high|low) (NUM)(?=[.,;:!?]|$| from me| out| overall| in my)`,
    String.raw`\b(?:rates?|rated|rating|scores?|scored|scoring|grade[ds]?|give|gives|giving|gave|gets?|earns?|earned|mark|call it|lands? at|sits? at|comes? in at|deserves?)(?: this| it| the look| the outfit| you| that)?(?: is| of| at| as| around| about| nearly| almost| a| an| maybe| roughly| him| her)* (NUM)(?=[.,;:!?]|$| from me| overall| in my| today| and| but| if| with| because)`,
  ]
    .join('|')
    .replaceAll('NUM', numeral),
  'giu',
);
const lengthOfTime: Readonly<Record<string, number>> = {
  day: 1,
  night: 1,
  week: 7,
  month: 30,
  season: 91,
  summer: 365,
  winter: 365,
  spring: 365,
  fall: 365,
  autumn: 365,
  year: 365,
};

const pence = /\b(\d+)p\b/g;
const onlyOnce = /\b(?:but|only|just|exactly) once\b/gi;
/** "Haven't been out for a month". */
const longAgo = /\b(?:for|in|over|almost|nearly|about|like|only|just) a (?=(?:week|month|year)\b)/gi;

const ofTheWhole =
  /\b(?:outfit|look|picture|whole|total|what you(?:'re|’re| are)? wear(?:ing)?|palette|clothes|surface|ensemble|image)\b/i;

const numberOf = (text: string) => {
  const plain = text.toLowerCase();
  return words.get(plain) ?? (/^\d/.test(plain) ? Number(plain.replace(',', '.')) : 1);
};

function unitOf(after: string, before: string): Unit {
  const next =
    /^[\s-]*(?:or so |more |other |different |distinct |separate |main |shades of )?([\p{L}%°]+)/iu
      .exec(after)?.[1]
      ?.toLowerCase() ?? '';
  if (/^(?:%|percent|per)/.test(next)) return 'share';
  if (/^(?:times?|wears?|outings?|occasions|appearances|turns)$/.test(next)) return 'times';
  if (lengthOfTime[next.replace(/s$/, '')]) return 'days';
  if (
    /^(?:seconds?|minutes?|hours?|cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?|inch|inches|fingers?|denier)$/.test(
      next,
    )
  )
    return 'measure';
  if (/^(?:pieces?|items?|garments?|layers?|things)$/.test(next)) return 'pieces';
  if (/^(?:colou?rs?|shades?|tones?|hues?)$/.test(next)) return 'colors';
  if (/^(?:°|degrees?|celsius|fahrenheit)/.test(next) || /\bminus $/i.test(before)) return 'degrees';
  if (/^(?:p|pence|cents?)$/.test(next)) return 'money';
  if (/^(?:dollars?|euros?|pounds?|bucks|usd)$/.test(next) || /[$€£]$/.test(before)) return 'money';
  return 'plain';
}

/** The color that a share is of: the one right behind it ("48 percent white"), or the only one of the text. */
function colorOf(text: string, end: number): string | undefined {
  const mentions = colourMentions(text.toLowerCase());
  const gap = /^\s*(?:%|per ?cent)?\s*(?:of\s+|is\s+|are\s+)?/i.exec(text.slice(end))?.[0].length ?? 0;
  const behind = mentions.find(({ from }) => from === end + gap);
  return behind?.word ?? (mentions.length === 1 ? mentions[0].word : undefined);
}

/** "Two thirds terracotta" and "one third brown," but not "a third brown layer". */
function isShareOfColor(count: string, part: string, rest: string): boolean {
  const [mention] = colourMentions(rest.slice(0, 30).toLowerCase());
  if (!mention || !/^ (?:[\p{L}-]+ )?$/u.test(rest.slice(0, mention.from))) return false;
  return (
    /s$/.test(part) ||
    count === 'one' ||
    /^(?:[.,;:]|$| (?:and|is|but|to)\b)/.test(rest.slice(mention.from + mention.word.length))
  );
}

const daysOf = (after: string) => {
  const [next = ''] =
    /\p{L}+/u.exec(after.replace(/^[\s-]*(?:or so|more|other|whole|full|long|good) /u, '')) ?? [];
  return lengthOfTime[next.toLowerCase().replace(/s$/, '')] ?? 1;
};

/** Before a count, it makes it one of things that are owned: "you have eleven scarves". */
const hasSoMany =
  /\byour $|\byou(?:['’](?:ve|ll))?(?: have| own)?(?: already| now| still| also| do)*(?: have| own| got| keep)(?: about| around| at least| nearly| almost| over)? $/i;

/** The shares, counts and other numbers of a text, in figures and in words. */
export function quantitiesIn(given: string): Quantity[] {
  const text = given.replace(/(?<=^|[\s,;(])[-−](?=\d)/g, 'minus ');
  const found: Quantity[] = [];
  const taken: [number, number][] = [];
  const isTaken = (at: number) => taken.some(([from, to]) => at >= from && at < to);
  const push = (at: number, length: number, count: number, unit: Unit, rough = false) => {
    taken.push([at, at + length]);
    const days = unit === 'days' ? daysOf(text.slice(at + length)) : 1;
    found.push({
      value: count * days,
      unit,
      rough,
      within: days > 1 ? days * 0.6 : 0,
      color: unit === 'share' ? colorOf(text, at + length) : undefined,
      ofMany:
        /^ (?:of (?:them|your|these|those)|outfits|looks)\b/i.test(text.slice(at + length)) ||
        hasSoMany.test(text.slice(0, at)),
      text: text.slice(at, at + length),
      behind: text.slice(at + length),
    });
  };
  for (const { 0: whole, index } of text.matchAll(idiom)) taken.push([index, index + whole.length]);
  for (const { 0: whole, index, ...groups } of text.matchAll(mark)) {
    const said = Object.values(groups).find(
      (group): group is string => typeof group === 'string' && group !== whole,
    );
    if (said && !isTaken(index) && !isTaken(index + whole.length - 1))
      push(index, whole.length, numberOf(said), 'rating');
  }
  const split = ratio.exec(text);
  const behind = split ? text.slice(split.index + split[0].length) : '';
  if (split?.[1] && split[2] && /^ ?(?:%|per ?cent)/.test(behind)) {
    push(split.index, split[1].length, numberOf(split[1]), 'share');
    push(split.index + split[0].length - split[2].length, split[2].length, numberOf(split[2]), 'share');
  } else if (
    split?.[1] &&
    split[2] &&
    !isTaken(split.index) &&
    colourMentions(text.toLowerCase()).length > 0
  ) {
    const [a, b] = [numberOf(split[1]), numberOf(split[2])];
    push(split.index, split[0].length, (100 * Math.max(a, b)) / (a + b), 'share', true);
  }
  for (const { 0: whole, 1: count = 'a', 2: part = '', index } of text.matchAll(fraction)) {
    const rest = text.slice(index + whole.length);
    if (/^-/.test(rest) || isTaken(index)) continue;
    const share = parts.get(part.toLowerCase().replace(/ves$/, 'f').replace(/s$/, '')) ?? 50;
    const beside = colourMentions(text.slice(Math.max(0, index - 14), index).toLowerCase())[0];
    const isColored = /^ (?:of\b.*?)?(?:is|are) (.{0,24})/.exec(rest);
    const isOfWhole =
      (/^ (?:of|the|this|your)\b/.test(rest) && ofTheWhole.test(text)) ||
      /^ of (?:it|this|that|you)\b/.test(rest) ||
      beside !== undefined ||
      isShareOfColor(count, part, rest)
        ? true
        : isColored !== null && colourMentions((isColored[1] ?? '').toLowerCase()).length > 0;
    if (isOfWhole) push(index, whole.length, numberOf(count) * share, 'share', true);
  }
  for (const { 0: whole, 1: word = '', index } of text.matchAll(nth))
    push(index, whole.length, ordinals.get(word.toLowerCase()) ?? 2, 'times');
  for (const { 0: whole, 1: amount = '', index } of text.matchAll(pence))
    push(index, whole.length, Number(amount), 'money');
  for (const { 0: whole, index } of text.matchAll(onlyOnce)) push(index, whole.length, 1, 'times');
  for (const { 0: whole, index } of text.matchAll(longAgo)) push(index, whole.length, 1, 'days');
  for (const { 0: whole, index } of text.matchAll(counted)) {
    const after = text.slice(index + whole.length);
    if (isTaken(index) || /^(?:0s|s\b)/.test(after)) continue;
    const before = text.slice(0, index);
    const unit = /^(?:twice|thrice)$/i.test(whole) ? 'times' : unitOf(after, before);
    push(index, whole.length, /\bminus $/i.test(before) ? -numberOf(whole) : numberOf(whole), unit);
  }
  return found;
}
