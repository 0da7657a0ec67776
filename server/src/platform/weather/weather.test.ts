import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startWeatherStandIn, type WeatherStandIn } from '../../../test/stand-ins/weather-stand-in.ts';
import { TestClock } from '../../../test/test-clock.ts';
import { hourMs, minuteMs } from '../clock.ts';
import { createLog } from '../log.ts';
import { createOpenMeteo } from './open-meteo.ts';
import { createWeather, type WeatherQuestion } from './weather.ts';
import type { WeatherCache } from './weather-cache.ts';

let standIn: WeatherStandIn;
beforeEach(async () => {
  standIn = await startWeatherStandIn();
});
afterEach(() => standIn.close());

function memoryCache(): WeatherCache {
  const kept = new Map<string, unknown>();
  return {
    read: async <T>(key: string) => kept.get(key) as T | undefined,
    write: async (key, value) => void kept.set(key, value),
    forgetExpired: async () => undefined,
  };
}

const clock = new TestClock('2026-05-04T10:00:00.000Z');

function weatherOf(source: 'service' | 'off' = 'service', cache = memoryCache()) {
  const { WEATHER_URL: forecast, GEOCODING_URL: geocoding } = standIn.env;
  return createWeather({
    clock,
    log: createLog('silent'),
    cache,
    source: source === 'off' ? undefined : createOpenMeteo({ forecast, geocoding }),
  });
}

const dinner = {
  from: new Date('2026-05-06T18:00:00Z'),
  to: new Date('2026-05-06T21:00:00Z'),
  places: ['Town hall, Leeds', null],
  home: null,
  country: 'GB',
  timeZone: 'UTC',
};

describe('the weather of an event', () => {
  it('is the forecast of its hours at its place', async () => {
    standIn.hour = { feltC: 9, rainMm: 0.5 };
    expect(await weatherOf().at(dinner)).toEqual({
      feltC: 9,
      minC: 9,
      maxC: 9,
      rainMm: 1.5,
      rainChance: 0.9,
      windKmh: 14,
      source: 'forecast',
      place: 'Leeds',
      unknownPlace: null,
    });
  });

  it('asks once for the same place and days', async () => {
    const weather = weatherOf();
    await weather.at(dinner);
    const { length } = standIn.asked;
    await weather.at(dinner);
    expect(standIn.asked).toHaveLength(length);
  });

  it.each(['service', 'off'] as const)('is that of the first place that is named (%s)', async (source) => {
    const placeOf = async (question: Partial<WeatherQuestion>) => {
      const { place, unknownPlace } = await weatherOf(source).at({ ...dinner, ...question });
      return [place, unknownPlace];
    };
    expect(await placeOf({ places: ['Zoom', 'Oslo'], home: 'Leeds' })).toEqual(['Oslo', null]);
    expect(await placeOf({ places: ["Mum's", null], home: 'Leeds' })).toEqual(['Leeds', null]);
    expect(await placeOf({ places: ['Leeds', 'Oslo'], home: 'London' })).toEqual(['Leeds', null]);
    expect(await placeOf({ places: [null], home: null })).toEqual(['London', null]);
  });

  it.each(['service', 'off'] as const)(
    'is that of home at a place that is not known, and says so (%s)',
    async (source) => {
      const there = { ...dinner, places: ['Hamlet', null], home: 'Leeds' };
      expect(await weatherOf(source).at(there)).toMatchObject({ place: 'Leeds', unknownPlace: 'Hamlet' });
      const homeless = { ...dinner, places: ['Hamlet', null], home: null };
      expect(await weatherOf(source).at(homeless)).toMatchObject({
        source: 'unknown',
        unknownPlace: 'Hamlet',
      });
      const atHome = { ...dinner, places: [], home: 'Hamlet' };
      expect(await weatherOf(source).at(atHome)).toMatchObject({ place: 'London', unknownPlace: 'Hamlet' });
    },
  );

  it.each(['service', 'off'] as const)(
    'is that of the town of a name in the own time zone (%s)',
    async (source) => {
      const december = { from: new Date('2026-12-06T12:00:00Z'), to: new Date('2026-12-06T14:00:00Z') };
      const feltAt = async (timeZone: string) => {
        const question = { ...dinner, ...december, places: [], home: 'Valencia', country: null, timeZone };
        return (await weatherOf(source).at(question)).feltC;
      };
      expect(await feltAt('Europe/Madrid')).toBeLessThan(17);
      expect(await feltAt('America/Caracas')).toBeGreaterThan(24);
    },
  );

  it.each(['service', 'off'] as const)('is at home where a namesake is far away (%s)', async (source) => {
    const portland = { home: 'Portland, Oregon', country: null, timeZone: 'America/Los_Angeles' };
    const at = async (location: string) => {
      const question = { ...dinner, ...portland, places: [location, null] };
      const { place, unknownPlace } = await weatherOf(source).at(question);
      return [place, unknownPlace];
    };
    expect(await at('Hollywood')).toEqual(['Portland', 'Hollywood']);
    expect(await at('Hollywood PT clinic')).toEqual(['Portland', null]);
    expect(await at('Union Station')).toEqual(['Portland', null]);
    expect(await at('Emirates')).toEqual(['Portland', 'Emirates']);
    expect(await at('Seattle')).toEqual(['Seattle', null]);
  });

  it('takes from the service only what lies near home', async () => {
    const village = { ...dinner, places: ['Hamlet'], country: null, timeZone: 'America/New_York' };
    expect((await weatherOf().at({ ...village, home: 'Pittsburgh' })).place).toBe('Hamlet');
    expect(await weatherOf().at({ ...village, home: 'Denver' })).toMatchObject({
      place: 'Denver',
      unknownPlace: 'Hamlet',
    });
    expect((await weatherOf().at({ ...village, places: [null, 'Hamlet'], home: 'Denver' })).place).toBe(
      'Hamlet',
    );
  });

  it('is that of no foreign capital where a home town is not known', async () => {
    const lost = { ...dinner, places: ['Hollywood'], home: 'Atlantis', timeZone: 'America/Los_Angeles' };
    expect((await weatherOf('off').at({ ...lost, places: [], country: null })).place).toBeNull();
    expect((await weatherOf('off').at({ ...lost, places: [], country: 'US' })).place).toBe(
      'Washington, D.C.',
    );
  });

  it.each(['service', 'off'] as const)('is not that of another place on a trip (%s)', async (source) => {
    const away = { ...dinner, places: [null, 'Hamlet'], home: 'Leeds' };
    expect(await weatherOf(source).at(away)).toMatchObject({
      source: 'unknown',
      place: null,
      unknownPlace: 'Hamlet',
    });
  });

  it('is the usual weather of the month beyond the forecast, switched off, and without an answer', async () => {
    const far = { ...dinner, from: new Date('2026-12-06T18:00:00Z'), to: new Date('2026-12-06T21:00:00Z') };
    expect((await weatherOf().at(far)).source).toBe('normals');
    expect(await weatherOf('off').at(dinner)).toMatchObject({ source: 'normals', place: 'Leeds' });
    standIn.mood = 'broken';
    expect(await weatherOf().at(dinner)).toMatchObject({ source: 'normals', place: 'Leeds' });
    expect((await weatherOf().at({ ...dinner, places: [], country: null })).source).toBe('unknown');
  });

  it('asks the service at once when look-ups are switched on, whatever was not known without it', async () => {
    const cache = memoryCache();
    const village = { ...dinner, places: ['Hamlet'], country: 'US' };
    expect((await weatherOf('off', cache).at(village)).unknownPlace).toBe('Hamlet');
    expect(await weatherOf('service', cache).at(village)).toMatchObject({
      source: 'forecast',
      place: 'Hamlet',
      unknownPlace: null,
    });
  });

  it('does not wait for a silent service, and does not ask it again for a minute', async () => {
    standIn.mood = 'silent';
    const weather = weatherOf();
    expect((await weather.at(dinner)).source).toBe('normals');
    const asked = standIn.asked.length;
    expect((await weather.at(dinner)).source).toBe('normals');
    expect(standIn.asked.length).toBe(asked);
    standIn.mood = 'well';
    clock.advance(2 * minuteMs);
    expect((await weather.at(dinner)).source).toBe('forecast');
  });

  it('knows winter from summer on both halves of the earth', async () => {
    const at = (country: string, moment: string) =>
      weatherOf('off').at({
        places: [],
        home: null,
        country,
        timeZone: 'UTC',
        from: new Date(moment),
        to: new Date(Date.parse(moment) + hourMs),
      });
    const [berlinJuly, berlinJanuary] = [
      await at('DE', '2026-07-10T12:00:00Z'),
      await at('DE', '2026-01-10T12:00:00Z'),
    ];
    const [sydneyJuly, sydneyJanuary] = [
      await at('AU', '2026-07-10T12:00:00Z'),
      await at('AU', '2026-01-10T12:00:00Z'),
    ];
    expect(berlinJuly.feltC).toBeGreaterThan(berlinJanuary.feltC + 10);
    expect(sydneyJanuary.feltC).toBeGreaterThan(sydneyJuly.feltC + 5);
  });
});
