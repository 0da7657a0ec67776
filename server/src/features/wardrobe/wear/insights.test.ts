import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { describe, expect, test } from 'vitest';
import { insightsOf } from './insights.ts';

const swatch = (hex: string, basic: string, share = 1) => ({ hex, name: basic, basic, share });

function anItem(more: Partial<WardrobeItem> & { id: string }): WardrobeItem {
  return {
    version: 1,
    description: more.id,
    category: 'top',
    subcategory: null,
    color_primary: 'black',
    color_secondary: null,
    brand: null,
    size: null,
    season: 'all',
    occasion: [],
    tags: [],
    is_favorite: false,
    image_url: '',
    thumbnail_url: '',
    image_kind: 'illustration',
    images: [],
    palette: [],
    pattern: null,
    material: null,
    formality: null,
    warmth: null,
    quantity: 1,
    status: 'available',
    is_archived: false,
    price: null,
    currency: null,
    purchase_date: null,
    care_notes: null,
    kept_in: null,
    times_worn: 0,
    last_worn: null,
    cost_per_wear: null,
    corrected: [],
    created_at: '2026-01-01T08:00:00.000Z',
    updated_at: '2026-01-01T08:00:00.000Z',
    ...more,
  };
}

const today = '2026-06-30';

describe('what the wear log tells', () => {
  const items = [
    anItem({ id: 'coat', price: 200, times_worn: 2, last_worn: '2026-03-01', cost_per_wear: 100 }),
    anItem({ id: 'tee', times_worn: 1, last_worn: '2026-06-28' }),
    anItem({ id: 'gown', price: 500 }),
    anItem({ id: 'old', times_worn: 90, last_worn: '2026-02-01', is_archived: true }),
  ];
  const insights = insightsOf(items, today);

  test('the most worn come first, the never worn are least worn, and what is archived is left out', () => {
    expect(insights.most_worn.map(({ id, times_worn }) => [id, times_worn])).toEqual([
      ['coat', 2],
      ['tee', 1],
    ]);
    expect(insights.least_worn[0]).toMatchObject({ id: 'gown', times_worn: 0, last_worn: null });
    expect([insights.total, insights.worn_total]).toEqual([3, 3]);
  });

  test('cost per wear needs a price and a wear', () => {
    expect(insights.cost_per_wear).toEqual([{ id: 'coat', cost_per_wear: 100, currency: null }]);
  });

  test('what was never worn rests since it is owned: its purchase, or its entry', () => {
    const resting = (gown: Partial<WardrobeItem>) =>
      insightsOf([...items.slice(0, 2), anItem({ id: 'gown', ...gown })], today).not_worn.map(({ id }) => id);
    expect(resting({})).toEqual(['gown', 'coat']);
    const justEntered = { created_at: '2026-06-20T08:00:00.000Z' };
    expect(resting(justEntered)).toEqual(['coat']);
    expect(resting({ ...justEntered, purchase_date: '2025-12-01' })).toEqual(['gown', 'coat']);
    expect(resting({ purchase_date: '2026-06-25' })).toEqual(['gown', 'coat']);
  });
});

test('colours owned and worn are shares by basic term; what has no colour counts for none', () => {
  const { colours } = insightsOf(
    [
      anItem({ id: 'a', palette: [swatch('#1d2743', 'blue')], quantity: 2 }),
      anItem({ id: 'b', palette: [swatch('#2f66c0', 'blue')], times_worn: 1 }),
      anItem({ id: 'c', palette: [swatch('#c4202b', 'red')], times_worn: 3 }),
      anItem({ id: 'd', quantity: 9, times_worn: 9 }),
    ],
    today,
  );
  expect(colours).toMatchObject([
    { basic: 'blue', owned: 0.75, worn: 0.25 },
    { basic: 'red', owned: 0.25, worn: 0.75 },
  ]);
});
