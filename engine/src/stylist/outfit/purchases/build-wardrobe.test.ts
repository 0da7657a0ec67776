import { expect, test } from 'vitest';
import type { OutfitItem } from '../outfit.ts';
import { randomWardrobe } from '../testing/random-wardrobe.testing.ts';
import { buildWardrobe, type WardrobePurchase } from './build-wardrobe.ts';
import { considerPurchase } from './consider.ts';

const plain = { styles: [], colours: [], dressy: false };

function piece(id: string, category: OutfitItem['category'], subcategory: string, hex: string): OutfitItem {
  return {
    id,
    description: id,
    category,
    subcategory,
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
  };
}

const bought = ({ category, subcategory, hex, pattern }: WardrobePurchase) => ({
  ...piece('', category, subcategory, hex),
  description: subcategory,
  pattern: pattern ?? 'solid',
});

test('the number of a purchase is what the same purchase counts when it is considered by itself', () => {
  for (let seed = 1; seed <= 12; seed++) {
    const items = randomWardrobe(30, seed);
    const { outfits, purchases } = buildWardrobe(items, plain);
    expect(purchases.length).toBeGreaterThan(0);
    for (const purchase of purchases) {
      const alone = considerPurchase(bought(purchase), items);
      expect([purchase.outfitsUnlocked, outfits]).toEqual([alone.newOutfits, alone.outfits]);
      expect(alone.alike).toEqual([]);
      for (const id of purchase.goesWith) expect(items.some((item) => item.id === id)).toBe(true);
    }
    const numbers = purchases.map(({ outfitsUnlocked }) => outfitsUnlocked);
    expect(numbers).toEqual(numbers.toSorted((x, y) => y - x));
    expect(new Set(purchases.map(({ subcategory }) => subcategory)).size).toBe(purchases.length);
  }
});

test('what is missing comes first, with the pieces it goes with counted', () => {
  const tops = ['#fafaf8', '#1d2743', '#828486'].map((hex, n) => piece(`tee ${n}`, 'top', 't-shirt', hex));
  const { outfits, purchases } = buildWardrobe(
    [...tops, piece('sneakers', 'shoes', 'sneakers', '#f3f1ea')],
    plain,
  );
  expect(outfits).toBe(0);
  expect(new Set(purchases.map(({ category }) => category))).toEqual(new Set(['pants']));
  expect(purchases[0]?.reason).toMatch(
    /^It goes with .*tops and your pair of shoes\. With it your pieces make/,
  );
});

test('an empty wardrobe gets no purchase, and neither skirts nor heels are pressed on anybody', () => {
  expect(buildWardrobe([], plain)).toEqual({ outfits: 0, purchases: [] });
  const items = [piece('shirt', 'shirt', 'shirt', '#fafaf8'), piece('jeans', 'pants', 'jeans', '#3a4f73')];
  const kinds = (dressy: boolean) =>
    buildWardrobe(items, { ...plain, dressy }).purchases.map((each) => each.category);
  expect(kinds(false)).not.toContain('dresses');
  expect(kinds(true)).toContain('dresses');
});
