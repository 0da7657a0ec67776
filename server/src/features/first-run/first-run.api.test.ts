import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { minuteMs } from '../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function states(client: Client): Promise<string> {
  const { steps } = await client.getFirstRun();
  return steps.map(({ step, state }) => `${step} ${state}`).join(', ');
}

const withSamples = (client: Client) => client.addSamples({ body: { set: 'wardrobe' } });

describe('the guided start', () => {
  it('knows from the data what is done, on any device', async () => {
    const { client } = await test.signUp();
    expect(await states(client)).toBe('photo open, preferences open, clothes open, outfit open');
    await client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
    await client.updatePreferences({ body: { style_preference: ['classic'] } });
    const { items } = (await client.createItems({
      body: { description: 'white tee\nblue jeans' },
    })) as { items: { id: string }[] };
    expect(await states(client)).toBe('photo done, preferences done, clothes done, outfit open');
    await client.createOutfit({ body: { wardrobe_item_ids: items.map(({ id }) => id) } });
    expect(await states(client)).toBe('photo done, preferences done, clothes done, outfit done');
  });

  it('keeps what is skipped until it is taken up or done, and being put away', async () => {
    const { client } = await test.signUp();
    await client.updateFirstRun({ body: { skip: 'photo' } });
    await client.updateFirstRun({ body: { skip: 'preferences' } });
    expect(await states(client)).toBe('photo skipped, preferences skipped, clothes open, outfit open');
    await client.updateFirstRun({ body: { take_up: 'photo' } });
    await client.updatePreferences({ body: { occasion_types: ['work'] } });
    expect(await states(client)).toBe('photo open, preferences done, clothes open, outfit open');
    expect((await client.updateFirstRun({ body: { dismissed: true } })).dismissed).toBe(true);
    expect((await client.updateFirstRun({ body: { skip: 'photo' } })).dismissed).toBe(true);
    expect((await client.updateFirstRun({ body: { dismissed: false } })).dismissed).toBe(false);
  });
});

describe('samples', () => {
  it('are a wardrobe that makes an outfit and an event of tomorrow, once however often asked', async () => {
    const { client } = await test.signUp();
    await withSamples(client);
    const { samples } = await withSamples(client);
    const { items } = await client.listItems();
    expect(items.map(({ id }) => id).sort()).toEqual([...samples.items].sort());
    expect(items.every(({ tags }) => tags.includes('sample'))).toBe(true);
    const { events } = await client.listEvents();
    expect(events.map(({ id }) => id)).toEqual(samples.events);
    expect((await client.todaysOutfit({})).outfit?.items.length).toBeGreaterThanOrEqual(3);
    const [eventId = ''] = samples.events;
    expect((await client.generatePlan({ body: { eventId } })).items.length).toBeGreaterThanOrEqual(3);
  });

  it('are an analysed photo that counts nowhere in public', async () => {
    const { client, id } = await test.signUp();
    const { samples } = await client.addSamples({ body: { set: 'photo' } });
    const { history } = await client.history();
    expect(history.map((entry) => entry.id)).toEqual(samples.analyses);
    const stats = await test.app.database.read
      .selectFrom('user_stats')
      .select('distinct_photos')
      .where('user_id', '=', id)
      .executeTakeFirst();
    expect(stats).toEqual({ distinct_photos: 0 });
  });

  it('go exactly, but for what a person has changed and has not given up; all can be taken back', async () => {
    const { client } = await test.signUp();
    await client.createItems({ body: { description: 'red wool scarf' } });
    await client.createEvent({ body: { title: 'My own dinner', startTime: '2026-05-06T18:00:00Z' } });
    await client.uploadAnalyze({ file: fileOf(await outfitPhoto()) });
    await client.addSamples({ body: { set: 'photo' } });
    const { samples } = await withSamples(client);
    const [edited = ''] = samples.items;
    test.clock.advance(minuteMs);
    await client.updateItem({ params: { id: edited }, body: { size: 'M' } });
    expect((await client.getFirstRun()).samples.changed).toBe(1);

    const { removed, first_run } = await client.removeSamples();
    expect(removed.items).toHaveLength(samples.items.length - 1);
    expect(first_run.samples).toEqual({ analyses: [], items: [edited], events: [], changed: 1 });
    expect((await client.listItems()).items.map(({ description }) => description)).toHaveLength(2);
    expect((await client.listEvents()).events.map(({ title }) => title)).toEqual(['My own dinner']);
    expect((await client.history()).total).toBe(1);

    await client.restoreItems({ body: { ids: removed.items } });
    await client.restoreEvent({ params: { id: removed.events[0] ?? '' } });
    await client.restoreAnalysis({ params: { id: removed.analyses[0] ?? '' } });
    const back = (await client.getFirstRun()).samples;
    expect({ ...back, items: back.items.length }).toEqual({
      ...samples,
      items: samples.items.length,
      analyses: removed.analyses,
      changed: 1,
    });

    await client.removeSamples({ query: { changed: 'true' } });
    expect((await client.listItems()).items.map(({ description }) => description)).toEqual([
      'Red wool scarf',
    ]);
    expect((await withSamples(client)).samples.items).toHaveLength(samples.items.length);
  });

  it('fit into the wardrobe of a free plan or leave it as it is', async () => {
    const { client, id } = await test.signUp();
    const lines = Array.from({ length: 45 }, (_, index) => `white tee size ${index}`);
    await client.createItems({
      body: { items: lines.map((description) => ({ description, category: 'top' as const })) },
    });
    await test.app.database.write
      .updateTable('users')
      .set({ trial_ends_at: '2020-01-01T00:00:00.000Z' })
      .where('id', '=', id)
      .execute();
    expect((await failure(withSamples(client))).code).toBe('limit_reached');
    expect((await client.listItems()).total).toBe(45);
    expect((await client.listEvents()).total).toBe(0);
  });
});

it('colour vision is a choice of the profile that travels with the session', async () => {
  const { client } = await test.signUp();
  expect((await client.me()).colour_vision).toBeNull();
  await client.updateProfile({ body: { colour_vision: 'deutan' } });
  expect((await client.me()).colour_vision).toBe('deutan');
  const refused = await failure(client.updateProfile({ body: { colour_vision: 'red' as 'protan' } }));
  expect(refused.code).toBe('invalid');
});
