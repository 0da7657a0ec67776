import type { ItemFilter } from '../assistant-context.ts';
import { addDays, readDays } from './read-day.ts';

type Span = { from: string; to: string };

const months = [
  ...['january', 'february', 'march', 'april', 'may', 'june', 'july'],
  ...['august', 'september', 'october', 'november', 'december'],
];
/** First month of the meteorological seasons of the northern half of the world. */
const seasons: Readonly<Record<string, number>> = { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 };
const counts: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  nine: 9,
  ten: 10,
  twelve: 12,
  half: 0.5,
  'a couple of': 2,
  'a few': 3,
  'half a': 0.5,
};
const unitDays: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

const negative =
  /\b(havent|hasnt|have not|has not|not|never|didnt|dont|hardly|rarely|unworn|untouched|forgotten|neglected|ignored|no longer|without wearing)\b/;
const wearing =
  /\b(worn|wear|wore|wearing|used|touched|put on|been out|had on|have on|out of the (wardrobe|closet)|unworn|untouched|forgotten|neglected|ignored)\b/;

/** So long something rests that is said to gather dust. House rule. */
const usualRest = 90;
const resting =
  /\b(gather(ing)? dust|collect(ing)? dust|(never|hardly|barely|rarely|dont|dont really|didnt|not) (seem to )?(see|seen|saw|get|gets|got|getting) (the light of day|daylight|worn|any (use|wear|love)|much (use|wear|love))|in (ages|yonks|forever|donkeys years)|for (ages|yonks|forever)|(sitting|hanging|lying|sat) (there |around )?(unworn|unused|idle|untouched)|(ive|i have|im) (been )?(neglect(ed|ing)|forgotten( about)?|ignor(ed|ing)))\b/;

/** The days since which, or in which, something was worn or was not; empty where a question says nothing of it. */
export function readHistory(
  plain: string,
  today: string,
): Pick<ItemFilter, 'notWornSince' | 'wornFrom' | 'wornTo'> {
  if (resting.test(plain)) return { notWornSince: spanOf(plain, today)?.from ?? addDays(today, -usualRest) };
  if (!wearing.test(plain)) return {};
  const before = lastBefore(plain, today);
  if (before) return { notWornSince: before };
  const span = spanOf(plain, today) ?? dayOf(plain, today);
  if (!span) return {};
  if (negative.test(plain)) return { notWornSince: span.from };
  return /\b(what|which|everything|anything|things?|clothes|show|list|all|the one)\b/.test(plain) &&
    /\b(did i wear|have i worn|ive worn|i wore|i have worn|got worn|been worn|was i wearing|have i had on|ive had on|did i have on|i had on|(have i|ive) (been wearing|put on)|had i( got)? on)\b/.test(
      plain,
    )
    ? { wornFrom: span.from, wornTo: span.to }
    : {};
}

/** "On the 12th of October", "on Monday", said of what was worn: the last such day. */
function dayOf(plain: string, today: string): Span | undefined {
  if (!/\b(did i|i wore|i had|had i|have i|ive|was i|i was)\b/.test(plain)) return undefined;
  const days = readDays(plain, today);
  if (!days || days.first !== days.last) return undefined;
  const isWeekday = /day$/.test(days.said);
  const before = `${Number(days.first.slice(0, 4)) - 1}${days.first.slice(4)}`;
  const day = days.first <= today ? days.first : isWeekday ? addDays(days.first, -7) : before;
  return day <= today ? { from: day, to: day } : undefined;
}

function spanOf(plain: string, today: string): Span | undefined {
  const year = Number(today.slice(0, 4));
  if (/\bthis year\b|\ball year\b/.test(plain)) return { from: `${year}-01-01`, to: today };
  if (/\blast year\b/.test(plain))
    return /\bsince\b/.test(plain)
      ? { from: `${year}-01-01`, to: today }
      : { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
  const named = /\b(?:in|since|during|of) (20\d\d)\b/.exec(plain)?.[1];
  if (named)
    return {
      from: `${named}-01-01`,
      to: Number(named) < year && !/\bsince\b/.test(plain) ? `${named}-12-31` : today,
    };
  if (/\bthis month\b/.test(plain)) return { from: `${today.slice(0, 7)}-01`, to: today };
  if (/\blast month\b/.test(plain)) {
    const end = addDays(`${today.slice(0, 7)}-01`, -1);
    return { from: `${end.slice(0, 7)}-01`, to: end };
  }
  if (/\b(lately|recently|these days)\b/.test(plain) && !negative.test(plain))
    return { from: addDays(today, -14), to: today };
  return weeks(plain, today) ?? lately(plain, today) ?? sinceNamed(plain, today);
}

function weeks(plain: string, today: string): Span | undefined {
  const monday = addDays(today, -((new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7));
  if (/\bthis week\b/.test(plain)) return { from: monday, to: today };
  if (/\blast week\b/.test(plain)) return { from: addDays(monday, -7), to: addDays(monday, -1) };
  if (/\byesterday\b/.test(plain)) return { from: addDays(today, -1), to: addDays(today, -1) };
  return undefined;
}

/** "In the last three months", "for over a year". */
function lately(plain: string, today: string): Span | undefined {
  const names = Object.keys(counts)
    .sort((a, b) => b.length - a.length)
    .join('|');
  const match = new RegExp(
    `\\b(?:in|for|within|during|over|past|last|than)\\s+(?:the )?(?:last |past |over |more than |at least |about |nearly )*(?:(\\d{1,3}|${names}) )?(day|week|month|year)s?\\b`,
  ).exec(plain);
  if (!match) return undefined;
  const [, said, unit = 'day'] = match;
  const count = said === undefined ? 1 : (counts[said] ?? Number(said));
  return { from: addDays(today, -Math.round(count * (unitDays[unit] ?? 1))), to: today };
}

/** "Last worn before April", "that I last wore in or before spring". */
function lastBefore(plain: string, today: string): string | undefined {
  const match = new RegExp(
    `\\b(?:worn|wore|used|wear)\\s+(?:it |them )?(?:before|prior to|no later than)\\s+(?:last )?(${[...months, ...Object.keys(seasons)].join('|')})\\b`,
  ).exec(plain);
  const said = match?.[1];
  return said === undefined ? undefined : startOf(seasons[said] ?? months.indexOf(said) + 1, today);
}

/** The last first day of a month, 1 to 12, that lies behind. */
function startOf(first: number, today: string): string {
  const [year, month] = today.split('-').map(Number) as [number, number];
  return `${first <= month ? year : year - 1}-${String(first).padStart(2, '0')}-01`;
}

const seasonDays = 90;

/** "Since March", "this winter", "since last summer". */
function sinceNamed(plain: string, today: string): Span | undefined {
  const start = (first: number) => startOf(first, today);
  const named = new RegExp(`\\b(?:since|in|after)\\s+(?:last )?(${months.join('|')})\\b`).exec(plain);
  if (named) return { from: start(months.indexOf(named[1] ?? '') + 1), to: today };
  const season = /\b(?:since|this|in|all)\s+(?:last )?(spring|summer|autumn|fall|winter)\b/.exec(plain);
  if (season) {
    const from = start(seasons[season[1] ?? ''] ?? 1);
    // What was worn in that winter for the last time was not worn since.
    const end = addDays(from, seasonDays);
    const isBehind = /\bsince last\b/.test(plain) && negative.test(plain) && end <= today;
    return { from: isBehind ? end : from, to: today };
  }
  return /\bsince (christmas|new year)/.test(plain) ? { from: start(1), to: today } : undefined;
}
