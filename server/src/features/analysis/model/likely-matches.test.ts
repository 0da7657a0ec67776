import { hexToOkLab } from '@drape/engine/colour/oklab';
import type { OwnGarment } from '@drape/engine/stylist/worn/own-garments';
import { expect, it } from 'vitest';
import { likelyMatches } from './likely-matches.ts';

const own = (id: string, zone: OwnGarment['zone'], hex: string): OwnGarment => ({
  id,
  name: id,
  zone,
  palette: [{ hex, share: 1 }],
});
const seen = (key: string, zone: OwnGarment['zone'], hex: string) => ({
  key,
  zone,
  colours: [{ lab: hexToOkLab(hex), share: 1 }],
});

const wardrobe = [
  own('red top', 'upper', '#c02020'),
  own('navy trousers', 'lower', '#1f2a44'),
  own('black trousers', 'lower', '#101010'),
  own('navy blazer', 'outer', '#1f2a44'),
  own('navy shirt', 'upper', '#24304c'),
];

it('what is worn in the same place in nearly the same color comes first, the nearest before the others', () => {
  const regions = [seen('upper', 'upper', '#1f2a44'), seen('lower', 'lower', '#141414')];
  const { of, likeliestFirst } = likelyMatches(regions, wardrobe);
  expect(of('upper')).toEqual(['navy blazer', 'navy shirt']);
  expect(of('lower')).toEqual(['black trousers', 'navy trousers']);
  expect(of('unknown')).toEqual([]);
  expect(likeliestFirst.map(({ id }) => id).at(-1)).toBe('red top');
  expect(likeliestFirst).toHaveLength(wardrobe.length);
});

it('a garment of another color or place is no match', () => {
  const { of } = likelyMatches(
    [seen('feet', 'feet', '#1f2a44'), seen('upper', 'upper', '#f0e040')],
    wardrobe,
  );
  expect([of('feet'), of('upper')]).toEqual([[], []]);
});
