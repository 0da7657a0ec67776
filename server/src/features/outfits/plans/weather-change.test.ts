import type { OutfitWeather } from '@drape/contract/outfits/outfits';
import { expect, test } from 'vitest';
import { weatherChange } from './weather-change.ts';

const dry: OutfitWeather = {
  felt_c: 15,
  min_c: 12,
  max_c: 17,
  rain_mm: 0,
  rain_chance: 0.1,
  wind_kmh: 12,
  source: 'forecast',
  place: 'Leeds',
  attribution: null,
};

test('rain, five degrees or a storm count as a change, less does not', () => {
  const to = (now: Partial<OutfitWeather>) => weatherChange(dry, { ...dry, ...now });
  expect(to({ rain_mm: 4, rain_chance: 0.8 })).toBe('Rain is now expected.');
  expect(to({ felt_c: 9 })).toBe('It now looks 6 degrees colder than when this was planned.');
  expect(to({ wind_kmh: 55 })).toBe('Strong wind is now expected.');
  expect([to({ felt_c: 12 }), to({ rain_mm: 0.2, rain_chance: 0.9 }), to({ wind_kmh: 25 })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('usual weather in place of a forecast is no news, a forecast in place of usual weather may be', () => {
  expect(weatherChange(dry, { ...dry, felt_c: 4, source: 'normals' })).toBeUndefined();
  expect(weatherChange({ ...dry, source: 'normals' }, { ...dry, felt_c: 22 })).toMatch(/7 degrees warmer/);
});
