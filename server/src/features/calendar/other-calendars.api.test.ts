import type { GoogleEvent } from '@drape/contract/calendar/google-calendar';
import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { desktopCalendar, webCalendar } from '../../../test/calendar-exports.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { minuteMs } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const listed = async (client: Client) => (await client.listEvents({ query: { limit: 250 } })).events;

describe('a sync of Google’s events', () => {
  const dinner = {
    id: 'dinner1',
    status: 'confirmed',
    summary: 'Dinner with Sam',
    start: { dateTime: '2026-05-06T20:00:00+02:00', timeZone: 'Europe/Amsterdam' },
    end: { dateTime: '2026-05-06T22:00:00+02:00', timeZone: 'Europe/Amsterdam' },
  };
  const fair = { id: 'fair', summary: 'Fair', start: { date: '2026-05-08' }, end: { date: '2026-05-11' } };
  const flight = {
    id: 'flight_20260509T200000Z',
    summary: 'Flight home',
    start: { dateTime: '2026-05-09T22:00:00-07:00' },
    end: { dateTime: '2026-05-10T18:00:00+02:00' },
  };
  const sync = (client: Client, ...events: object[]) =>
    client.syncGoogle({ body: { events: events as GoogleEvent[] } });

  it('brings in all-day events, several time zones and the type of the title', async () => {
    const { client } = await test.signUp();
    const report = await sync(client, dinner, fair, flight);
    expect(report).toMatchObject({ created: 3, updated: 0, removed: 0, skipped: 0 });
    expect(
      (await listed(client)).map(({ title, startTime, endTime, eventType, googleEventId }) => [
        ...[title, startTime, endTime, eventType, googleEventId],
      ]),
    ).toEqual([
      ['Dinner with Sam', '2026-05-06T18:00:00.000Z', '2026-05-06T20:00:00.000Z', 'date', 'dinner1'],
      ['Fair', '2026-05-08', '2026-05-11', 'casual', 'fair'],
      ['Flight home', '2026-05-10T05:00:00.000Z', '2026-05-10T16:00:00.000Z', 'travel', flight.id],
    ]);
  });

  it('again changes nothing', async () => {
    const { client } = await test.signUp();
    await sync(client, dinner, fair);
    const before = await listed(client);
    test.clock.advance(minuteMs);
    expect(await sync(client, dinner, fair)).toMatchObject({ created: 0, updated: 0, removed: 0 });
    expect(await listed(client)).toEqual(before);
  });

  it('follows changes and cancellations; absence removes nothing', async () => {
    const { client } = await test.signUp();
    await sync(client, dinner, fair);
    const report = await sync(client, { ...dinner, summary: 'Team meeting' });
    expect(report).toMatchObject({ created: 0, updated: 1, removed: 0 });
    expect(report.events).toMatchObject([{ title: 'Team meeting', eventType: 'business', version: 2 }]);
    expect(await listed(client)).toHaveLength(2);
    expect(await sync(client, { id: 'dinner1', status: 'cancelled' })).toMatchObject({
      removed: 1,
      events: [],
    });
    expect((await listed(client)).map(({ title }) => title)).toEqual(['Fair']);
    expect(await sync(client, { id: 'dinner1', status: 'cancelled' })).toMatchObject({ removed: 0 });
  });

  it('keeps what was changed here, whatever Google changes, and hidden what was removed here', async () => {
    const { client } = await test.signUp();
    const [event] = (await sync(client, dinner)).events;
    const params = { id: event?.id ?? '' };
    await client.updateEvent({ params, body: { eventType: 'formal', location: 'Leeds' } });
    expect(await sync(client, dinner)).toMatchObject({ updated: 0, events: [{ location: 'Leeds' }] });
    const renamed = await sync(client, { ...dinner, summary: 'Gym' });
    expect(renamed.events).toMatchObject([{ title: 'Gym', location: 'Leeds', eventType: 'formal' }]);
    await client.updateEvent({ params, body: { title: 'My own words' } });
    for (const summary of ['Yoga', 'Pilates']) {
      expect((await sync(client, { ...dinner, summary })).events).toMatchObject([{ title: 'My own words' }]);
    }
    await client.deleteEvent({ params });
    test.clock.advance(11 * minuteMs);
    await test.app.jobs.runDue();
    expect(await sync(client, dinner)).toMatchObject({ created: 0, updated: 0, events: [] });
    expect(await listed(client)).toEqual([]);
  });

  it('reads a description of HTML as text with the addresses of its links', async () => {
    const { client } = await test.signUp();
    const description = 'Join<br><a href="https://meet.example/abc">the call</a>';
    const { events } = await sync(client, { ...dinner, description });
    expect(events).toMatchObject([{ description: 'Join\nthe call (https://meet.example/abc)' }]);
  });

  it('takes what Google allows and this calendar does not, and leaves out what has no time', async () => {
    const { client } = await test.signUp();
    const at = { dateTime: '2026-05-12T10:00:00Z' };
    const odd = [
      { id: 'no-title', start: at, end: at },
      {
        id: 'long',
        summary: 'x'.repeat(900),
        description: 'y'.repeat(8000),
        start: at,
        end: { dateTime: '2031-05-12T10:00:00Z' },
      },
      { id: 'no-start', summary: 'When?' },
      { id: 'bad-start', summary: 'When?', start: { dateTime: 'soon' } },
      {
        id: 'bad-zone',
        summary: 'Where?',
        start: { dateTime: '2026-05-12T10:00:00', timeZone: 'Mars/Base' },
      },
    ];
    const report = await sync(client, ...odd);
    expect(report).toMatchObject({ created: 2, skipped: 3 });
    expect(report.events.map(({ title, endTime }) => [title.length, endTime]).sort()).toEqual([
      [10, '2026-05-12T11:00:00.000Z'],
      [200, '2027-05-13T10:00:00.000Z'],
    ]);
  });

  it('never touches what is somebody else’s', async () => {
    const [one, other] = [await test.signUp(), await test.signUp()];
    await sync(one.client, dinner);
    expect(await sync(other.client, { id: 'dinner1', status: 'cancelled' })).toMatchObject({ removed: 0 });
    expect(await sync(other.client, dinner)).toMatchObject({ created: 1 });
    expect(await listed(one.client)).toHaveLength(1);
    expect(await sync(one.client, { id: 'dinner1', status: 'cancelled' })).toMatchObject({ removed: 1 });
  });

  it('refuses a broken body, and names the event', async () => {
    const { client } = await test.signUp();
    const error = await failure(sync(client, dinner, { summary: 'No id' }));
    expect(error.status).toBe(422);
    expect(JSON.stringify(error.body?.detail)).toContain('"1","id"');
  });
});

describe('an .ics file', () => {
  const send = (client: Client, file: string | Uint8Array<ArrayBuffer>, dryRun = false) =>
    client.importCalendar({ file: new Blob([file]), fields: { dry_run: dryRun ? 'true' : 'false' } });

  it('is previewed without storing, comes in once, and can be taken back at once', async () => {
    const { client } = await test.signUp();
    const preview = await send(client, webCalendar, true);
    expect(preview).toMatchObject({
      calendar_name: "Wanda's plans",
      created: 5,
      updated: 0,
      removed: 0,
      unchanged: 0,
      out_of_range: 1,
      unreadable: 0,
      created_ids: [],
    });
    expect(preview.events.map(({ title, change }) => `${title} ${change}`)).toContain('Dinner with Sam new');
    expect(await listed(client)).toEqual([]);

    const done = await send(client, webCalendar);
    expect(done).toMatchObject({ created: 5, events: preview.events });
    expect(await send(client, webCalendar)).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 5,
      events: [],
    });
    expect((await client.deleteEvents({ body: { ids: done.created_ids } })).total).toBe(5);
    expect(await listed(client)).toEqual([]);
    expect(await send(client, webCalendar)).toMatchObject({ updated: 5 });
    expect(await listed(client)).toHaveLength(5);
  });

  it('again with changes: they follow, what is cancelled or gone from its series goes', async () => {
    const { client } = await test.signUp();
    await send(client, webCalendar);
    const later = webCalendar
      .replace(
        'SUMMARY:Dinner with Sam\r\nDESCRIPTION:Bring the\\ncard\\; and a smile\r\nSTATUS:CONFIRMED',
        'SUMMARY:Dinner with Sam\r\nSTATUS:CANCELLED',
      )
      .replace('COUNT=5;BYDAY=TU', 'COUNT=5;BYDAY=TU,TH');
    const report = await send(client, later);
    expect(report).toMatchObject({ created: 2, removed: 3, updated: 0 });
    const titles = (await listed(client)).map(({ title, startTime }) => `${startTime.slice(5, 10)} ${title}`);
    expect(titles).toEqual([
      ...['05-05 Team meeting', '05-07 Team meeting', '05-14 Team meeting'],
      '05-20 Team meeting (moved)',
    ]);
  });

  it('of another producer has its letters and days', async () => {
    const { client } = await test.signUp();
    await send(client, Uint8Array.from(desktopCalendar));
    expect((await listed(client)).map(({ title, startTime }) => [startTime, title])[0]).toEqual([
      '2026-05-08',
      'Trip to Århus – Kæreste, Smørrebrød und Überraschungen für Zoë 👗👟',
    ]);
  });

  it('that is no calendar gets a clear error', async () => {
    const { client } = await test.signUp();
    expect((await failure(send(client, 'title,date\nDinner,2026-05-06'))).status).toBe(415);
    expect((await failure(send(client, 'x'.repeat(6 * 1024 * 1024)))).status).toBe(413);
  });
});
