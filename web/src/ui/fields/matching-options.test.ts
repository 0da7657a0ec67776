import { expect, test } from 'vitest';
import { matchingOptions } from './matching-options.ts';

const zones = [
  'America/New_York',
  'America/North_Dakota/Center',
  'Europe/Berlin',
  'Europe/Paris',
  'Asia/Beirut',
];

test('every word of the query must be there, in any letter case', () => {
  expect(matchingOptions(zones, 'new york')).toEqual(['America/New_York']);
  expect(matchingOptions(zones, 'EUROPE ber')).toEqual(['Europe/Berlin']);
  expect(matchingOptions(zones, 'mars')).toEqual([]);
});

test('an empty query matches everything, in order', () => {
  expect(matchingOptions(zones, '  ')).toEqual(zones);
});

test('what begins with the query stands first', () => {
  expect(matchingOptions(['Africa/Algiers', 'Europe/Gibraltar', 'America/Santiago'], 'g')).toEqual([
    'Europe/Gibraltar',
    'Africa/Algiers',
    'America/Santiago',
  ]);
});
