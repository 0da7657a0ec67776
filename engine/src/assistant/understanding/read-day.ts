import { dayName } from '../../stylist/outfit/voice/plain-words.ts';
import type { AssistantContext } from '../assistant-context.ts';
import { withDatedWeekday } from './dated-weekday.ts';
import { daysOfMonth, monthDay, months, upcoming } from './month-days.ts';

/** A stretch of calendar days, both included; `said` is how it was called. */
export type SaidDays = { first: string; last: string; said: string; evening: boolean };

const msPerDay = 86_400_000;
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
export const numberWords: Readonly<Record<string, number>> = {
  a: 1,
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
};

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10);
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/** A day's name with its year where that is another one than today's. */
export function dayWithYear(
  day: string,
  { today, dateFormat }: Pick<AssistantContext, 'today' | 'dateFormat'>,
): string {
  const isTold = dateFormat === 'ymd' || day.slice(0, 4) === today.slice(0, 4);
  return isTold ? dayName(day, dateFormat) : `${dayName(day, dateFormat)}, ${day.slice(0, 4)}`;
}

/** "today", "tomorrow", else the day's name. */
export function dayWords(
  day: string,
  { today, dateFormat }: Pick<AssistantContext, 'today' | 'dateFormat'>,
): string {
  if (day === today) return 'today';
  if (day === addDays(today, 1)) return 'tomorrow';
  if (day === addDays(today, -1)) return 'yesterday';
  return dayName(day, dateFormat);
}

/** The days that a text names in English, seen from `today`; undefined where it names none. */
export function readDays(text: string, today: string): SaidDays | undefined {
  const plain = withDatedWeekday(text.toLowerCase().replace(/[’']/g, ''), today);
  const evening = /\b(tonight|this evening|evening|night)\b/.test(plain);
  for (const reader of readers) {
    const found = reader(plain, today);
    if (found) return { ...found, evening };
  }
  return undefined;
}

type Reader = (text: string, today: string) => Omit<SaidDays, 'evening'> | undefined;

const one = (day: string, said: string) => ({ first: day, last: day, said });

const readers: readonly Reader[] = [
  isoDay,
  (text, today) =>
    /\b(day after tomorrow|overmorrow)\b/.test(text)
      ? one(addDays(today, 2), 'the day after tomorrow')
      : undefined,
  (text, today) =>
    /\b(tomorrows?|tmrw|tmr|tmoz|tomoz|tomo|2moro|tomorow|tommorow|tommorrow|morrow)\b/.test(text)
      ? one(addDays(today, 1), 'tomorrow')
      : undefined,
  (text, today) =>
    /\b(yesterday|last night)\b/.test(text) ? one(addDays(today, -1), 'yesterday') : undefined,
  daysOfMonth,
  stretch,
  untilDay,
  namedDay,
  monthDay,
  dayOfMonth,
  daysAhead,
  weekLater,
  weekend,
  weekday,
  (text, today) => {
    if (/\bnext week\b/.test(text)) {
      const monday = addDays(today, (8 - weekdayOf(today)) % 7 || 7);
      return { first: monday, last: addDays(monday, 6), said: 'next week' };
    }
    return /\bthis week\b/.test(text)
      ? { first: today, last: addDays(today, 6), said: 'this week' }
      : undefined;
  },
  (text, today) =>
    /\b(todays?|tonights?|tonite|this (morning|afternoon|evening|arvo)|right now|now)\b|\bin (the next )?(an|one|two|half an|five|ten|fifteen|twenty|thirty|\d+) (hours?|minutes?|mins?)\b/.test(
      text,
    )
      ? one(today, /tonight|evening/.test(text) ? 'tonight' : 'today')
      : undefined,
  monthAlone,
];

/** "2026-10-24". */
function isoDay(text: string) {
  const [day] = /\b\d{4}-\d{2}-\d{2}\b/.exec(text) ?? [];
  const isDay = day && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  return isDay ? one(day, day) : undefined;
}

/** "Sat week", "a week on Saturday", "Saturday after next". */
function weekLater(text: string, today: string) {
  const short = 'sun|mon|tues|tue|wednes|wed|thurs|thur|thu|fri|satur|sat';
  const match = new RegExp(
    `\\b(?:(${short})(?:day)? week\\b|a week (?:on|from|this) (${short})(?:day)?\\b|(${short})(?:day)? after next\\b)`,
  ).exec(text);
  const said = match?.[1] ?? match?.[2] ?? match?.[3];
  if (said === undefined) return undefined;
  const index = weekdays.findIndex((name) => name.startsWith(said));
  const ahead = (index - weekdayOf(today) + 7) % 7 || 7;
  return one(addDays(today, ahead + 7), `${weekdays[index]} week`);
}

/** "Between now and Sunday", "until Friday", "the next five days", "the rest of the week". */
function stretch(text: string, today: string) {
  const until =
    /\b(?:between (?:now|today|tomorrow) and|from (?:now|today|tomorrow) (?:to|until|till)|until|till|up to|before|by) (?:this |next |the )?(sun|mon|tues|tue|wednes|wed|thurs|thur|thu|fri|satur|sat)(?:day)?\b/.exec(
      text,
    );
  if (until && !/\bsuitable|ready by\b/.test(text)) {
    const ahead = (weekdays.findIndex((name) => name.startsWith(until[1])) - weekdayOf(today) + 7) % 7;
    return { first: today, last: addDays(today, ahead), said: until[0] };
  }
  const next =
    /\b(?:the )?(?:next|coming|following) (\d{1,2}|two|three|four|five|six|seven|ten|few|couple of) (day|week)s?\b/.exec(
      text,
    );
  if (next) {
    const count = numberWords[next[1]] ?? (/few|couple/.test(next[1]) ? 3 : Number(next[1]));
    return { first: today, last: addDays(today, count * (next[2] === 'week' ? 7 : 1)), said: next[0] };
  }
  if (/\b(rest|remainder|end) of (the|this) week\b/.test(text))
    return { first: today, last: addDays(today, (7 - weekdayOf(today)) % 7), said: 'the rest of the week' };
  return undefined;
}

/** "The 18th til 2 jan", "from friday to monday": from one day to another. */
function untilDay(text: string, today: string) {
  const match =
    /^(.*?)\s(?:til|till|until|to|through|thru|-|–)\s(?!(?:the )?(?:gym|work|office|pub|beach)\b)(.*)$/.exec(
      text,
    );
  const [, before = '', after = ''] = match ?? [];
  if (!/\d|day\b/.test(before) || !/^(?:the |on )?(?:\d|[a-z]+day\b|[a-z]{3,9} \d)/.test(after))
    return undefined;
  const first = readSimple(before, today);
  const last = readSimple(after, today) ?? (first && laterInMonth(first.first, after));
  if (!first || !last) return undefined;
  const end = last.first < first.first ? addDays(last.first, 7) : last.first;
  return end > first.first && end <= addDays(first.first, longestStay)
    ? { first: first.first, last: end, said: match?.[0] ?? '' }
    : undefined;
}

/** "December 23 to 28": the end is of the same month, or of the next where that is over. */
function laterInMonth(first: string, after: string) {
  const said = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)?\b(?!:|\s*(?:am|pm|days?|people))/.exec(after)?.[1];
  if (said === undefined) return undefined;
  const [year = 0, month = 0, day = 0] = first.split('-').map(Number);
  const isNext = Number(said) <= day;
  return one(
    new Date(Date.UTC(year, month - (isNext ? 0 : 1), Number(said))).toISOString().slice(0, 10),
    said,
  );
}

/** Nobody packs for longer in one go. */
const longestStay = 60;

function readSimple(text: string, today: string) {
  for (const reader of [monthDay, dayOfMonth, weekday]) {
    const found = reader(text, today);
    if (found) return found;
  }
  return undefined;
}

const namedDays: readonly [RegExp, number, number, string][] = [
  [/\b(christmas|xmas) eve\b/, 12, 24, 'Christmas Eve'],
  [
    /\b(christmas|xmas) day\b|\b(on|at|for|this) (christmas|xmas)\b(?! (party|do|dinner|drinks|market|ball|lunch))/,
    12,
    25,
    'Christmas',
  ],
  [/\bboxing day\b/, 12, 26, 'Boxing Day'],
  [/\b(new years? eve|nye|hogmanay)\b/, 12, 31, 'New Year’s Eve'],
  [/\bnew years day\b/, 1, 1, 'New Year’s Day'],
  [/\bhalloween\b/, 10, 31, 'Halloween'],
  [/\bvalentines( day)?\b/, 2, 14, 'Valentine’s Day'],
  [/\b(bonfire|guy fawkes) night\b/, 11, 5, 'Bonfire Night'],
  [/\bst patricks( day)?\b/, 3, 17, 'St Patrick’s Day'],
];

function namedDay(text: string, today: string) {
  const found = namedDays.find(([pattern]) => pattern.test(text));
  return found && one(upcoming(found[1], found[2], today), found[3]);
}

/** "Nan's 80th" and "my 21st" are birthdays. */
function isOfSomebody(before: string, said: string): boolean {
  const word = before.trim().split(/\s+/).at(-1) ?? '';
  const isOwner = /^(?:my|his|her|our|your|their)$|s$/.test(word);
  return isOwner && !said.startsWith('the ') && !/^(?:tues|weds|thurs|is|its|was|as|this|plus)$/.test(word);
}

function dayOfMonth(text: string, today: string) {
  const match =
    /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?!\W*(?:grad|floor|anniversar|birthday|row|year|class|century|time|place))/.exec(
      text,
    );
  if (!match || isOfSomebody(text.slice(0, match.index), match[0])) return undefined;
  const day = Number(match[1]);
  if (day < 1 || day > 31) return undefined;
  const [year, month] = today.split('-').map(Number);
  for (let ahead = 0; ahead < 3; ahead++) {
    const date = new Date(Date.UTC(year, month - 1 + ahead, day));
    const text = date.toISOString().slice(0, 10);
    if (date.getUTCDate() === day && text >= today) return one(text, `the ${match[1]}`);
  }
  return undefined;
}

function daysAhead(text: string, today: string) {
  if (/\b(in a|a|in one) fortnight(s time)?\b/.test(text) && !/\bfor a fortnight\b/.test(text))
    return one(addDays(today, 14), 'in a fortnight');
  const match =
    /\bin (?:about |roughly )?(\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten) (day|week|month)s?( time)?\b/.exec(
      text,
    );
  // "Four seasons in one day" does not mean tomorrow.
  if (!match || /\bin a week\b.*\bin\b|\b(today|seasons?|all|both) .*\bin (a|one) day\b/.test(text))
    return undefined;
  const count = numberWords[match[1]] ?? Number(match[1]);
  return one(addDays(today, count * (match[2] === 'month' ? 30 : match[2] === 'week' ? 7 : 1)), match[0]);
}

function weekend(text: string, today: string) {
  const match = /\b(next |this |coming |the )?weekend\b/.exec(text);
  if (!match || /\b(last|past) weekend\b/.test(text)) return undefined;
  const weekday = weekdayOf(today);
  const saturday = weekday === 0 ? today : addDays(today, 6 - weekday);
  const later = match[1] === 'next ' ? 7 : 0;
  const first = weekday === 0 && later === 0 ? today : addDays(saturday, later);
  return {
    first,
    last: weekday === 0 && later === 0 ? today : addDays(first, 1),
    said: `${match[1] ?? 'the '}weekend`,
  };
}

/** "Wednesday next week", "next week on Wednesday". */
const nextWeek = /day (of )?next week\b|\bnext week (on )?(mon|tue|wed|thu|fri|sat|sun)/;

function weekday(text: string, today: string) {
  const match =
    /\b(next |this |last |on )?(sun|mon|tues|tue|wednes|wed|thurs|thur|thu|fri|satur|sat)(day)?s?\b/.exec(
      text,
    );
  if (!match) return undefined;
  const index = weekdays.findIndex((name) => name.startsWith(match[2]));
  if (!match[3] && /^(sun|sat|wed)$/.test(match[2]) && !match[1]) return undefined;
  if (nextWeek.test(text)) {
    const monday = addDays(today, 7 - ((weekdayOf(today) + 6) % 7));
    return one(addDays(monday, (index + 6) % 7), `${weekdays[index]} next week`);
  }
  const ahead = (index - weekdayOf(today) + 7) % 7;
  if (match[1] === 'last ')
    return one(addDays(today, ahead === 0 ? -7 : ahead - 7), `last ${weekdays[index]}`);
  const later = match[1] === 'next ' && ahead < 3 ? 7 : 0;
  return one(
    addDays(today, (ahead === 0 && match[1] === 'next ' ? 7 : ahead) + (ahead === 0 ? 0 : later)),
    weekdays[index],
  );
}

function monthAlone(text: string, today: string) {
  const match = new RegExp(`\\b(?:in|during|for|next) (${months.join('|')})\\b`).exec(text);
  if (!match) return undefined;
  return one(upcoming(months.indexOf(match[1]) + 1, 15, today), match[1]);
}

/** How many days a span has, the first and the last counted. */
export function daysBetween(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / msPerDay) + 1;
}
