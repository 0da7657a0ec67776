import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { seededRandom } from '../../../test/faults/mutated-bytes.ts';
import { lateStart } from './late-start.ts';

const asked = '2026-04-01';
const until = '2028-06-01';

function series(start: string, rule: string): { component: ICAL.Component; first: ICAL.Time } {
  const lines = ['BEGIN:VEVENT', 'UID:one', `DTSTART:${start}`, `RRULE:${rule}`, 'END:VEVENT'];
  const component = new ICAL.Component(ICAL.parse(lines.join('\r\n')));
  const first = component.getFirstPropertyValue('dtstart');
  if (!(first instanceof ICAL.Time)) throw new Error('A series without a start');
  return { component, first };
}

/** The days on which a series begun there happens from the asked day on, and how many were walked through. */
function walk(component: ICAL.Component, dtstart: ICAL.Time): { days: string[]; steps: number } {
  const expansion = new ICAL.RecurExpansion({ component, dtstart });
  const days: string[] = [];
  for (let steps = 0; ; steps++) {
    const day = expansion.next()?.toString();
    if (day === undefined || day > until || steps > 40_000) return { days, steps };
    if (day >= asked) days.push(day);
  }
}

const rules = [
  ...['FREQ=DAILY', 'FREQ=DAILY;INTERVAL=3', 'FREQ=DAILY;INTERVAL=2;BYDAY=MO,TU', 'FREQ=DAILY;BYMONTH=5,11'],
  ...['FREQ=WEEKLY', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU', 'FREQ=WEEKLY;INTERVAL=3;WKST=SU;BYDAY=SU,TH'],
  ...['FREQ=MONTHLY', 'FREQ=MONTHLY;BYDAY=-1FR', 'FREQ=MONTHLY;INTERVAL=5;BYMONTHDAY=31'],
  ...['FREQ=MONTHLY;INTERVAL=7;BYDAY=1MO', 'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1'],
  ...['FREQ=YEARLY', 'FREQ=YEARLY;INTERVAL=2', 'FREQ=YEARLY;BYMONTH=4;BYDAY=1SU', 'FREQ=YEARLY;BYWEEKNO=20'],
  ...['FREQ=YEARLY;BYYEARDAY=1,100', 'FREQ=YEARLY;BYMONTH=10', 'FREQ=YEARLY;INTERVAL=3;BYMONTHDAY=13'],
  ...['FREQ=WEEKLY;UNTIL=20270101T000000Z', 'FREQ=DAILY;COUNT=9000', 'FREQ=WEEKLY;INTERVAL=60'],
];

it.each(rules)('%s goes on with the same days, wherever it began', (rule) => {
  const random = seededRandom(27);
  const two = (number: number) => String(number).padStart(2, '0');
  const starts = Array.from(
    { length: 5 },
    () => `${1990 + random.below(39)}${two(1 + random.below(12))}${two(1 + random.below(31))}T090000Z`,
  );
  for (const start of [...starts, '20240229T090000Z', '20240131T090000Z']) {
    const { component, first } = series(start, rule);
    const { days } = walk(component, lateStart(component, first, asked));
    expect(days, start).toEqual(walk(component, first).days);
  }
});

it('years that nobody asks for are not walked through', () => {
  for (const rule of ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO,WE', 'FREQ=MONTHLY', 'FREQ=YEARLY']) {
    const { component, first } = series('19600102T090000Z', rule);
    const { days, steps } = walk(component, lateStart(component, first, asked));
    expect(steps - days.length, rule).toBeLessThan(30);
  }
});
