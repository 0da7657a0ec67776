import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expectOnlyForOwner } from '../../../../test/only-for-owner.ts';
import { startWeatherStandIn, type WeatherStandIn } from '../../../../test/stand-ins/weather-stand-in.ts';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { hourMs } from '../../../platform/clock.ts';

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
pink oxford shirt
grey wool trousers
beige chinos
black leather oxfords
brown suede loafers
white leather sneakers
navy t-shirt
grey t-shirt
green t-shirt
blue jeans
camel wool coat
black rain jacket
black umbrella`;

async function person(text = clothes) {
  const { client, id } = await test.signUp();
  await client.createItems({ body: { description: text } });
  await client.updateProfile({ body: { home_town: 'Leeds', country: 'GB' } });
  const { items } = await client.listItems();
  const idOf = (words: string) =>
    items.find(({ description }) => description.toLowerCase().includes(words))?.id ?? '';
  return { client, id, items, idOf };
}

const at = (day: string, hour: number) => `${day}T${String(hour).padStart(2, '0')}:00:00Z`;

describe('a week', () => {
  it('gives every event and every other day an outfit, keeps what was planned, and wears no shirt twice', async () => {
    const { client, items } = await person();
    const meeting = { title: 'Team meeting', startTime: at('2026-05-05', 9), location: 'Leeds' };
    const { id: eventId } = await client.createEvent({ body: meeting });
    const kept = await client.generatePlan({ body: { eventId } });
    await client.createEvent({ body: { title: 'Dinner with Mia', startTime: at('2026-05-05', 19) } });
    const before = await client.getWeek({});
    expect([before.days.at(0)?.date, before.days.at(-1)?.date, before.total]).toEqual([
      '2026-05-04',
      '2026-05-10',
      7,
    ]);
    const week = await client.planWeek({ body: { types: { '2026-05-07': null } } });
    const [, tuesday, , thursday] = week.days;
    expect(thursday?.outfits).toEqual([]);
    expect(tuesday?.outfits.map(({ title }) => title)).toEqual(['Team meeting', 'Dinner with Mia']);
    expect(tuesday?.outfits[0]?.plan?.id).toBe(kept.id);
    expect(tuesday?.outfits[1]?.changes).toBeLessThanOrEqual(2);
    const plans = week.days.flatMap(({ outfits }) => outfits.map(({ plan }) => plan));
    expect(plans).not.toContain(null);
    const shirts = items.filter(({ category }) => category === 'shirt').map(({ id }) => id);
    const worn = week.days.flatMap(({ outfits }) => [
      ...new Set(
        outfits.flatMap(({ plan }) => plan?.wardrobe_item_ids.filter((id) => shirts.includes(id)) ?? []),
      ),
    ]);
    expect(new Set(worn).size).toBe(worn.length);
    const again = await client.planWeek({ body: {} });
    expect(again.days[0]?.outfits[0]?.plan?.id).toBe(week.days[0]?.outfits[0]?.plan?.id);
  });

  it('plans a single day and leaves the others as they are', async () => {
    const { client } = await person();
    await client.createEvent({ body: { title: 'Team meeting', startTime: at('2026-05-06', 9) } });
    const only = await client.planWeek({ body: { startDate: '2026-05-05', days: 1 } });
    expect(only.days.map(({ date }) => date)).toEqual(['2026-05-05']);
    const { days } = await client.getWeek({});
    const planned = days.filter(({ outfits }) => outfits.some(({ plan }) => plan !== null));
    expect(planned.map(({ date }) => date)).toEqual(['2026-05-05']);
  });

  it('shows an event of several days on each of them, and dresses each', async () => {
    const { client } = await person();
    const span = { startTime: '2026-05-05', endTime: '2026-05-08' };
    const { id: conference } = await client.createEvent({ body: { title: 'Work conference', ...span } });
    await client.createEvent({
      body: { title: 'Camping', startTime: at('2026-05-08', 16), endTime: at('2026-05-10', 14) },
    });
    await client.createEvent({
      body: { title: 'Night out', startTime: at('2026-05-04', 21), endTime: at('2026-05-05', 2) },
    });
    const titles = ({ days }: { days: { outfits: { title: string }[] }[] }) =>
      days.map(({ outfits }) => outfits.map(({ title }) => title).join());
    const before = await client.getWeek({});
    const shown = ['Work conference', 'Work conference', 'Work conference', 'Camping', 'Camping', 'Camping'];
    expect(titles(before)).toEqual(['Night out', ...shown]);
    expect(before.days[2]?.outfits[0]).toMatchObject({
      event_id: conference,
      event_type: 'business',
      start_time: null,
      plan: null,
    });
    const week = await client.planWeek({ body: {} });
    expect(titles(week)).toEqual(titles(before));
    const plans = week.days.slice(1, 4).map(({ outfits }) => outfits[0]?.plan);
    expect(plans.map((plan) => [plan?.date, plan?.event_id, plan?.event_title])).toEqual([
      ['2026-05-05', conference, 'Work conference'],
      ['2026-05-06', null, 'Work conference'],
      ['2026-05-07', null, 'Work conference'],
    ]);
  });

  it('says what could not be planned, and is for Pro', async () => {
    const { client, id } = await person('navy t-shirt, blue jeans');
    const { notes } = await client.planWeek({ body: {} });
    expect(notes).toEqual([expect.stringMatching(/^(?!Casual day).*shoes/)]);
    const users = test.app.database.write.updateTable('users');
    await users.set({ trial_ends_at: null }).where('id', '=', id).execute();
    expect((await failure(client.planWeek({ body: {} }))).status).toBe(402);
    expect((await client.getWeek({})).total).toBe(7);
  });
});

describe('a plan whose circumstances change', () => {
  it('has another outfit suggested for an item in the wash, which changes nothing until it is taken', async () => {
    const { client } = await person();
    const { id: eventId } = await client.createEvent({
      body: { title: 'Team meeting', startTime: at('2026-05-06', 9) },
    });
    const plan = await client.generatePlan({ body: { eventId } });
    expect((await client.planSuggestions()).total).toBe(0);
    const unavailable =
      plan.items.find(({ category }) => category === 'shirt' || category === 'top')?.id ?? '';
    await client.updateItem({ params: { id: unavailable }, body: { status: 'in_wash' } });
    const { suggestions } = await client.planSuggestions();
    expect(suggestions[0]).toMatchObject({
      plan: { id: plan.id },
      reasons: [expect.stringMatching(/not at hand/)],
    });
    const { wardrobe_item_ids } = suggestions[0]?.outfit ?? { wardrobe_item_ids: [] };
    expect(wardrobe_item_ids).not.toContain(unavailable);
    expect(wardrobe_item_ids.filter((id) => plan.wardrobe_item_ids.includes(id)).length).toBeGreaterThan(1);
    expect((await client.getPlan({ params: { id: plan.id } })).wardrobe_item_ids).toEqual(
      plan.wardrobe_item_ids,
    );
    await client.keepPlan({ params: { id: plan.id } });
    expect((await client.planSuggestions()).total).toBe(0);
    await client.updatePlan({ params: { id: plan.id }, body: { wardrobe_item_ids } });
    expect((await client.planSuggestions()).total).toBe(0);
  });

  it('gets a suggestion when rain is newly forecast, and is left alone when the person keeps it', async () => {
    const { client, items } = await person();
    const { id: eventId } = await client.createEvent({
      body: { title: 'Dinner with Mia', startTime: at('2026-05-08', 19), location: 'Oslo' },
    });
    const plan = await client.generatePlan({ body: { eventId } });
    weather.hour = { feltC: 8, rainMm: 2 };
    test.clock.advance(2 * hourMs);
    const { suggestions } = await client.planSuggestions();
    expect(suggestions[0]).toMatchObject({ plan: { id: plan.id }, reasons: ['Rain is now expected.'] });
    const suede = items.find(({ description }) => /suede/i.test(description))?.id;
    expect(suggestions[0]?.outfit.wardrobe_item_ids).not.toContain(suede);
    const kept = await client.keepPlan({ params: { id: plan.id } });
    expect(kept.wardrobe_item_ids).toEqual(plan.wardrobe_item_ids);
    expect((await client.planSuggestions()).total).toBe(0);
  });
});

describe('a trip', () => {
  const days = { start_day: '2026-05-15', end_day: '2026-05-17' };

  it('packs few items that dress every day and event, ticks them off, and is packed again on demand', async () => {
    const { client, idOf } = await person();
    await client.createEvent({ body: { title: 'Team meeting', startTime: at('2026-05-16', 9) } });
    const trip = await client.createTrip({ body: { name: 'Oslo', place: 'Oslo', ...days } });
    expect(trip.days.map(({ outfits }) => outfits[0]?.title)).toEqual([
      'Travel day',
      'Team meeting',
      'Travel day',
    ]);
    const list = trip.items.map(({ id }) => id);
    const worn = trip.days.flatMap(({ outfits }) =>
      outfits.flatMap(({ plan }) => plan?.wardrobe_item_ids ?? []),
    );
    expect([...new Set(worn)].sort()).toEqual([...list].sort());
    expect(trip.at_least).toBeGreaterThanOrEqual(3);
    expect(trip.at_least).toBeLessThanOrEqual(list.length);
    expect(trip.item_count).toBe(list.length);
    const params = { id: trip.id };
    const extra = idOf('umbrella');
    const packed = await client.updateTrip({ params, body: { packed: list.slice(0, 2), extras: [extra] } });
    expect(packed.packed).toEqual(list.slice(0, 2));
    expect(packed.items.map(({ id }) => id)).toContain(extra);
    expect(packed.version).toBeGreaterThan(trip.version);
    const stale = await failure(
      client.updateTrip({ params, body: { name: 'Bergen', version: trip.version } }),
    );
    expect(stale.status).toBe(409);
    const top = trip.items.find(({ category }) => category === 'shirt' || category === 'top')?.id ?? '';
    await client.updateItem({ params: { id: top }, body: { status: 'in_wash' } });
    const repacked = await client.packTrip({ params, body: {} });
    expect(repacked.items.map(({ id }) => id)).not.toContain(top);
    expect(repacked.items.map(({ id }) => id)).toContain(extra);
    const [head] = (await client.listTrips()).trips;
    expect(head).toMatchObject({
      name: 'Oslo',
      item_count: repacked.item_count,
      at_least: repacked.at_least,
    });
  });

  it('goes with its plans, can be taken back, belongs to its owner, and is refused where nothing fits', async () => {
    const { client, id } = await person();
    const trip = await client.createTrip({ body: { name: 'Leeds', ...days } });
    const params = { id: trip.id };
    const { client: other } = await test.signUp();
    await expectOnlyForOwner(client, other, [(person) => person.getTrip({ params })]);
    const empty = await failure(other.createTrip({ body: { name: 'Leeds', ...days } }));
    expect([empty.status, empty.message]).toEqual([409, expect.stringMatching(/top|shirt/)]);
    const late = { name: 'Long', start_day: '2026-05-15', end_day: '2026-06-15' };
    expect((await failure(client.createTrip({ body: late }))).status).toBe(422);
    await client.deleteTrip({ params });
    const week = await client.getWeek({ query: { startDate: days.start_day } });
    expect(week.days[0]?.outfits[0]?.plan).toBeNull();
    expect((await client.restoreTrip({ params })).item_count).toBe(trip.item_count);
    await client.deleteTrip({ params });
    test.clock.advance(hourMs);
    await test.app.jobs.runDue();
    expect((await failure(client.restoreTrip({ params }))).status).toBe(404);
    const left = test.app.database.read.selectFrom('outfit_plans').selectAll().where('user_id', '=', id);
    expect(await left.execute()).toEqual([]);
  });
});

describe('today', () => {
  it('is for the event of several days that goes on', async () => {
    const { client } = await person();
    await client.createEvent({ body: { title: 'Fair', startTime: '2026-05-03', endTime: '2026-05-06' } });
    expect(await client.todaysOutfit({})).toMatchObject({ event_id: null, event_title: 'Fair' });
    const [today] = (await client.planWeek({ body: {} })).days;
    const { plan_id } = await client.todaysOutfit({});
    expect([plan_id, today?.outfits[0]?.title]).toEqual([today?.outfits[0]?.plan?.id, 'Fair']);
  });

  it('shows what is planned, wears it with one call, and shows it as worn', async () => {
    const { client } = await person();
    const today = await client.todaysOutfit({});
    expect(today).toMatchObject({ plan_id: null, worn_on: null });
    const wardrobe_item_ids = today.outfit?.wardrobe_item_ids ?? [];
    const worn = await client.wearOutfit({ body: { wardrobe_item_ids } });
    expect((await client.wearOutfit({ body: { wardrobe_item_ids } })).id).toBe(worn.id);
    const after = await client.todaysOutfit({});
    expect(after).toMatchObject({ plan_id: worn.id, worn_on: today.date, outfit: { wardrobe_item_ids } });
    const other = await client.todaysOutfit({ query: { turn: 1 } });
    expect(other.outfit?.wardrobe_item_ids).not.toEqual(wardrobe_item_ids);
    const counts = (await client.listItems()).items.map(({ times_worn }) => times_worn);
    expect(Math.max(...counts)).toBe(1);
  });
});
