import type { OutfitRequest } from '../outfit.ts';

/** A mild day without an occasion: what is asked where garments are compared for their own sake. */
export const usualDay: Omit<OutfitRequest, 'items'> = {
  eventType: 'other',
  date: '2026-04-15',
  weather: { feltC: 18, minC: 14, maxC: 21, rainMm: 0, rainChance: 0, windKmh: 8, source: 'unknown' },
  preferences: { styles: [], colours: [] },
  recent: [],
  seed: 0,
};
