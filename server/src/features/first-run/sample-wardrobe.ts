import type { SeedItem } from '../wardrobe/service.ts';

type Fields = SeedItem['fields'];

/** The tag that every sample carries, so that it can be found and is known in an export. */
const tag = 'sample';

function piece(
  description: string,
  category: Fields['category'],
  subcategory: string,
  color_primary: string,
  more: Partial<Fields> = {},
): Fields {
  return { description, category, subcategory, color_primary, tags: [tag], ...more };
}

const office: Fields['occasion'] = ['business', 'casual'];

/**
 * Twelve pieces that dress a person for an office day, a weekend and an evening in most weathers. Warmth in clo as
 * listed for single garments by ISO 9920.
 */
const pieces: Fields[] = [
  piece('White tee', 'top', 't-shirt', 'white', { material: 'cotton', formality: 2, warmth: 0.08 }),
  piece('Light blue shirt', 'shirt', 'shirt', 'light blue', {
    material: 'cotton',
    formality: 3.5,
    warmth: 0.2,
    occasion: office,
  }),
  piece('Burgundy knit', 'top', 'knit', 'burgundy', {
    material: 'wool',
    pattern: 'knit',
    formality: 3,
    warmth: 0.28,
    occasion: office,
  }),
  piece('Blue jeans', 'pants', 'jeans', 'denim blue', {
    material: 'denim',
    pattern: 'denim',
    formality: 2,
    warmth: 0.24,
  }),
  piece('Camel chinos', 'pants', 'chinos', 'camel', {
    material: 'cotton',
    formality: 3,
    warmth: 0.22,
    occasion: office,
  }),
  piece('Charcoal trousers', 'pants', 'trousers', 'charcoal', {
    material: 'wool',
    formality: 4,
    warmth: 0.22,
    occasion: ['business', 'formal'],
  }),
  piece('Navy blazer', 'outerwear', 'blazer', 'navy', {
    material: 'wool',
    formality: 4,
    warmth: 0.36,
    occasion: ['business', 'formal', 'party'],
  }),
  piece('Beige trench coat', 'outerwear', 'trench', 'beige', {
    material: 'cotton',
    formality: 3.5,
    warmth: 0.45,
    occasion: office,
  }),
  piece('White sneakers', 'shoes', 'sneakers', 'white', {
    material: 'leather',
    formality: 2,
    warmth: 0.02,
  }),
  piece('Brown loafers', 'shoes', 'loafers', 'brown', {
    material: 'leather',
    formality: 3.5,
    warmth: 0.03,
    occasion: ['business', 'casual', 'party'],
  }),
  piece('Black Chelsea boots', 'shoes', 'chelsea boots', 'black', {
    material: 'leather',
    formality: 3,
    warmth: 0.08,
    occasion: ['business', 'casual', 'party'],
  }),
  piece('Brown leather belt', 'accessories', 'belt', 'brown', {
    material: 'leather',
    formality: 3,
    warmth: 0,
    occasion: office,
  }),
];

/** A small wardrobe to try things out with, never worn. */
export const sampleItems: readonly SeedItem[] = pieces.map((fields) => ({
  fields,
  daysAgo: 0,
  wornDaysAgo: [],
}));

/** Something to dress for, tomorrow at noon by the clock on the wall. */
export const sampleEvent = {
  title: 'Lunch with a friend',
  description: 'A sample, to see how an outfit is planned. It goes with the other samples.',
  eventType: 'casual',
  wallClock: '12:30',
} as const;
