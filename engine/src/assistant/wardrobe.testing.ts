import { paletteOfWords } from '../colour/palette-of-words.ts';
import type { AssistantContext, AssistantItem } from './assistant-context.ts';

/** An item for tests: what is not given is unknown, and never worn. */
export function piece(
  id: string,
  description: string,
  given: Partial<AssistantItem> & Pick<AssistantItem, 'category' | 'colour'>,
): AssistantItem {
  return {
    id,
    description,
    subcategory: null,
    secondColour: null,
    brand: null,
    size: null,
    tags: [],
    price: null,
    currency: 'EUR',
    status: 'available',
    available: true,
    careNotes: null,
    keptIn: null,
    purchasedOn: null,
    ownedSince: '2026-01-01',
    pattern: null,
    material: null,
    season: 'all' as const,
    occasion: ['casual'],
    formality: null,
    warmth: null,
    timesWorn: 0,
    lastWorn: null,
    isFavorite: false,
    measured: false,
    palette: paletteOfWords(given.colour, null).map(({ hex, share }) => ({ hex, share })),
    ...given,
  };
}

/** Somebody with these garments on a mild dry day, without events. */
export function contextOf(items: AssistantItem[], today: string): AssistantContext {
  return {
    today,
    units: 'metric' as const,
    dateFormat: 'mdy' as const,
    hasWardrobe: true,
    plansOutfits: true,
    planSentence: '',
    items: async () => items,
    country: async () => null,
    archived: async () => [],
    binned: async () => [],
    wornOn: async () => [],
    plans: async () => [],
    preferences: async () => ({ styles: [], colours: [] }),
    taste: async () => ({}),
    gender: async () => null,
    planned: async () => [],
    occasionOf: async () => undefined,
    events: async () => [],
    weather: async () => ({
      feltC: 14,
      minC: 10,
      maxC: 16,
      rainMm: 0,
      rainChance: 0.1,
      windKmh: 10,
      source: 'forecast' as const,
      place: 'Bremen',
    }),
    lastAnalysis: async () => undefined,
  };
}
