import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { screen, within } from '@testing-library/react';
import { type Answers, type Call, renderApp } from './render-app.tsx';
import { anItem, aPricingTier } from './samples.ts';

export const blazer = anItem();
export const tee = anItem({
  id: 'i2',
  description: 'White tee',
  category: 'top',
  color_primary: 'white',
  tags: [],
});
export const boots = anItem({
  id: 'i3',
  description: 'Chelsea boots',
  category: 'shoes',
  season: 'winter',
  tags: [],
});

export function aWardrobe(items: WardrobeItem[], max: number | null = null) {
  return { data: { items, total: items.length, max_wardrobe_items: max } };
}

/** The wardrobe's page of somebody on that plan who owns these items. */
export function openWardrobe(
  tier: 'free' | 'pro',
  items: WardrobeItem[],
  answers: Answers = {},
  at = '/wardrobe',
) {
  return renderApp({
    at,
    signedIn: true,
    answers: {
      'GET /calendar/wardrobe': aWardrobe(items, tier === 'free' ? 50 : null),
      'GET /calendar/wardrobe/photos': { data: { photos: [], total: 0 } },
      'GET /users/pricing-tier': { data: aPricingTier(tier) },
      ...answers,
    },
  });
}

export async function shownItems(): Promise<(string | null)[]> {
  const list = await screen.findByRole('list', { name: 'Wardrobe items' });
  return within(list)
    .getAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);
}

/** What was sent with the first call of that kind. */
export function sentBody(calls: Call[], method: string, path: string): unknown {
  return calls.find((call) => call.method === method && call.path === path)?.body;
}
