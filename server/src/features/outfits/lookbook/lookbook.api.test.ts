import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { WEATHER_URL: 'off', GEOCODING_URL: 'off' } });
});
afterAll(() => test.close());

const clothes = `navy wool blazer
white cotton shirt
light blue oxford shirt
grey wool trousers
beige chinos
black leather oxfords
brown leather loafers
white sneakers
navy t-shirt
blue jeans`;

async function person() {
  const { client, id } = await test.signUp();
  await client.createItems({ body: { description: clothes } });
  const { items } = await client.listItems();
  const idsOf = (...texts: string[]) =>
    texts.map((text) => items.find(({ description }) => description.toLowerCase().includes(text))?.id ?? '');
  return { client, id, items, idsOf };
}

async function planned(client: Client) {
  const event = { title: 'Team meeting', startTime: '2026-05-06T09:00:00Z' };
  const { id: eventId } = await client.createEvent({ body: event });
  return { eventId, plan: await client.generatePlan({ body: { eventId } }) };
}

it('exchanges one item of an outfit and keeps all the others, until nothing else fits', async () => {
  const { client, items } = await person();
  const { eventId, plan } = await planned(client);
  const isShoe = (id: string) => items.find((item) => item.id === id)?.category === 'shoes';
  const rest = plan.wardrobe_item_ids.filter((id) => !isShoe(id));
  const seen = plan.wardrobe_item_ids.filter(isShoe);
  const [shoes = ''] = seen;
  const swapped = await client.generatePlan({ body: { eventId, swap: shoes, locked: rest.slice(0, 1) } });
  expect(swapped.wardrobe_item_ids).not.toContain(shoes);
  expect(swapped.wardrobe_item_ids).toEqual(expect.arrayContaining(rest));
  expect(swapped.locked, 'what was locked before, and nothing more').toEqual(rest.slice(0, 1));
  const allShoes = items.filter(({ category }) => category === 'shoes').map(({ id }) => id);
  const swap = swapped.wardrobe_item_ids.find(isShoe) ?? '';
  const error = await failure(client.generatePlan({ body: { eventId, swap, excluded: allShoes } }));
  expect([error.status, error.message]).toEqual([409, expect.stringMatching(/shoes/)]);
  const kept = await client.getEvent({ params: { id: eventId } });
  expect(kept.outfitPlan?.wardrobe_item_ids).toEqual(swapped.wardrobe_item_ids);
});

it('an alternative can be taken, and the former outfit becomes one', async () => {
  const { client } = await person();
  const { plan } = await planned(client);
  const [other] = plan.other_outfits;
  const ids = other?.wardrobe_item_ids ?? [];
  const changed = await client.updatePlan({ params: { id: plan.id }, body: { wardrobe_item_ids: ids } });
  expect(changed.wardrobe_item_ids).toEqual(ids);
  expect(changed.outfit_description).toBe(other?.description);
  expect(changed.score).toBe(other?.score);
  expect(changed.confidence_score).toBeLessThanOrEqual(plan.confidence_score);
  expect(changed.other_outfits[0]?.wardrobe_item_ids).toEqual(plan.wardrobe_item_ids);
  expect(changed.alternatives).toHaveLength(2);
});

it('completes what was begun by hand around all of its items, for Pro', async () => {
  const { client, id, idsOf } = await person();
  const begun = idsOf('jeans', 'sneakers');
  const whole = await client.completeOutfit({ body: { wardrobe_item_ids: begun } });
  expect(whole.wardrobe_item_ids).toEqual(expect.arrayContaining(begun));
  expect(whole.wardrobe_item_ids.length).toBeGreaterThan(begun.length);
  const another = await client.completeOutfit({ body: { wardrobe_item_ids: idsOf('jeans'), turn: 1 } });
  expect(another.wardrobe_item_ids).not.toEqual(whole.wardrobe_item_ids);
  const { client: other } = await test.signUp();
  const foreign = await failure(other.completeOutfit({ body: { wardrobe_item_ids: begun } }));
  expect(foreign.status).toBe(404);
  await test.app.database.write
    .updateTable('users')
    .set({ trial_ends_at: null })
    .where('id', '=', id)
    .execute();
  const refused = await failure(client.completeOutfit({ body: { wardrobe_item_ids: begun } }));
  expect([refused.status, refused.code]).toEqual([402, 'pro_required']);
});

it('an outfit keeps how it was laid out, until its items change', async () => {
  const { client, idsOf } = await person();
  const ids = idsOf('t-shirt', 'jeans', 'sneakers');
  const layout = ids.map((item_id, i) => ({ item_id, x: 0.2 + i / 4, y: 0.5, width: 0.4, turn: -4 }));
  const made = await client.createOutfit({ body: { wardrobe_item_ids: ids, name: 'Saturday', layout } });
  expect(made.layout).toEqual(layout);
  const params = { id: made.id };
  const moved = [...layout].reverse();
  expect((await client.updatePlan({ params, body: { layout: moved } })).layout).toEqual(moved);
  const fewer = await client.updatePlan({ params, body: { wardrobe_item_ids: ids.slice(1) } });
  expect(fewer.layout).toBeNull();
  const wild = layout.map((piece) => ({ ...piece, x: 3 }));
  expect((await failure(client.updatePlan({ params, body: { layout: wild } }))).status).toBe(422);
});

it('the lookbook tells when an outfit was worn, in whatever order its items stand', async () => {
  const { client, idsOf } = await person();
  const ids = idsOf('t-shirt', 'jeans', 'sneakers');
  const { id } = await client.createOutfit({ body: { wardrobe_item_ids: ids } });
  const { id: other } = await client.createOutfit({ body: { wardrobe_item_ids: ids.slice(0, 2) } });
  const may1 = await client.wearOutfit({
    body: { wardrobe_item_ids: ids.toReversed(), date: '2026-05-01' },
  });
  const today = await client.wearOutfit({ body: { wardrobe_item_ids: ids } });
  const wearsOf = async (outfit: string) => (await client.getOutfit({ params: { id: outfit } })).wears;
  expect(await wearsOf(id)).toEqual([
    { plan_id: today.id, date: '2026-05-04' },
    { plan_id: may1.id, date: '2026-05-01' },
  ]);
  expect(await wearsOf(other)).toEqual([]);
  await client.updatePlan({ params: { id: today.id }, body: { worn_on: null } });
  const { outfits } = await client.listOutfits();
  expect(outfits.find((outfit) => outfit.id === id)?.wears).toEqual([
    { plan_id: may1.id, date: '2026-05-01' },
  ]);
});

it('the taste model names what else the clothes could be liked for', async () => {
  const { client } = await person();
  const { others } = await client.getTaste();
  expect(others[0]).toEqual({ feature: 'pattern:plain', label: 'plain cloth' });
  const { feature } = others[0] ?? { feature: '' };
  const set = await client.updateTaste({ body: { weights: { [feature]: 0.4 } } });
  expect(set.others.map((other) => other.feature)).not.toContain(feature);
});
