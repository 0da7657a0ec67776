import { readDuration } from '../../tools/read-duration.ts';
import { addDays, daysBetween, readDays } from '../../understanding/read-day.ts';

/**
 * What a message says of how long somebody is away: its first and last day, each only where it is said. `isWeekend`: as a
 * weekend, which may be any.
 */
export type AwayDays = { first?: string; last?: string; days?: number; isWeekend?: true };

const ordinal = '(?:st|nd|rd|th|\\.)';
const joins = "(?:-|–|—|to|till?|until|through|thru|bis|al?|hasta(?: el)?|au|jusqu[’']?au)";
const article = '(?:the |on the |el |le |den |dem |zum )?';
const noDay =
  "(?!\\d|:|[.,]\\d|\\s*(?:am|pm|uhr|h\\b|o[’']?clock|pieces?|people|items?|nights?|days?|weeks?|hours?|km|kg|€|\\$|£|%))";
/** "23-27", "the 22nd to the 28th", "vom 18. bis zum 20.", "del 21 al 23". */
const numbers = new RegExp(
  `(?<![\\d:.,/€$£-])(from |between |vom |von |del |du |fra )?${article}(\\d{1,2})(${ordinal})?\\s*(${joins}|and|und|y|et|og)\\s*${article}(\\d{1,2})(${ordinal})?${noDay}`,
  'iu',
);
const dash = /^[-–—]$/u;
const longestAway = 30;

/** How many days somebody is away, by the words of a message put into English, or as it was typed. */
export function readAway(text: string, today: string): AwayDays {
  const plain = text.toLowerCase().replace(/[’']/g, '');
  const days = readDuration(plain);
  const duration = days === undefined ? {} : { days };
  const range = rangeOf(plain, today);
  if (range) return { ...duration, ...range };
  const home = homeOn(plain, today);
  if (home) return { ...duration, ...home };
  const said = readDays(plain, today);
  if (!said || said.first < today) return duration;
  const isStretch = said.last > said.first && !/week$/.test(said.said);
  const weekend = /weekend$/.test(said.said) ? { isWeekend: true as const } : {};
  return { ...duration, first: said.first, ...(isStretch ? { last: said.last } : {}), ...weekend };
}

function rangeOf(plain: string, today: string): AwayDays | undefined {
  const [whole = '', from, one = '', first, join = '', other = '', last] = numbers.exec(plain) ?? [];
  const isSure =
    from !== undefined || (first ?? last) !== undefined || (dash.test(join) && isApart(one, other));
  if (whole === '' || !isSure || Number(one) > 31 || Number(other) > 31) return undefined;
  const month = monthBeside(plain.slice(plain.indexOf(whole)));
  const start = dayNumbered(one, month, today);
  const end = start && dayNumbered(other, undefined, start);
  if (!start || !end || end <= start || daysBetween(start, end) > longestAway) return undefined;
  return { first: start, last: end };
}

/** "1-2" are as likely pieces; days of a month that are written so are higher numbers, or further apart. */
function isApart(one: string, other: string): boolean {
  return Number(other) > Number(one) + 1 || Number(one) > 12;
}

const months =
  /(?<!\p{L})(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|mär|mai|okt|dez|ene|abr|ago|dic|des)[\p{L}]*/iu;
const inEnglish: Readonly<Record<string, string>> = {
  mär: 'mar',
  mai: 'may',
  okt: 'oct',
  dez: 'dec',
  ene: 'jan',
  abr: 'apr',
  ago: 'aug',
  dic: 'dec',
  des: 'dec',
};

function monthBeside(text: string): string | undefined {
  const [, found] = months.exec(text) ?? [];
  return found && (inEnglish[found] ?? found);
}

/** The next day of a number, from a day on. */
function dayNumbered(said: string, month: string | undefined, from: string): string | undefined {
  return readDays(month ? `${said} ${month}` : `the ${said}th`, from)?.first;
}

/** "Back the 27th", "home on sunday", "until the 6th": the last day. */
const comesHome =
  /(?<!\p{L})(?:(?:be |im |am |get(?:ting)? |com(?:e|ing) |fly(?:ing)? |driv(?:e|ing) |head(?:ing)? |go(?:ing)? )?(?:back|home)|return(?:ing|s)?|leav(?:e|ing)|until|till?|through|thru|zurück|heim|bis|vuelv\p{L}*|vuelta|hasta|retour|rentr\p{L}*|jusqu\p{L}*|hjem|tilbake)((?: (?:on|home|by|is|are|at|zum|am|el|le|den|again))* (?:the )?[\p{L}\d.]+(?: [\p{L}\d.]+){0,2})/iu;

function homeOn(plain: string, today: string): AwayDays | undefined {
  const found = comesHome.exec(plain);
  const behind = found?.[1];
  if (!found || behind === undefined) return undefined;
  const last = readDays(withOrdinals(behind), today)?.first;
  if (last === undefined || last < today) return undefined;
  const before = readDays(plain.slice(0, found.index), today)?.first;
  return { last, ...(before !== undefined && before < last && before >= today ? { first: before } : {}) };
}

/** "El 27", "27." as English says it. */
function withOrdinals(text: string): string {
  return text.replace(/(?<![\d:])(\d{1,2})(?:st|nd|rd|th|\.)?(?![\d:])/gu, 'the $1th');
}

/** Whether a message says on which days somebody is away, and not only one day. */
export function saysStay({ first, last, days }: AwayDays): boolean {
  return last !== undefined || (first !== undefined && days !== undefined && days > 1);
}

/** The first day and how many there are, of what is said and what the calendar knows. */
export function stayOf(
  said: AwayDays,
  known: { first: string; last: string } | undefined,
  { today, usual }: { today: string; usual: number },
): { firstDay: string; days: number } {
  const { first, last, days } = said;
  const isWithin = first !== undefined && known !== undefined && first >= known.first && first <= known.last;
  const start = first ?? (last !== undefined && known && known.first > last ? undefined : known?.first);
  const firstDay = start ?? (last && days ? addDays(last, 1 - days) : addDays(today, 1));
  const isLong = known !== undefined && known.last > firstDay;
  const isOpen = days === undefined && isLong && (isWithin || first === undefined);
  const end = last ?? (isOpen ? known.last : undefined);
  const count = end !== undefined && end >= firstDay ? daysBetween(firstDay, end) : (days ?? usual);
  return { firstDay: firstDay < today ? today : firstDay, days: Math.min(count, longestAway) };
}
