import { expect, it } from 'vitest';
import { placeNames } from './place-names.ts';

it.each([
  ['Leeds', ['Leeds']],
  ['Café Central, Herrengasse 14, 1010 Wien, Austria', ['Wien', 'Café Central']],
  ['Kew Gardens, Richmond TW9 3AE, UK', ['Richmond', 'Kew Gardens']],
  ['Paris, France', ['Paris']],
])('%s names the places %j', (location, names) => {
  expect(placeNames(location)).toEqual(names);
});

it.each(['', '  ', 'Zoom', 'Meeting room 4', 'https://meet.example/abc', 'Microsoft Teams Meeting', '12'])(
  'there is no place in "%s"',
  (location) => {
    expect(placeNames(location)).toEqual([]);
  },
);
