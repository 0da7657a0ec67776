import { describe, expect, test } from 'vitest';
import type { OutfitItem } from '../outfit.ts';
import { randomWardrobe } from '../testing/random-wardrobe.testing.ts';
import { considerText, verdictOf } from '../voice/consider-text.ts';
import { considerPurchase } from './consider.ts';

function piece(
  id: string,
  category: OutfitItem['category'],
  hex: string,
  more: Partial<OutfitItem> = {},
): OutfitItem {
  return {
    id,
    description: id,
    category,
    subcategory: null,
    palette: [{ hex, share: 1 }],
    pattern: 'solid',
    material: null,
    season: 'all',
    occasion: [],
    formality: null,
    warmth: null,
    available: true,
    timesWorn: 0,
    lastWorn: null,
    isFavorite: false,
    measured: true,
    ...more,
  };
}

const owned = [
  piece('white shirt', 'shirt', '#fafaf8'),
  piece('navy trousers', 'pants', '#1d2743'),
  piece('grey trousers', 'pants', '#828486'),
  piece('black loafers', 'shoes', '#0e0e10'),
];

describe('a candidate', () => {
  test('is counted in the outfits that only it makes possible', () => {
    const found = considerPurchase(piece('light blue shirt', 'shirt', '#bfd3e6'), owned);
    expect([found.outfits, found.newOutfits, found.partners]).toEqual([2, 2, 3]);
    for (const example of found.examples) expect(example).toHaveLength(2);
    expect(new Set(found.examples.flat()).size).toBe(found.examples.flat().length);
    expect(found.beats).toBe(0);
  });

  test('that is owned already is pointed out, and another colour or pattern of it is not', () => {
    const alike = (more: Partial<OutfitItem>, hex = '#f7f7f4') =>
      considerPurchase(piece('white shirt, new', 'shirt', hex, more), owned).alike.map(({ id }) => id);
    expect(alike({})).toEqual(['white shirt']);
    expect(alike({ pattern: 'stripes' })).toEqual([]);
    expect(alike({}, '#c4202b')).toEqual([]);
  });

  test('makes no outfit where the wardrobe lacks the rest of one', () => {
    const found = considerPurchase(piece('boots', 'shoes', '#472b1e'), [piece('tee', 'top', '#fafaf8')]);
    expect([found.outfits, found.newOutfits, found.examples]).toEqual([0, 0, []]);
    expect(considerText(found, 1, undefined)).toContain('no new outfit');
    expect(verdictOf(considerPurchase(piece('x', 'top', '#000000'), []), 0)).toBe('empty');
  });

  test('counts a layer once for each outfit that it goes with', () => {
    const found = considerPurchase(piece('navy coat', 'outerwear', '#1d2743'), owned);
    expect(found.newOutfits).toBeGreaterThan(0);
    expect(found.newOutfits).toBeLessThanOrEqual(found.outfits);
    expect(found.beats).toBeUndefined();
  });

  test('adds exactly what the count with it has over the count without it', () => {
    for (let seed = 1; seed <= 25; seed++) {
      const all = randomWardrobe(seed, 24).map((item) => ({ ...item, available: true }));
      const [candidate, ...rest] = all;
      if (!candidate || rest.every(({ category }) => category !== 'shoes')) continue;
      const extra = piece('extra', 'accessories', '#828486', { subcategory: 'umbrella' });
      const without = considerPurchase(extra, rest).outfits;
      const together = considerPurchase(extra, all).outfits;
      if (candidate.category === 'accessories' || candidate.category === 'outerwear') continue;
      const { outfits, newOutfits } = considerPurchase(candidate, rest);
      expect(outfits).toBe(without);
      expect(without + newOutfits).toBe(together);
    }
  });
});
