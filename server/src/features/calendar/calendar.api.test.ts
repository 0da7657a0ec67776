import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOnlyForOwner } from '../../../test/only-for-owner.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const dinner = { title: 'Dinner with Sam', startTime: '2026-05-06T18:00:00Z' };

describe('events', () => {
  it('are created with a type from the title, read, changed and listed', async () => {
    const { client, id: userId } = await test.signUp();
    const event = await client.createEvent({ body: { ...dinner, location: 'Leeds' } });
    expect(event).toMatchObject({
      title: 'Dinner with Sam',
      eventType: 'date',
      location: 'Leeds',
      description: null,
      userId,
      startTime: '2026-05-06T18:00:00.000Z',
      endTime: '2026-05-06T19:00:00.000Z',
      googleEventId: null,
      hasOutfit: false,
      outfitPlan: null,
      outfitItems: [],
    });
    expect(await client.getEvent({ params: { id: event.id } })).toEqual(event);
    const moved = await client.updateEvent({
      params: { id: event.id },
      body: { title: 'Team meeting', startTime: '2026-05-07T08:00:00Z' },
    });
    expect(moved).toMatchObject({ eventType: 'business', endTime: '2026-05-07T09:00:00.000Z', version: 2 });
    expect((await client.listEvents({})).events).toEqual([moved]);
  });

  it('takes both spellings and the dialog’s words', async () => {
    const { client } = await test.signUp();
    const body = { title: 'Run', start_time: '2026-05-06', end_time: '2026-05-08', event_type: 'Fitness' };
    const event = await client.createEvent({ body: body as never });
    expect([event.startTime, event.endTime, event.eventType]).toEqual([
      '2026-05-06',
      '2026-05-08',
      'workout',
    ]);
  });

  it('a chosen type stays when the title changes', async () => {
    const { client } = await test.signUp();
    const { id } = await client.createEvent({ body: { ...dinner, eventType: 'formal' } });
    const changed = await client.updateEvent({ params: { id }, body: { title: 'Office' } });
    expect(changed.eventType).toBe('formal');
  });

  it('answers the window: what touches it, by its start, at most as many as asked for', async () => {
    const { client } = await test.signUp();
    const create = (title: string, startTime: string, endTime?: string) =>
      client.createEvent({ body: { title, startTime, ...(endTime ? { endTime } : {}) } });
    await create('past', '2026-05-01T10:00:00Z');
    await create('running', '2026-05-04T09:30:00Z', '2026-05-04T10:30:00Z');
    await create('second', '2026-05-20T10:00:00Z');
    await create('trip', '2026-05-10', '2026-05-13');
    await create('far', '2026-07-20T10:00:00Z');
    const titles = async (query = {}) =>
      (await client.listEvents({ query })).events.map((event) => event.title);
    expect(await titles()).toEqual(['running', 'trip', 'second']);
    expect(await titles({ limit: 1 })).toEqual(['running']);
    expect(await titles({ startDate: '2026-05-12', endDate: '2026-05-13' })).toEqual(['trip']);
    expect(await titles({ startDate: '2026-05-13', endDate: '2026-05-14' })).toEqual([]);
  });

  it('refuses a stale change and keeps what is there', async () => {
    const { client } = await test.signUp();
    const { id, version } = await client.createEvent({ body: dinner });
    await client.updateEvent({ params: { id }, body: { title: 'Supper', version } });
    const error = await failure(client.updateEvent({ params: { id }, body: { title: 'Lunch', version } }));
    expect(error.status).toBe(409);
    expect((await client.getEvent({ params: { id } })).title).toBe('Supper');
  });

  it('are removed, can be taken back for some minutes, then are gone', async () => {
    const { client } = await test.signUp();
    const { id } = await client.createEvent({ body: dinner });
    expect(await client.deleteEvent({ params: { id } })).toEqual({ id });
    expect((await failure(client.getEvent({ params: { id } }))).status).toBe(404);
    expect((await client.restoreEvent({ params: { id } })).title).toBe(dinner.title);
    await client.deleteEvent({ params: { id } });
    test.clock.advance(11 * 60_000);
    await test.app.jobs.runDue();
    expect((await failure(client.restoreEvent({ params: { id } }))).status).toBe(404);
  });

  it('belong to their owner', async () => {
    const owner = await test.signUp();
    const other = await test.signUp();
    const params = { id: (await owner.client.createEvent({ body: dinner })).id };
    await expectOnlyForOwner(owner.client, other.client, [
      (client) => client.getEvent({ params }),
      (client) => client.updateEvent({ params, body: { title: 'Mine' } }),
      (client) => client.deleteEvent({ params }),
      (client) => client.restoreEvent({ params }),
    ]);
  });

  it.each([
    ['no title', { title: '  ', startTime: '2026-05-06' }, 'title'],
    ['an impossible day', { title: 'x', startTime: '2026-02-30' }, 'startTime'],
    ['an end before the start', { ...dinner, endTime: '2026-05-06T17:00:00Z' }, 'endTime'],
    ['an unknown type', { ...dinner, eventType: 'siesta' }, 'eventType'],
  ])('refuses %s and names the field', async (_, body, field) => {
    const { client } = await test.signUp();
    const error = await failure(client.createEvent({ body }));
    expect(error.status).toBe(422);
    expect(JSON.stringify(error.body?.detail)).toContain(field);
  });

  it.each([
    ['Title is missing', { startTime: '2026-05-06' }],
    ['Title must be text', { title: 7, startTime: '2026-05-06' }],
    ['Title must not be empty', { title: null, startTime: '2026-05-06' }],
  ])('says “%s”', async (sentence, body) => {
    const { client } = await test.signUp();
    const error = await failure(client.createEvent({ body: body as never }));
    expect([error.status, error.message]).toEqual([422, sentence]);
  });
});
