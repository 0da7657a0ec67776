import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const wardrobe = `Navy wool blazer
White poplin shirt
Grey wool trousers
Straight blue jeans
Black leather loafers
White sneakers
Camel wool coat`;

/** A conversation with somebody who has a small wardrobe. */
async function conversation() {
  const person = await test.signUp();
  await person.client.createItems({ body: { description: wardrobe } });
  let conversation_id: string | null = null;
  const say = async (message: string) => {
    const answer = await person.client.chat({ body: { message, conversation_id } });
    conversation_id = answer.conversation_id;
    return answer;
  };
  const items = async () => (await person.client.listItems()).items;
  const named = async (part: string) =>
    (await items()).find(({ description }) => description.toLowerCase().includes(part));
  return { ...person, say, items, named };
}

it('deletes after one yes, and undo brings it back', async () => {
  const { say, named } = await conversation();
  expect((await say('delete the camel coat')).response).toMatch(/camel wool coat/);
  expect(await named('camel')).toBeDefined();
  expect((await say('yes')).changed).toEqual(['wardrobe']);
  expect(await named('camel')).toBeUndefined();
  expect((await say('undo')).changed).toEqual(['wardrobe']);
  expect(await named('camel')).toBeDefined();
});

it('does several things after one yes, and undo takes all of them back', async () => {
  const { say, named, client } = await conversation();
  const jeans = await named('jeans');
  await client.updateItem({ params: { id: jeans?.id ?? '' }, body: { status: 'in_wash' } });
  expect((await say('the jeans are clean and the white shirt is in the wash')).actions).toHaveLength(2);
  expect((await say('yes')).changed).toEqual(['wardrobe']);
  expect(await named('jeans')).toMatchObject({ status: 'available' });
  expect(await named('poplin')).toMatchObject({ status: 'in_wash' });
  await say('undo');
  expect(await named('jeans')).toMatchObject({ status: 'in_wash' });
  expect(await named('poplin')).toMatchObject({ status: 'available' });
});

it('shows temperatures as they are asked for, and undo brings the old ones back', async () => {
  const { say, client } = await conversation();
  await say('use fahrenheit please');
  expect((await say('yes')).changed).toEqual(['profile']);
  expect((await client.getProfile()).units).toBe('imperial');
  await say('undo');
  expect((await client.getProfile()).units).toBeNull();
});

it('asks plainly before everything goes, does nothing on a no, and keeps a way back', async () => {
  const { say, items } = await conversation();
  expect((await say('delete all my clothes')).response).toMatch(/all 7 items/);
  await say('no');
  expect(await items()).toHaveLength(7);
  await say('delete all my clothes');
  await say('yes');
  expect(await items()).toHaveLength(0);
  await say('undo');
  expect(await items()).toHaveLength(7);
});

it('what was offered is over once something else is said', async () => {
  const { say, items } = await conversation();
  await say('delete all my clothes');
  await say('how do i wash wool');
  await say('yes');
  expect(await items()).toHaveLength(7);
});

it('adds, notes where things are and with whom, and what was worn', async () => {
  const { say, named } = await conversation();
  await say('add a red wool scarf');
  await say('yes');
  expect(await named('red wool scarf')).toMatchObject({ category: 'accessories', color_primary: 'red' });
  await say('lend my blazer to Liv');
  await say('yes please');
  expect(await named('blazer')).toMatchObject({ status: 'lent', kept_in: 'Liv' });
  await say('undo');
  expect(await named('blazer')).toMatchObject({ status: 'available', kept_in: null });
  await say('my white sneakers are my favorite, star them');
  await say('yes');
  expect(await named('sneakers')).toMatchObject({ is_favorite: true });
  await say('mark the jeans as worn');
  await say('yes');
  expect(await named('jeans')).toMatchObject({ times_worn: 1 });
  await say('undo');
  expect(await named('jeans')).toMatchObject({ times_worn: 0 });
});

it('creates, moves and deletes an event, each with a way back', async () => {
  const { client, say } = await conversation();
  const titles = async () => (await client.listEvents({ query: {} })).events.map(({ title }) => title);
  const startOf = async () => (await client.listEvents({ query: {} })).events[0]?.startTime;
  await say('add dentist tomorrow at 9am');
  expect((await say('yes')).changed).toEqual(['calendar']);
  expect(await titles()).toEqual(['Dentist']);
  const start = await startOf();
  await say('move the dentist to friday 3pm');
  await say('yes');
  expect(await startOf()).not.toBe(start);
  await say('undo');
  expect(await startOf()).toBe(start);
  await say('delete the dentist');
  await say('yes');
  expect(await titles()).toEqual([]);
  await say('undo');
  expect(await titles()).toEqual(['Dentist']);
});

it('keeps a packing list as a trip, and undo takes it away', async () => {
  const { say, client } = await conversation();
  await say('pack for 3 days in Bremen from tomorrow');
  await say('save that list');
  expect((await say('yes')).changed).toEqual(['calendar']);
  const { trips } = await client.listTrips();
  expect(trips).toHaveLength(1);
  expect(trips[0]).toMatchObject({ place: expect.stringMatching(/Bremen/i) });
  expect(trips[0]?.extras.length).toBeGreaterThan(2);
  await say('undo');
  expect((await client.listTrips()).trips).toEqual([]);
});

it('remembers the home town and what is never worn', async () => {
  const { client, say } = await conversation();
  await say('i moved to Bergen');
  expect((await say('yes')).changed).toEqual(['profile']);
  expect((await client.getProfile()).home_town).toBe('Bergen');
  await say('no heels ever again pls');
  await say('yes');
  const { features } = await client.getTaste();
  expect(features).toContainEqual(expect.objectContaining({ feature: 'kind:heels', weight: -1 }));
});

it('plans the days that were named and no others, and undo takes the outfits away', async () => {
  const { say, client } = await conversation();
  const query = { startDate: '2026-05-04T00:00:00Z', endDate: '2026-05-20T00:00:00Z', limit: 50 };
  const days = async () =>
    [...new Set((await client.listPlans({ query })).outfit_plans.map(({ date }) => date))].sort();
  const shown = (await say('plan tuesday to thursday for me')).cards;
  expect(shown.flatMap((card) => (card.kind === 'outfit' ? [card.date] : []))).toEqual([
    ...['2026-05-05', '2026-05-06', '2026-05-07'],
  ]);
  expect(await days()).toEqual([]);
  await say('yes');
  expect(await days()).toEqual(['2026-05-05', '2026-05-06', '2026-05-07']);
  await say('undo');
  expect(await days()).toEqual([]);
});

it('adds what was named, starred and priced while it waited, with the day it was bought', async () => {
  const { say, client } = await conversation();
  await say('Bought a forest green corduroy blazer at Target today, $40');
  await say('call it green cord blazer please, and make it a favorite');
  await say('yes');
  const { items } = await client.listItems({ query: {} });
  expect(items.filter(({ description }) => description === 'green cord blazer')).toMatchObject([
    { price: 40, is_favorite: true, purchase_date: '2026-05-04' },
  ]);
  expect((await say('put it in the wash')).response).toMatch(/green cord blazer/);
});

it('plans a new garment with the yes that adds it, and undo takes both back', async () => {
  const { say, named, client } = await conversation();
  await client.createEvent({ body: { title: 'Garden party', startTime: inDays(5) } });
  await say('bought a red wool skirt, £18');
  await say('plan that for the garden party with the white shirt and the loafers');
  expect((await say('yes')).changed).toEqual(expect.arrayContaining(['wardrobe', 'calendar']));
  const skirt = await named('skirt');
  const query = { startDate: inDays(3), endDate: inDays(7), limit: 50 };
  const plannedIds = async () =>
    (await client.listPlans({ query })).outfit_plans.flatMap(({ wardrobe_item_ids }) => wardrobe_item_ids);
  expect(skirt).toBeDefined();
  expect(await plannedIds()).toContain(skirt?.id);
  await say('undo');
  expect(await named('skirt')).toBeUndefined();
  expect(await plannedIds()).toEqual([]);
});

function inDays(days: number): string {
  return new Date(test.clock.now().getTime() + days * 86_400_000).toISOString();
}

it('dresses for an event as the calendar reads it, by its hour and the code that the person set', async () => {
  const { say, client } = await conversation();
  await client.createEvent({ body: { title: 'Zorblax', startTime: inDays(3) } });
  const worn = async () => {
    const { cards } = await say('what should I wear to Zorblax?');
    return cards.flatMap((card) =>
      card.kind === 'outfit' ? card.items.map(({ description }) => description) : [],
    );
  };
  await client.setOccasion({ body: { title: 'Zorblax', code: 'business formal' } });
  expect(await worn()).toEqual(expect.arrayContaining(['Navy wool blazer', 'Grey wool trousers']));
  await client.setOccasion({ body: { title: 'Zorblax', code: 'casual' } });
  expect(await worn()).not.toContain('Navy wool blazer');
});
