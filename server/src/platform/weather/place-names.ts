import { readLocation } from '@drape/engine/places/read-location';

const maxNames = 3;
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const regions = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const countries = new Set([
  'uk',
  'usa',
  'england',
  'scotland',
  'wales',
  ...letters.flatMap((first) =>
    letters.flatMap((second) => regions.of(`${first}${second}`)?.toLowerCase() ?? []),
  ),
]);

/**
 * What in a location may be the name of a town to ask a service for, likeliest first: in "Café Central, Herrengasse 14,
 * 1010 Wien, Austria" the town stands near the end, before the country, and the first part is mostly a house.
 */
export function placeNames(location: string): string[] {
  const parts = readLocation(location).map(({ text }) => text);
  const towns = parts.filter((part) => !/\d/.test(part) && !countries.has(part.toLowerCase()));
  return towns.reverse().slice(0, maxNames);
}
