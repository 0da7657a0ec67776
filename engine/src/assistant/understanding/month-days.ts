type Days = { first: string; last: string; said: string };

export const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];

/** The next such day of a month, counted from 1, from `today` on. */
export function upcoming(month: number, day: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const text = (of: number) => new Date(Date.UTC(of, month - 1, day)).toISOString().slice(0, 10);
  return text(year) >= today ? text(year) : text(year + 1);
}

/** The months and their first three letters, as alternatives of a pattern. */
export const monthNames = months.map((month) => `${month}|${month.slice(0, 3)}`).join('|');
const ordinal = '(?:st|nd|rd|th)?';
const fromTo = `(\\d{1,2})${ordinal}\\s?(?:[-–]|to|till|until)\\s?(?:the )?(\\d{1,2})${ordinal}`;
const daysBefore = new RegExp(`\\b${fromTo}(?: of)? (${monthNames})\\b`);
const daysBehind = new RegExp(`\\b(${monthNames}) ${fromTo}(?![\\d:])\\b`);

/** "18-20 Dec", "from December 18th to 20th". */
export function daysOfMonth(text: string, today: string): Days | undefined {
  const [said, first, last, month] = daysBefore.exec(text) ?? [];
  const [saidBehind, monthBefore, from, to] = daysBehind.exec(text) ?? [];
  const name = month ?? monthBefore;
  const [start, end] = [Number(first ?? from), Number(last ?? to)];
  if (name === undefined || !(start >= 1 && start < end && end <= 31)) return undefined;
  const number = months.findIndex((each) => each.startsWith(name.slice(0, 3))) + 1;
  // What has begun is not a year away.
  const ends = upcoming(number, end, today);
  if (Number(ends.slice(-2)) !== end) return undefined;
  const begins = `${ends.slice(0, -2)}${String(start).padStart(2, '0')}`;
  return { first: begins, last: ends, said: said ?? saidBehind ?? name };
}

/** "18 December", "Dec 18". */
export function monthDay(text: string, today: string): Days | undefined {
  const after = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthNames})\\b`).exec(text);
  const before = new RegExp(`\\b(${monthNames}) (\\d{1,2})(?:st|nd|rd|th)?\\b`).exec(text);
  const [day, month] = after ? [after[1], after[2]] : before ? [before[2], before[1]] : [];
  if (!day || !month) return undefined;
  const number = months.findIndex((name) => name.startsWith(month.slice(0, 3))) + 1;
  const meant = upcoming(number, Number(day), today);
  return { first: meant, last: meant, said: `${month} ${day}` };
}
