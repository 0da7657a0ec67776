import { gzipSync } from 'node:zlib';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { limits } from '@drape/contract/wire/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectOnlyForOwner } from '../../../../test/only-for-owner.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { addItem, addItems, shirtLines } from '../../../../test/wardrobe.ts';
import { dayMs, minuteMs } from '../../../platform/clock.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the list', () => {
  it('comes whole or in pages, and the first page is small', async () => {
    const person = await test.signUp();
    for (let part = 0; part < 5; part++) {
      const lines = Array.from({ length: 200 }, (_, line) => `${shirtLines(1)} ${part * 200 + line}`);
      await person.client.createItems({ body: { description: lines.join('\n') } });
    }
    const all = await person.client.listItems();
    expect([all.items.length, all.total]).toEqual([1000, 1000]);
    const { firstItems } = wardrobeLimits;
    const first = await person.client.listItems({ query: { limit: firstItems } });
    const rest = await person.client.listItems({ query: { offset: firstItems } });
    expect([...first.items, ...rest.items]).toEqual(all.items);
    expect([first.total, rest.total]).toEqual([1000, 1000]);
    expect((await person.client.listItems({ query: { offset: 1000 } })).items).toEqual([]);
    expect((await failure(person.client.listItems({ query: { limit: 0 } }))).status).toBe(422);
    const weight = gzipSync(JSON.stringify(first)).length;
    expect(weight, 'of the first items, compressed').toBeLessThan(8000);
  });
});

describe('an item', () => {
  it('keeps what a person sets and ignores echoes and read-only fields', async () => {
    const person = await test.signUp();
    const item = await addItem(person);
    const params = { id: item.id };
    const echo = { ...item, version: item.version, times_worn: 99, is_favorite: true };
    const changed = await person.client.updateItem({ params, body: echo });
    expect(changed).toMatchObject({ is_favorite: true, times_worn: 0, corrected: ['is_favorite'] });
    const body = { color_primary: 'Midnight blue', status: 'lent' as const, price: 120, currency: 'EUR' };
    const again = await person.client.updateItem({ params, body });
    expect(again).toMatchObject({ ...body, color_primary: 'midnight blue', version: item.version + 2 });
    expect(again.image_url).not.toBe(item.image_url);
    expect(await person.client.getItem({ params })).toEqual({ ...again, worn_dates: [] });
  });

  it('is not overwritten by somebody who saw an older version', async () => {
    const person = await test.signUp();
    const { id, version } = await addItem(person);
    const save = (size: string) => person.client.updateItem({ params: { id }, body: { size, version } });
    await save('S');
    expect((await failure(save('M'))).status).toBe(409);
    expect((await person.client.getItem({ params: { id } })).size).toBe('S');
  });

  it('comes back within minutes after it was removed and is gone for good after', async () => {
    const person = await test.signUp();
    const { id, ...item } = await addItem(person);
    const params = { id };
    expect(await person.client.deleteItem({ params })).toEqual({ id });
    expect((await failure(person.client.getItem({ params }))).status).toBe(404);
    expect((await failure(person.client.deleteItem({ params }))).status).toBe(404);
    const { items } = await person.client.restoreItems({ body: { ids: [id] } });
    expect(items[0]).toMatchObject({ ...item, version: expect.any(Number) });
    await person.client.deleteItem({ params });
    test.clock.advance(limits.undoMinutes * minuteMs + 1);
    await test.app.jobs.runDue();
    expect((await failure(person.client.restoreItems({ body: { ids: [id] } }))).status).toBe(404);
  });

  it('of somebody else is not found, whatever is asked of it', async () => {
    const [owner, other] = [await test.signUp(), await test.signUp()];
    const { id } = await addItem(owner);
    const params = { id };
    await expectOnlyForOwner(owner.client, other.client, [
      (client) => client.getItem({ params }),
      (client) => client.updateItem({ params, body: { size: 'L' } }),
      (client) => client.markWorn({ params, body: {} }),
      (client) => client.unmarkWorn({ params: { id, date: '2026-05-04' } }),
      (client) => client.editItems({ body: { ids: [id], changes: { size: 'M' } } }),
      (client) => client.deleteItem({ params }),
      (client) => client.restoreItems({ body: { ids: [id] } }),
      (client) => client.deleteItems({ body: { ids: [id] } }),
    ]);
  });

  it('of somebody else spoils a change of several, which then changes none', async () => {
    const [owner, other] = [await test.signUp(), await test.signUp()];
    const { client } = other;
    const [mine, theirs] = [(await addItem(other)).id, (await addItem(owner)).id];
    const ids = [mine, theirs];
    const changes = { size: 'L' };
    expect((await failure(client.editItems({ body: { ids, changes } }))).status).toBe(404);
    expect((await failure(client.deleteItems({ body: { ids } }))).status).toBe(404);
    expect((await client.listItems()).items).toMatchObject([{ size: null }]);
    expect((await owner.client.listItems()).items).toMatchObject([{ id: theirs, size: null }]);
    expect((await client.editItems({ body: { ids: [mine], changes } })).total).toBe(1);
  });

  it('goes with its account', async () => {
    const person = await test.signUp();
    const { id } = await addItem(person);
    await person.client.markWorn({ params: { id }, body: {} });
    const { write, read } = test.app.database;
    await write.deleteFrom('users').where('id', '=', person.id).execute();
    for (const table of ['wardrobe_items', 'wardrobe_wears'] as const)
      expect(
        await read.selectFrom(table).select('user_id').where('user_id', '=', person.id).execute(),
      ).toEqual([]);
  });
});

describe('several items', () => {
  it('are changed at once, tags added to those that are there', async () => {
    const person = await test.signUp();
    const items = await addItems(person, 'red tee\nblue tee\ngreen tee');
    const ids = items.slice(0, 2).map(({ id }) => id);
    await person.client.editItems({ body: { ids, changes: { tags: ['old'] } } });
    const body = { ids, changes: { season: 'summer', status: 'in_wash' as const }, add_tags: ['trip'] };
    const { items: changed, total } = await person.client.editItems({ body });
    expect(total).toBe(2);
    for (const item of changed)
      expect(item).toMatchObject({ season: 'summer', status: 'in_wash', tags: ['old', 'trip'] });
    expect((await person.client.getItem({ params: { id: items[2]?.id ?? '' } })).season).not.toBe('summer');
  });

  it('are removed and taken back together', async () => {
    const person = await test.signUp();
    const ids = (await addItems(person, shirtLines(20))).map(({ id }) => id);
    expect((await person.client.deleteItems({ body: { ids } })).total).toBe(20);
    expect((await person.client.listItems()).total).toBe(0);
    expect((await person.client.restoreItems({ body: { ids } })).total).toBe(20);
    expect((await person.client.listItems()).items.map(({ id }) => id)).toEqual(ids);
  });

  it('a thousand are listed, changed and removed at once, and the list travels compressed', async () => {
    const person = await test.signUp();
    const ids = (await addItems(person, shirtLines(1000))).map(({ id }) => id);
    expect((await person.client.listItems()).total).toBe(1000);
    const headers = { Authorization: `Bearer ${person.token}` };
    const answer = await fetch(`${test.origin}/api/calendar/wardrobe`, { headers });
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(100_000);
    const changes = { season: 'winter' };
    expect((await person.client.editItems({ body: { ids, changes } })).total).toBe(1000);
    expect((await person.client.wardrobeInsights()).total).toBe(1000);
    expect((await person.client.deleteItems({ body: { ids } })).total).toBe(1000);
  });
});

describe('the wear log', () => {
  it('counts a day once and knows what a wear has cost', async () => {
    const person = await test.signUp();
    const { id } = await addItem(person);
    const params = { id };
    await person.client.updateItem({ params, body: { price: 100 } });
    expect((await person.client.getItem({ params })).cost_per_wear).toBeNull();
    await person.client.markWorn({ params, body: {} });
    await person.client.markWorn({ params, body: { date: '2026-05-04' } });
    const worn = await person.client.markWorn({ params, body: { date: '2026-04-30' } });
    expect(worn).toMatchObject({ times_worn: 2, last_worn: '2026-05-04', cost_per_wear: 50 });
    const { worn_dates } = await person.client.getItem({ params });
    expect(worn_dates).toEqual(['2026-05-04', '2026-04-30']);
    await person.client.unmarkWorn({ params: { id, date: '2026-05-04' } });
    expect(await person.client.getItem({ params })).toMatchObject({ times_worn: 1, last_worn: '2026-04-30' });
    expect((await failure(person.client.unmarkWorn({ params: { id, date: '2026-05-04' } }))).status).toBe(
      404,
    );
  });

  it('takes today from the time zone of the user and no day to come', async () => {
    const person = await test.signUp();
    await person.client.updateProfile({ body: { time_zone: 'Pacific/Kiritimati' } });
    const params = { id: (await addItem(person)).id };
    expect((await person.client.markWorn({ params, body: {} })).last_worn).toBe('2026-05-05');
    const tomorrow = { params, body: { date: '2026-05-06' } };
    expect((await failure(person.client.markWorn(tomorrow))).status).toBe(422);
  });
});

describe('insights', () => {
  it('tell what is worn, what rests, what it costs and what goes together', async () => {
    const app = await startTestApp();
    const person = await app.signUp('rested');
    const items = await addItems(person, 'white shirt\nnavy trousers\nbrown loafers\norange scarf');
    const [shirt, trousers, loafers, scarf] = items.map(({ id }) => id);
    const wear = (id = '', date = '') => person.client.markWorn({ params: { id }, body: { date } });
    for (const date of ['2026-05-01', '2026-05-02', '2026-05-03']) await wear(shirt, date);
    await wear(trousers, '2026-05-03');
    await person.client.updateItem({ params: { id: shirt ?? '' }, body: { price: 60, currency: 'EUR' } });
    app.clock.advance(89 * dayMs);
    const credentials = { username: 'rested', password: 'sturdy-77', remember_me: true };
    const client = app.client((await app.client().login({ body: credentials })).access_token);
    await client.markWorn({ params: { id: loafers ?? '' }, body: {} });
    app.clock.advance(dayMs * 3);
    const insights = await client.wardrobeInsights();
    expect(insights).toMatchObject({
      total: 4,
      worn_total: 5,
      cost_per_wear: [{ id: shirt, cost_per_wear: 20, currency: 'EUR' }],
    });
    expect(insights.most_worn[0]).toMatchObject({ id: shirt, times_worn: 3 });
    expect(insights.least_worn[0]).toMatchObject({ id: scarf, times_worn: 0 });
    expect(insights.not_worn.map(({ id }) => id).sort()).toEqual([shirt, trousers, scarf].sort());
    const sum = (key: 'owned' | 'worn') => insights.colours.reduce((total, use) => total + use[key], 0);
    expect([sum('owned'), sum('worn')]).toEqual([expect.closeTo(1), expect.closeTo(1)]);
    expect(insights.versatility.map(({ id, outfits }) => [id, outfits])).toEqual(
      [shirt, trousers, loafers].sort().map((id) => [id, 1]),
    );
    await app.close();
  });
});
