import { addDays, readDays } from '../understanding/read-day.ts';

/** Days that are over, both included. */
export type PastDays = { first: string; last: string };

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];
const dayPattern = '(sun|mon|tues|tue|wednes|wed|thurs|thur|thu|fri|satur|sat)(?:day)?s?';
const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
/** Short forms that are no words of their own; "may" and "mar" are. */
const monthNames = [...months, ...['jan', 'feb', 'apr', 'aug', 'sept?', 'oct', 'nov', 'dec']].join('|');
const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  couple: 2,
  few: 3,
};

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

const one = (day: string): PastDays => ({ first: day, last: day });

/**
 * The days that a question about what was done speaks of, in English words, seen from `today`: "friday" is the last one.
 * `before` is the day that was spoken of, so that "the day before that" goes on from it.
 */
export function readPastDays(text: string, today: string, before?: string): PastDays | undefined {
  const plain = text.toLowerCase().replace(/[’']/g, '');
  for (const reader of readers) {
    const found = reader(plain, today, before);
    if (found && found.first <= today)
      return { first: found.first, last: found.last < today ? found.last : today };
  }
  return undefined;
}

type Reader = (text: string, today: string, before: string | undefined) => PastDays | undefined;

const readers: readonly Reader[] = [
  (text, today) => (/\bday before yesterday\b/.test(text) ? one(addDays(today, -2)) : undefined),
  (text, today) => (/\b(yesterday|last night)\b/.test(text) ? one(addDays(today, -1)) : undefined),
  (text, _today, before) =>
    before && /\b(the )?day before( that)?\b/.test(text) ? one(addDays(before, -1)) : undefined,
  (text, _today, before) =>
    before && /\b(the )?day after( that)?\b/.test(text) ? one(addDays(before, 1)) : undefined,
  since,
  ago,
  weekendBefore,
  dayOfLastWeek,
  (text, today) => {
    if (!/\b(last|past) week\b/.test(text)) return undefined;
    const monday = addDays(today, -7 - ((weekdayOf(today) + 6) % 7));
    return { first: monday, last: addDays(monday, 6) };
  },
  (text, today) => {
    if (!/\bthis week\b/.test(text)) return undefined;
    return { first: addDays(today, -((weekdayOf(today) + 6) % 7)), last: today };
  },
  weekday,
  month,
  (text, today) => {
    const said = readDays(text, today);
    if (!said) return undefined;
    if (said.first <= today) return { first: said.first, last: said.last };
    const year = `${Number(said.first.slice(0, 4)) - 1}${said.first.slice(4)}`;
    const isDate = /\d/.test(said.said);
    return isDate ? one(lastMonthly(said.first, today) ?? year) : undefined;
  },
];

/** "The 20th" of a month to come, of what was done, is that of the month before. */
function lastMonthly(day: string, today: string): string | undefined {
  const [year = 0, at = 1, date = 1] = day.split('-').map(Number);
  const earlier = new Date(Date.UTC(year, at - 2, date)).toISOString().slice(0, 10);
  return earlier <= today && Number(earlier.slice(8)) === date ? earlier : undefined;
}

/** "Since November", "since Tuesday", "since the 3rd": until today. */
function since(text: string, today: string): PastDays | undefined {
  const said = /\bsince ((?:the )?(?:last )?.{1,20})/.exec(text)?.[1];
  if (said === undefined) return undefined;
  const start = readPastDays(said, today);
  return start && { first: start.first, last: today };
}

function ago(text: string, today: string): PastDays | undefined {
  const match = /\b(\d{1,2}|a|one|two|three|four|couple(?: of)?|few) (day|week)s? ago\b/.exec(text);
  if (!match) return undefined;
  const word = (match[1] ?? '').replace(' of', '');
  const count = numbers[word] ?? Number(word);
  return one(addDays(today, -count * (match[2] === 'week' ? 7 : 1)));
}

/** "Last weekend", "the weekend before that", and a day of it where one is named. */
function weekendBefore(text: string, today: string, before: string | undefined): PastDays | undefined {
  const isEarlier = /\bweekend before\b/.test(text);
  if (!isEarlier && !/\b(last|past|at the|on the|over the|this) weekend\b/.test(text)) return undefined;
  const from = isEarlier && before ? before : today;
  const back = (weekdayOf(from) + 1) % 7 || 7;
  const saturday = addDays(from, -(isEarlier && before && weekdayOf(before) === 6 ? 7 : back));
  const start = isEarlier && before && weekdayOf(before) === 0 ? addDays(before, -8) : saturday;
  if (/\bsun(day)?\b/.test(text)) return one(addDays(start, 1));
  if (/\bsat(urday)?\b/.test(text)) return one(start);
  return { first: start, last: addDays(start, 1) };
}

function indexOf(said: string): number {
  return days.findIndex((name) => name.startsWith(said));
}

/** "Tuesday last week", "last week on Tuesday". */
function dayOfLastWeek(text: string, today: string): PastDays | undefined {
  const match =
    new RegExp(`\\b${dayPattern}(?: of)? (?:the )?(?:last|past|previous) week\\b`).exec(text) ??
    new RegExp(`\\b(?:last|past|previous) week(?: on| s)?(?: the)? ${dayPattern}\\b`).exec(text);
  if (!match?.[1]) return undefined;
  const monday = addDays(today, -7 - ((weekdayOf(today) + 6) % 7));
  return one(addDays(monday, (indexOf(match[1]) + 6) % 7));
}

/** The last day of that name that is over. */
function weekday(text: string, today: string): PastDays | undefined {
  const match = new RegExp(`\\b${dayPattern}\\b`).exec(text);
  if (!match?.[1] || !new RegExp(`\\b(${days.join('|')}|tues|wed|thurs?|fri|mon|sat|sun)s?\\b`).test(text))
    return undefined;
  const back = (weekdayOf(today) - indexOf(match[1]) + 7) % 7 || 7;
  return one(addDays(today, -back));
}

function month(text: string, today: string): PastDays | undefined {
  const [year = 0, now = 1] = today.split('-').map(Number);
  const isThis = /\bthis month\b/.test(text);
  const isLast = /\blast month\b/.test(text);
  const said = new RegExp(`(?<!\\d(?:st|nd|rd|th)? (?:of )?)\\b(${monthNames})\\b(?! \\d)`).exec(text)?.[1];
  const named = said && months.find((each) => each.startsWith(said.slice(0, 3)));
  if (!isThis && !isLast && named === undefined) return undefined;
  const at = isThis ? now : isLast ? now - 1 : months.indexOf(named ?? '') + 1;
  const of = at > now ? year - 1 : year;
  const first = new Date(Date.UTC(of, at - 1, 1)).toISOString().slice(0, 10);
  const last = new Date(Date.UTC(of, at, 0)).toISOString().slice(0, 10);
  return { first, last };
}
