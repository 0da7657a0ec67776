import ICAL from 'ical.js';
import { dayMs } from '../../platform/clock.ts';

const daysOfPeriod: Record<string, number> = { DAILY: 1, WEEKLY: 7 };

const dayNumber = (day: string) => Math.floor(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayMs);
const numberOf = ({ year, month, day }: ICAL.Time) => Math.floor(Date.UTC(year, month - 1, day) / dayMs);

/**
 * Where to begin a series whose occurrences before a day nobody asks for: at its start, or whole periods of its rule
 * later but before that day, from where the rule goes on with the same days. Most series in a calendar are years old,
 * and walking through those years takes longer than all the rest.
 */
export function lateStart(series: ICAL.Component, first: ICAL.Time, day: string): ICAL.Time {
  const [rule, ...others] = series.getAllProperties('rrule').map((property) => property.getFirstValue());
  if (!(rule instanceof ICAL.Recur) || others.length > 0 || rule.isByCount()) return first;
  const start = first.clone();
  const period = daysOfPeriod[rule.freq];
  if (period !== undefined) {
    const days = period * rule.interval;
    const periods = Math.floor((dayNumber(day) - 1 - numberOf(first)) / days);
    if (periods > 0) start.adjust(periods * days, 0, 0, 0);
    return start;
  }
  // A week of the year takes its weekday, and a leap day its years, from the start itself.
  if ('BYWEEKNO' in rule.parts || (first.month === 2 && first.day === 29)) return first;
  const years = Number(day.slice(0, 4)) - 1 - first.year;
  const periods = Math.floor(years / rule.interval);
  if (periods > 0) start.year += periods * rule.interval;
  return start;
}
