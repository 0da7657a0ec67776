import { describe, expect, it } from 'vitest';
import { desktopCalendar, officeCalendar, webCalendar } from '../../../test/calendar-exports.ts';
import { createFileReading } from '../../platform/reading/file-reading.ts';
import { readIcsFile } from './ics-file.ts';
import { readIcs } from './read-ics.ts';

const window = { from: '2026-04-03T10:00:00.000Z', to: '2027-05-05T10:00:00.000Z', timeZone: 'Asia/Tokyo' };
const read = (file: string | Uint8Array) =>
  readIcs(typeof file === 'string' ? Buffer.from(file) : file, window);

/** Titles with their spans, in order; a cancelled event has none. */
const spans = (file: string | Uint8Array) =>
  read(file).events.map((event) =>
    event.cancelled ? ['cancelled'] : [event.title, event.span.start, event.span.end],
  );

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT', 'END:VCALENDAR'].join(
    '\r\n',
  );

describe('a calendar file', () => {
  it('of a web calendar: series with exceptions in their zone, cancelled events, what is long ago left out', () => {
    expect(spans(webCalendar)).toEqual([
      ['Team meeting', '2026-05-05T07:30:00.000Z', '2026-05-05T08:00:00.000Z'],
      ['Dinner with Sam', '2026-05-06T17:00:00.000Z', '2026-05-06T20:00:00.000Z'],
      ['cancelled'],
      ['Team meeting (moved)', '2026-05-20T13:00:00.000Z', '2026-05-20T13:30:00.000Z'],
      ['Team meeting', '2026-05-26T07:30:00.000Z', '2026-05-26T08:00:00.000Z'],
      ['Team meeting', '2026-06-02T07:30:00.000Z', '2026-06-02T08:00:00.000Z'],
    ]);
    const { name, outOfRange, unreadable, events } = read(webCalendar);
    expect([name, outOfRange, unreadable]).toEqual(["Wanda's plans", 1, 0]);
    expect(events[1]).toMatchObject({ description: 'Bring the\ncard; and a smile' });
    expect(events[0]).toMatchObject({ location: 'Room 4, second floor' });
  });

  it('of a desktop calendar: days, times on the reader’s own clock, letters that were folded apart', () => {
    expect(spans(desktopCalendar)).toEqual([
      ['Trip to Århus – Kæreste, Smørrebrød und Überraschungen für Zoë 👗👟', '2026-05-08', '2026-05-11'],
      ['Gym', '2026-05-08T22:45:00.000Z', '2026-05-08T23:30:00.000Z'],
      ['Zoë’s birthday', '2026-05-15', '2026-05-16'],
    ]);
  });

  it('of an office program: zones that only the file describes, and one that nobody knows', () => {
    expect(spans(officeCalendar)).toEqual([
      ['Quarterly review', '2026-05-14T14:00:00.000Z', '2026-05-14T15:00:00.000Z'],
      ['Call', '2026-05-15T01:00:00.000Z', '2026-05-15T02:00:00.000Z'],
    ]);
    expect(read(officeCalendar).unknownZone).toBe(1);
  });

  it('keeps a wall-clock time through a clock change', () => {
    const weekly = calendar(
      ...['DTSTART;TZID=Europe/Amsterdam:20261018T090000', 'DTEND;TZID=Europe/Amsterdam:20261018T100000'],
      ...['RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:Run'],
    );
    expect(spans(weekly).map(([, start]) => start)).toEqual([
      '2026-10-18T07:00:00.000Z',
      '2026-10-25T08:00:00.000Z',
    ]);
  });

  it('takes every event back when it says CANCEL', () => {
    const cancel = calendar('DTSTART:20260601T090000Z', 'SUMMARY:Run').replace(
      'VERSION:2.0',
      'VERSION:2.0\r\nMETHOD:CANCEL',
    );
    expect(spans(cancel)).toEqual([['cancelled']]);
  });

  it('has the same keys at every reading', () => {
    const keys = () => read(webCalendar).events.map(({ key }) => key);
    expect(new Set(keys()).size).toBe(6);
    expect(keys()).toEqual(keys());
  });

  it.each([
    ['every second', 'RRULE:FREQ=SECONDLY'],
    ['every minute of impossible days', 'RRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30'],
  ])('leaves out what repeats %s and keeps the rest', (_, rule) => {
    const bomb = calendar('DTSTART:20200101T000000Z', rule, 'SUMMARY:Tick');
    const both = bomb.replace(
      'END:VCALENDAR',
      'BEGIN:VEVENT\r\nUID:two\r\nDTSTART:20260601T090000Z\r\nSUMMARY:Run\r\nEND:VEVENT\r\nEND:VCALENDAR',
    );
    expect(spans(both)).toEqual([['Run', '2026-06-01T09:00:00.000Z', '2026-06-01T10:00:00.000Z']]);
    expect(read(both).unreadable).toBe(1);
  });

  it('brings in at most so many, the soonest', () => {
    const daily = Array.from(
      { length: 6 },
      (_, index) =>
        `BEGIN:VEVENT\r\nUID:${index}\r\nDTSTART:20250101T0${index}0000Z\r\nRRULE:FREQ=DAILY\r\nEND:VEVENT`,
    ).join('\r\n');
    const { events, beyondLimit } = read(`BEGIN:VCALENDAR\r\n${daily}\r\nEND:VCALENDAR`);
    expect([events.length, beyondLimit > 0]).toEqual([2000, true]);
    expect(events[0]).toMatchObject({ title: '(No title)', span: { start: '2026-04-04T00:00:00.000Z' } });
  });

  it.each(['', 'hello', '{"events":[]}', 'BEGIN:VCARD\r\nEND:VCARD'])('is not %j', (text) => {
    expect(() => read(text)).toThrow();
  });
});

const heavyRules = [
  'RRULE:FREQ=DAILY;INTERVAL=999999999',
  'RRULE:FREQ=WEEKLY;INTERVAL=99999999',
  'RRULE:FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=30;BYMONTH=2',
  'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15,16,17,18,19,20,21',
];

it.each(heavyRules)('%s is read without walking through all its days', (rule) => {
  expect(read(calendar('DTSTART:20200101T090000Z', rule, 'SUMMARY:Heavy')).events).toEqual([]);
});

it('a file of many rules that never come true takes no longer than a few of them, and loses no other event', () => {
  const rule = (n: number) =>
    `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART:20200101T090000Z\r\nRRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31\r\nEND:VEVENT`;
  const once = 'BEGIN:VEVENT\r\nUID:two\r\nDTSTART:20260601T090000Z\r\nSUMMARY:Run\r\nEND:VEVENT';
  const rules = Array.from({ length: 2000 }, (_, n) => rule(n)).join('\r\n');
  const { events, unreadable } = read(`BEGIN:VCALENDAR\r\n${rules}\r\n${once}\r\nEND:VCALENDAR`);
  expect([events.length, unreadable]).toEqual([1, 2000]);
});

it('hundreds of series that are years old are all read', () => {
  const series = (n: number) =>
    `BEGIN:VEVENT\r\nUID:${n}\r\nDTSTART;TZID=America/New_York:20100${1 + (n % 9)}03T090000\r\nRRULE:FREQ=WEEKLY;BYDAY=MO,WE\r\nEND:VEVENT`;
  const { unreadable, outOfRange, events } = read(
    `BEGIN:VCALENDAR\r\n${Array.from({ length: 600 }, (_, n) => series(n)).join('\r\n')}\r\nEND:VCALENDAR`,
  );
  expect([unreadable, outOfRange, events.length]).toEqual([0, 0, 2000]);
});

describe('reading in a thread of its own', () => {
  const task = { bytes: Buffer.from(webCalendar), window };

  it('answers the same', async () => {
    const reading = createFileReading();
    expect(await readIcsFile(reading, 'ada', task)).toEqual(read(webCalendar));
    await reading.close();
  });

  it('is ended when it takes too long, and the next file is read', async () => {
    const hasty = createFileReading({ patienceMs: 1 });
    await expect(readIcsFile(hasty, 'ada', task)).rejects.toMatchObject({ code: 'invalid' });
    await hasty.close();
    const patient = createFileReading();
    expect((await readIcsFile(patient, 'ada', task)).events).toHaveLength(6);
    await patient.close();
  });
});
