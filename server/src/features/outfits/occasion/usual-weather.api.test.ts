import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: { WEATHER_URL: 'off', GEOCODING_URL: 'off' } });
});
afterAll(() => test.close());

const clothes = `white linen shirt
light blue linen shirt
white cotton t-shirt
beige linen trousers
beige cotton shorts
brown leather sandals
white leather sneakers
navy thick wool sweater
grey chunky wool sweater
white cotton shirt
blue jeans
grey flannel trousers
black leather boots
camel heavy wool coat
navy padded winter coat`;

const january = { start_day: '2027-01-15', end_day: '2027-01-17' };

async function person() {
  const { client } = await test.signUp();
  await client.createItems({ body: { description: clothes } });
  await client.updateProfile({ body: { home_town: 'Oslo', country: 'NO', units: 'metric' } });
  return client;
}

describe('without a forecast', () => {
  it('a trip to a warm city in winter packs for warm weather, and one to the cold for cold', async () => {
    const client = await person();
    const warm = await client.createTrip({ body: { name: 'Sun', place: 'Dubai', ...january } });
    expect(warm.days[1]).toMatchObject({
      weather: { source: 'normals', place: 'Dubai' },
      weather_text: expect.stringMatching(/^Typical January, 2\d °C$/),
    });
    const packedWarm = warm.items.map(({ description }) => description).join(', ');
    expect(packedWarm).not.toMatch(/coat|sweater|boots/);
    const cold = await client.createTrip({
      body: { name: 'Snow', place: 'Tromsø, Norway', start_day: '2027-01-20', end_day: '2027-01-22' },
    });
    expect(cold.days[1]?.weather_text).toMatch(/^Typical January, -\d °C$/);
    expect(cold.items.map(({ description }) => description).join(', ')).toMatch(/coat/);
  });

  it('an event goes by its own place, before that of the trip and the home town', async () => {
    const client = await person();
    await client.createEvent({
      body: { title: 'Dinner', startTime: '2027-01-16T18:00:00Z', location: 'Marina Bay, Singapore' },
    });
    const trip = await client.createTrip({ body: { name: 'Asia', place: 'Tokyo', ...january } });
    expect(trip.days.map(({ weather }) => weather.place)).toEqual(['Tokyo', 'Tokyo', 'Tokyo']);
    const dinner = trip.days[1]?.outfits.find(({ title }) => title === 'Dinner')?.plan;
    expect(dinner?.weather?.place).toBe('Singapore');
  });

  it('a day away goes by the place of its trip, wherever it is asked for', async () => {
    const client = await person();
    const away = { name: 'Sun', place: 'Dubai', start_day: '2026-05-04', end_day: '2026-05-06' };
    const { id: eventId } = await client.createEvent({
      body: { title: 'Dinner', startTime: '2026-05-05T18:00:00Z' },
    });
    const { id } = await client.createTrip({ body: away });
    const placesOfWeek = async () =>
      (await client.getWeek({})).days.slice(0, 4).map(({ weather }) => weather.place);
    expect(await placesOfWeek()).toEqual(['Dubai', 'Dubai', 'Dubai', 'Oslo']);
    expect((await client.todaysOutfit({})).weather.place).toBe('Dubai');
    expect((await client.generatePlan({ body: { eventId } })).weather?.place).toBe('Dubai');
    expect((await client.planSuggestions()).suggestions).toEqual([]);
    await client.deleteTrip({ params: { id } });
    expect(await placesOfWeek()).toEqual(['Oslo', 'Oslo', 'Oslo', 'Oslo']);
  });

  it('a home town that several countries have is the one of the own time zone', async () => {
    const { client } = await test.signUp();
    await client.createItems({ body: { description: clothes } });
    const feltIn = async (time_zone: string) => {
      await client.updateProfile({ body: { home_town: 'Valencia', time_zone } });
      const event = { title: 'Dinner', startTime: '2027-01-16T18:00:00Z', location: 'El Carmen' };
      const { id: eventId } = await client.createEvent({ body: event });
      return (await client.generatePlan({ body: { eventId } })).weather?.felt_c;
    };
    expect(await feltIn('Europe/Madrid')).toBeLessThan(17);
    expect(await feltIn('America/Caracas')).toBeGreaterThan(24);
  });

  it('says which place is not known instead of taking another', async () => {
    const client = await person();
    const trip = await client.createTrip({ body: { name: 'Away', place: 'Atlantis', ...january } });
    expect(trip.days[0]).toMatchObject({
      weather: { source: 'unknown', place: null },
      weather_text: "We don't know where Atlantis is.",
    });
  });
});
