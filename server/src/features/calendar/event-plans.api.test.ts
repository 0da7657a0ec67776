import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const clothes = `white cotton shirt
light blue oxford shirt
grey wool trousers
beige chinos
black leather oxfords
white sneakers`;

const meeting = { title: 'Team meeting', startTime: '2026-05-06T09:00:00Z' };

async function person(): Promise<Client> {
  const { client } = await test.signUp();
  await client.createItems({ body: { description: clothes } });
  return client;
}

/** An event with a saved outfit. */
async function planned(client: Client) {
  const event = await client.createEvent({ body: meeting });
  const plan = await client.generatePlan({ body: { eventId: event.id } });
  await client.saveOutfit({ params: { id: plan.id } });
  return { event, plan };
}

describe('the plan of an event', () => {
  it('stays with it when it is renamed and moved, and takes over title and day', async () => {
    const client = await person();
    const { event, plan } = await planned(client);
    const params = { id: event.id };
    const changes = { title: 'Budget review', startTime: '2026-05-12T09:00:00Z' };
    const changed = await client.updateEvent({ params, body: changes });
    expect([changed.hasOutfit, changed.outfitPlan?.id]).toEqual([true, plan.id]);
    const followed = { event_id: event.id, event_title: 'Budget review', date: '2026-05-12' };
    expect(changed.outfitPlan).toMatchObject(followed);
    expect(await client.getPlan({ params: { id: plan.id } })).toMatchObject(followed);
    expect((await client.listOutfits()).outfits).toMatchObject([followed]);
    const { days } = await client.getWeek({ query: { startDate: '2026-05-12' } });
    expect(JSON.stringify(days[0])).toContain(plan.id);
  });

  it('is its own, also where another event has its name and day', async () => {
    const client = await person();
    const { event } = await planned(client);
    const twin = await client.createEvent({ body: { ...meeting, startTime: '2026-05-06T15:00:00Z' } });
    expect(twin.hasOutfit).toBe(false);
    const own = await client.generatePlan({ body: { eventId: twin.id } });
    const { events } = await client.listEvents({});
    expect(events.map(({ outfitPlan }) => outfitPlan?.event_id)).toEqual([event.id, twin.id]);
    expect(events[1]?.outfitPlan?.id).toBe(own.id);
  });

  it('leaves it for another day of its own', async () => {
    const client = await person();
    const { event, plan } = await planned(client);
    const moved = await client.updatePlan({ params: { id: plan.id }, body: { date: '2026-05-09' } });
    expect([moved.event_id, moved.date]).toEqual([null, '2026-05-09']);
    expect((await client.getEvent({ params: { id: event.id } })).hasOutfit).toBe(false);
  });

  it('that has none is matched by title and day', async () => {
    const client = await person();
    const { items } = await client.listItems();
    const body = { wardrobe_item_ids: items.slice(0, 3).map(({ id }) => id), name: 'team  Meeting' };
    const { id } = await client.createOutfit({ body: { ...body, date: '2026-05-06' } });
    const event = await client.createEvent({ body: meeting });
    expect(event.outfitPlan?.id).toBe(id);
    const renamed = await client.updateEvent({ params: { id: event.id }, body: { title: 'Gym' } });
    expect(renamed.hasOutfit).toBe(false);
    expect((await client.getPlan({ params: { id } })).event_title).toBe('team  Meeting');
  });
});

describe('the plan of an event of another calendar', () => {
  const google = (summary: string, day: string) => ({
    id: 'google-1',
    summary,
    start: { dateTime: `${day}T09:00:00Z` },
    end: { dateTime: `${day}T10:00:00Z` },
  });

  it('follows a synchronization', async () => {
    const client = await person();
    await client.syncGoogle({ body: { events: [google('Standup', '2026-05-06')] } });
    const plan = await client.generatePlan({ body: { eventId: 'google-1' } });
    const report = await client.syncGoogle({ body: { events: [google('Retro', '2026-05-08')] } });
    const followed = { id: plan.id, event_title: 'Retro', date: '2026-05-08' };
    expect(report.events[0]?.outfitPlan).toMatchObject(followed);
    expect(await client.getPlan({ params: { id: plan.id } })).toMatchObject(followed);
  });

  it('goes with an edit here, which outlasts a change at Google of something else', async () => {
    const client = await person();
    const { events } = await client.syncGoogle({ body: { events: [google('Standup', '2026-05-06')] } });
    const params = { id: events[0]?.id ?? '' };
    await client.updateEvent({ params, body: { title: 'Standup, own words' } });
    await client.syncGoogle({ body: { events: [google('Standup 2', '2026-05-08')] } });
    expect(await client.getEvent({ params })).toMatchObject({
      title: 'Standup, own words',
      startTime: '2026-05-08T09:00:00.000Z',
    });
  });

  it('follows an import', async () => {
    const client = await person();
    await importEvent(client, 'Standup', '20260506');
    const [event] = (await client.listEvents({})).events;
    const plan = await client.generatePlan({ body: { eventId: event?.id ?? '' } });
    await importEvent(client, 'Retro', '20260508');
    expect((await client.listEvents({})).events).toMatchObject([
      { title: 'Retro', outfitPlan: { id: plan.id, event_title: 'Retro', date: '2026-05-08' } },
    ]);
  });
});

async function importEvent(client: Client, title: string, day: string): Promise<void> {
  const times = [`DTSTART:${day}T090000Z`, `DTEND:${day}T100000Z`, `DTSTAMP:${day}T080000Z`];
  const event = ['BEGIN:VEVENT', 'UID:standup@example.org', `SUMMARY:${title}`, ...times, 'END:VEVENT'];
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', ...event, 'END:VCALENDAR', ''];
  const file = new Blob([lines.join('\r\n')], { type: 'text/calendar' });
  await client.importCalendar({ file, fields: { dry_run: 'false' } });
}
