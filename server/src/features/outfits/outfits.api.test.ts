import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOnlyForOwner } from '../../../test/only-for-owner.ts';
import { startWeatherStandIn, type WeatherStandIn } from '../../../test/stand-ins/weather-stand-in.ts';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
let weather: WeatherStandIn;
beforeAll(async () => {
  weather = await startWeatherStandIn();
  test = await startTestApp({ env: weather.env });
});
afterAll(async () => {
  await test.close();
  await weather.close();
});
beforeEach(() => {
  weather.hour = { feltC: 14, rainMm: 0 };
});

const clothes = `navy wool blazer
white cotton shirt
light blue oxford shirt
grey wool trousers
beige chinos
black leather oxfords
brown suede loafers
white sneakers
navy t-shirt
blue jeans
camel wool coat
black rain jacket
brown leather belt`;

const meeting = { title: 'Team meeting', startTime: '2026-05-06T09:00:00Z', location: 'Leeds' };

async function person(text = clothes) {
  const { client, id } = await test.signUp();
  await client.createItems({ body: { description: text } });
  const { items } = await client.listItems();
  return { client, id, items };
}

const categoriesOf = async (client: Client, ids: string[]) => {
  const { items } = await client.listItems();
  return ids.map((id) => items.find((item) => item.id === id)?.category);
};

describe('a plan for an event', () => {
  it('is an outfit of one’s own clothes with its reasons, and the event carries it', async () => {
    const { client } = await person();
    const event = await client.createEvent({ body: meeting });
    const plan = await client.generatePlan({ body: { eventId: event.id, eventType: 'business' } });
    expect(plan).toMatchObject({ event_id: event.id, event_title: 'Team meeting', date: '2026-05-06' });
    expect(await categoriesOf(client, plan.wardrobe_item_ids)).toEqual(
      expect.arrayContaining(['pants', 'shoes']),
    );
    expect(plan.confidence_score).toBeGreaterThan(20);
    expect(plan.weather).toMatchObject({ source: 'forecast', place: 'Leeds', felt_c: 14 });
    expect(plan.weather_considerations).toContain('14 °C');
    expect(plan.alternatives).toHaveLength(2);
    expect(plan.reasons.length).toBeGreaterThan(0);
    expect(plan.terms.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 2);
    const planned = await client.getEvent({ params: { id: event.id } });
    expect(planned.hasOutfit).toBe(true);
    expect(planned.outfitItems.map(({ id }) => id)).toEqual(plan.wardrobe_item_ids);
    expect((await client.listPlans({})).outfit_plans.map(({ id }) => id)).toEqual([plan.id]);
  });

  it('never has a line in it of which nobody has said what it is, whatever the line and the occasion', async () => {
    const syllables = ['plo', 'zra', 'mok', 'vith', 'ulb', 'gex', 'tando', 'wiq'];
    const colours = ['', 'black', 'navy', 'white', 'red', 'silk', 'wool', 'size 39'];
    const unknown = Array.from({ length: 24 }, (_, k) => {
      const word = [k, k * 5 + 3, k * 3 + 1].map((at) => syllables[at % 8]).join('');
      return `${word} ${colours[(k * 7) % 8]}`.trim();
    });
    const { client, items } = await person(`${clothes}\n${unknown.join('\n')}`);
    const waiting = items.filter(({ status }) => status === 'to_check').map(({ id }) => id);
    expect(waiting.length).toBeGreaterThan(16);
    for (const eventType of ['business', 'casual', 'formal', 'party', 'workout'] as const)
      for (const turn of [0, 1, 2]) {
        const { id: eventId } = await client.createEvent({ body: meeting });
        const { wardrobe_item_ids } = await client.generatePlan({
          body: { eventId, eventType, turn },
        });
        expect(wardrobe_item_ids.filter((id) => waiting.includes(id))).toEqual([]);
      }
    const topless = await person(`grey wool trousers\nwhite sneakers\n${unknown.join('\n')}`);
    const { id: eventId } = await topless.client.createEvent({ body: meeting });
    const refused = await failure(topless.client.generatePlan({ body: { eventId } }));
    expect(refused.body?.message).toContain('There is no top or dress in your wardrobe yet');
  });

  it('replaces the plan that nobody saved, and leaves a saved one', async () => {
    const { client } = await person();
    const { id: eventId } = await client.createEvent({ body: meeting });
    const first = await client.generatePlan({ body: { eventId } });
    const second = await client.generatePlan({ body: { eventId } });
    expect(second.wardrobe_item_ids).toEqual(first.wardrobe_item_ids);
    expect((await failure(client.getPlan({ params: { id: first.id } }))).status).toBe(404);
    await client.saveOutfit({ params: { id: second.id } });
    await client.generatePlan({ body: { eventId } });
    expect((await client.listOutfits()).outfits.map(({ id }) => id)).toEqual([second.id]);
  });

  it('keeps what is locked, leaves out what is excluded or unavailable, and has another in turn', async () => {
    const { client, items } = await person();
    const { id: eventId } = await client.createEvent({ body: meeting });
    const idOf = (text: string) =>
      items.find(({ description }) => description.toLowerCase().includes(text))?.id ?? '';
    const [loafers, chinos] = [idOf('loafers'), idOf('chinos')];
    const locked = await client.generatePlan({ body: { eventId, locked: [loafers], excluded: [chinos] } });
    expect(locked.wardrobe_item_ids).toContain(loafers);
    expect(locked.wardrobe_item_ids).not.toContain(chinos);
    const best = await client.generatePlan({ body: { eventId } });
    const other = await client.generatePlan({ body: { eventId, turn: 1 } });
    expect(other.wardrobe_item_ids).not.toEqual(best.wardrobe_item_ids);
    for (const id of best.wardrobe_item_ids) {
      await client.updateItem({ params: { id }, body: { status: 'in_wash' } });
    }
    const later = await client.generatePlan({ body: { eventId } });
    expect(later.wardrobe_item_ids.filter((id) => best.wardrobe_item_ids.includes(id))).toEqual([]);
  });

  it('another one differs from the one at hand, whatever turn it is asked for in', async () => {
    const { client } = await person();
    const { id: eventId } = await client.createEvent({ body: meeting });
    let before = await client.generatePlan({ body: { eventId } });
    for (const turn of [1, 1, 2, 1]) {
      const next = await client.generatePlan({ body: { eventId, turn } });
      expect(next.wardrobe_item_ids).not.toEqual(before.wardrobe_item_ids);
      before = next;
    }
  });

  it('sends no suede into the rain where there is another choice', async () => {
    weather.hour = { feltC: 12, rainMm: 1 };
    const { client, items } = await person();
    const { id: eventId } = await client.createEvent({ body: { ...meeting, location: 'Oslo' } });
    const plan = await client.generatePlan({ body: { eventId } });
    const suede = items.find(({ description }) => /suede/i.test(description));
    expect(plan.wardrobe_item_ids).not.toContain(suede?.id);
    expect(plan.weather_considerations).toMatch(/rain/);
  });

  it('for a wardrobe that is too small, the error names the empty slot', async () => {
    const { client } = await person('navy t-shirt, white shirt');
    const { id: eventId } = await client.createEvent({ body: meeting });
    const error = await failure(client.generatePlan({ body: { eventId } }));
    expect([error.status, error.code]).toEqual([409, 'conflict']);
    expect(error.message).toMatch(/trousers|bottom|pants/i);
    expect((await client.listPlans({})).total).toBe(0);
  });

  it('is for Pro, with the specification’s sentence', async () => {
    const { client, id } = await person();
    const { id: eventId } = await client.createEvent({ body: meeting });
    await test.app.database.write
      .updateTable('users')
      .set({ trial_ends_at: null })
      .where('id', '=', id)
      .execute();
    const error = await failure(client.generatePlan({ body: { eventId } }));
    expect([error.status, error.message]).toEqual([
      402,
      'Outfit generation is only available for Pro users. Please upgrade your account.',
    ]);
    expect((await client.todaysOutfit({})).outfit).toBeNull();
  });
});

describe('the lookbook', () => {
  it('keeps outfits built by hand, scores them, renames and rates them', async () => {
    const { client, items } = await person();
    const ids = ['white cotton', 'jeans', 'sneakers'].map(
      (text) => items.find(({ description }) => description.toLowerCase().includes(text))?.id ?? '',
    );
    const score = await client.scoreOutfit({ body: { wardrobe_item_ids: ids } });
    const outfit = await client.createOutfit({ body: { wardrobe_item_ids: ids, name: 'Saturday' } });
    expect(outfit).toMatchObject({ name: 'Saturday', saved: true, score: score.score });
    const { id, version } = outfit;
    const rated = await client.updatePlan({ params: { id }, body: { thumb: 'up', name: 'Sunday', version } });
    expect([rated.thumb, rated.name]).toEqual(['up', 'Sunday']);
    const stale = await failure(client.updatePlan({ params: { id }, body: { name: 'Monday', version } }));
    expect(stale.status).toBe(409);
    await client.deleteOutfit({ params: { id } });
    expect((await client.listOutfits()).total).toBe(0);
    expect((await client.getPlan({ params: { id } })).saved).toBe(false);
  });

  it('wearing an outfit writes the wear log, and taking it back leaves it', async () => {
    const { client, items } = await person();
    const ids = items.slice(0, 2).map(({ id }) => id);
    const plan = await client.wearOutfit({ body: { wardrobe_item_ids: ids } });
    expect(plan.worn_on).toBe('2026-05-04');
    const worn = async () => (await client.listItems()).items.filter(({ times_worn }) => times_worn === 1);
    expect((await worn()).map(({ id }) => id).sort()).toEqual([...ids].sort());
    await client.updatePlan({ params: { id: plan.id }, body: { worn_on: null } });
    expect(await worn()).toEqual([]);
  });

  it('a plan is removed, can be taken back, and belongs to its owner', async () => {
    const { client, items } = await person();
    const { client: other } = await test.signUp();
    const ids = items.slice(0, 3).map(({ id }) => id);
    const { id } = await client.createOutfit({ body: { wardrobe_item_ids: ids } });
    await client.deletePlan({ params: { id } });
    expect((await failure(client.getOutfit({ params: { id } }))).status).toBe(404);
    expect((await client.restorePlan({ params: { id } })).id).toBe(id);
    await expectOnlyForOwner(client, other, [
      (person) => person.getPlan({ params: { id } }),
      (person) => person.createOutfit({ body: { wardrobe_item_ids: ids } }),
    ]);
  });
});

describe('today', () => {
  it('has the weather at home and one outfit for it, and another in turn', async () => {
    const { client } = await person();
    await client.updateProfile({ body: { home_town: 'Oslo', country: 'NO' } });
    const today = await client.todaysOutfit({});
    expect(today).toMatchObject({ date: '2026-05-04', event_title: null, sentence: null });
    expect(today.weather.place).toBe('Oslo');
    const another = await client.todaysOutfit({ query: { turn: 1 } });
    expect(another.outfit?.wardrobe_item_ids).not.toEqual(today.outfit?.wardrobe_item_ids);
  });

  it('goes by the day’s next event', async () => {
    const { client } = await person();
    await client.createEvent({ body: { title: 'Wedding of Mia', startTime: '2026-05-04T14:00:00Z' } });
    expect(await client.todaysOutfit({})).toMatchObject({
      event_title: 'Wedding of Mia',
      event_type: 'formal',
    });
  });
});

describe('taste', () => {
  it('follows the thumbs that stand, gives way to what is set, and is forgotten on demand', async () => {
    const { client, items } = await person();
    const ids = items.slice(0, 3).map(({ id }) => id);
    const { id } = await client.createOutfit({ body: { wardrobe_item_ids: ids } });
    expect((await client.getTaste()).features).toEqual([]);
    await client.updatePlan({ params: { id }, body: { thumb: 'down' } });
    const [first] = (await client.getTaste()).features;
    expect(first?.weight).toBeLessThan(0);
    const set = await client.updateTaste({ body: { weights: { 'colour:blue': 1 } } });
    expect(set.features[0]).toMatchObject({ feature: 'colour:blue', weight: 1, chosen: true });
    await client.updatePlan({ params: { id }, body: { thumb: null } });
    expect((await client.getTaste()).features.map(({ feature }) => feature)).toEqual(['colour:blue']);
    await client.resetTaste();
    expect((await client.getTaste()).features).toEqual([]);
  });

  it('an outfit with what is disliked scores less', async () => {
    const { client, items } = await person();
    const ids = ['white cotton', 'jeans', 'sneakers'].map(
      (text) => items.find(({ description }) => description.toLowerCase().includes(text))?.id ?? '',
    );
    const score = () => client.scoreOutfit({ body: { wardrobe_item_ids: ids } });
    const before = await score();
    await client.updateTaste({ body: { weights: { 'kind:sneakers': -1, relaxed: -1 } } });
    expect((await score()).score).toBeLessThan(before.score);
  });

  it('a dress code that was set counts for every event of that name, and can be taken back', async () => {
    const { client, items } = await person();
    const { createEvent, generatePlan, setOccasion } = client;
    const event = (day: string) =>
      createEvent({ body: { title: 'Dinner with Sam', startTime: `${day}T18:00:00Z`, location: 'Leeds' } });
    const [first, second] = [await event('2026-05-11'), await event('2026-05-12')];
    const codeOf = async ({ id }: { id: string }) => (await generatePlan({ body: { eventId: id } })).occasion;
    expect(items.length).toBeGreaterThan(0);
    expect(await codeOf(first)).toMatchObject({ code: 'smart casual', source: 'words' });
    const set = await setOccasion({ body: { title: ' dinner  with SAM', code: 'formal' } });
    expect(set).toMatchObject({ code: 'formal', source: 'person' });
    expect(await codeOf(first)).toMatchObject({ code: 'formal', source: 'person' });
    expect(await codeOf(second)).toMatchObject({ code: 'formal', source: 'person' });
    await setOccasion({ body: { title: 'Dinner with Sam', code: null } });
    expect(await codeOf(second)).toMatchObject({ code: 'smart casual', source: 'words' });
  });
});
