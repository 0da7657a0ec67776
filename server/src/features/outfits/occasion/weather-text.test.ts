import { expect, test } from 'vitest';
import type { HoursWeather } from '../../../platform/weather/weather.ts';
import { unitsOf, weatherText } from './weather-text.ts';

const mild: HoursWeather = {
  feltC: 14.4,
  minC: 13,
  maxC: 15,
  rainMm: 0,
  rainChance: 0.1,
  windKmh: 12,
  source: 'forecast',
  place: 'Leeds',
  unknownPlace: null,
};

test('says the felt temperature, the span only where it is wide, rain and strong wind', () => {
  expect(weatherText(mild, 'metric', 'May')).toBe('Feels like 14 °C in Leeds, dry.');
  const rough = { ...mild, minC: 9, maxC: 17, rainMm: 3, windKmh: 48 };
  expect(weatherText(rough, 'metric', 'May')).toBe(
    'Feels like 14 °C (9 °C to 17 °C) in Leeds, with rain, wind up to 48 km/h.',
  );
  expect(weatherText({ ...mild, rainChance: 0.55 }, 'metric', 'May')).toContain('55 % chance of rain');
});

test('speaks Fahrenheit and miles to who reads them', () => {
  expect(weatherText({ ...mild, windKmh: 48 }, 'imperial', 'May')).toBe(
    'Feels like 58 °F in Leeds, dry, wind up to 30 mph.',
  );
  expect([unitsOf(null, 'US'), unitsOf(null, 'NL'), unitsOf('metric', 'US')]).toEqual([
    'imperial',
    'metric',
    'metric',
  ]);
});

test('names the usual weather as such, and says what to do where the place is not known', () => {
  expect(weatherText({ ...mild, source: 'normals' }, 'metric', 'May')).toBe('Typical May, 14 °C');
  expect(weatherText({ ...mild, source: 'unknown', place: null }, 'metric', 'May')).toMatch(
    /not known: add your home town/,
  );
});

test('a place that is not known is said', () => {
  const lost = { ...mild, unknownPlace: 'Atlantis' };
  expect(weatherText({ ...lost, source: 'unknown', place: null }, 'metric', 'May')).toBe(
    "We don't know where Atlantis is.",
  );
  expect(weatherText({ ...lost, source: 'normals', place: 'London' }, 'metric', 'May')).toBe(
    "We don't know where Atlantis is. Typical May in London, 14 °C",
  );
  expect(weatherText(lost, 'metric', 'May')).toBe(
    "We don't know where Atlantis is. Feels like 14 °C in Leeds, dry.",
  );
});
