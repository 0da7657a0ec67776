import type { WornSlot } from '../garments/worn-garments.ts';

/**
 * What an event asks for. Formality on the scale from 1 (sport) to 5 (black tie). House table after the usual dress
 * codes: black tie and cocktail for formal evenings, business and smart casual for the office, and so on down.
 */
export type DressCode = {
  /** Garments outside are left at home unless nothing else is there. */
  formality: readonly [from: number, to: number];
  ideal: number;
  /** A jacket belongs over shirt and trousers. */
  jacket: boolean;
  /** Garments made for sport, and nothing else. */
  sport: boolean;
  /** Kinds that miss the code whatever their formality. */
  unfit: readonly string[];
  /** Kinds of main garments that suit it especially, for a word of praise. */
  accessories: readonly WornSlot[];
  /** How the code is called in a sentence: "business dress". */
  name: string;
  /** The adjective for a garment: "formal shoes". */
  adjective: string;
  /** Metabolic rates in met (1 met = 58.15 W/m²) after ISO 8996 and ASHRAE 55; no `indoorMet` where it is outdoors. */
  indoorMet?: number;
  outdoorMet: number;
};

const leisure = [
  'joggers',
  'leggings',
  'hoodie',
  'sweatshirt',
  'slides',
  'running shoes',
  'crop top',
  'tank top',
];

export const dressCodes = {
  business: {
    formality: [2.9, 4.5],
    ideal: 3.8,
    jacket: false,
    sport: false,
    unfit: [...leisure, 'shorts', 'sandals', 'mini skirt', 'evening dress', 'jeans', 'cap', 'clutch'],
    accessories: ['bag', 'belt', 'watch'],
    name: 'a business day',
    adjective: 'business',
    indoorMet: 1.2,
    outdoorMet: 2.2,
  },
  formal: {
    formality: [3.5, 5],
    ideal: 4.5,
    jacket: true,
    sport: false,
    unfit: [
      ...leisure,
      'shorts',
      'jeans',
      'chinos',
      'denim shirt',
      'sandals',
      'cap',
      'beanie',
      'backpack',
      'tote',
    ],
    accessories: ['tie', 'watch', 'jewellery', 'bag', 'belt'],
    name: 'a formal event',
    adjective: 'formal',
    indoorMet: 1.4,
    outdoorMet: 2.2,
  },
  date: {
    formality: [2, 4.3],
    ideal: 3.2,
    jacket: false,
    sport: false,
    unfit: [...leisure, 'backpack', 'cap', 'parka'],
    accessories: ['bag', 'jewellery', 'watch', 'belt'],
    name: 'a date',
    adjective: 'smart',
    indoorMet: 1.2,
    outdoorMet: 2.2,
  },
  party: {
    formality: [2, 4.8],
    ideal: 3.5,
    jacket: false,
    sport: false,
    unfit: ['joggers', 'leggings', 'hoodie', 'sweatshirt', 'slides', 'running shoes', 'backpack', 'parka'],
    accessories: ['bag', 'jewellery', 'watch'],
    name: 'a party',
    adjective: 'festive',
    indoorMet: 2,
    outdoorMet: 2.2,
  },
  casual: {
    formality: [1, 3.6],
    ideal: 2.3,
    jacket: false,
    sport: false,
    unfit: ['evening dress', 'suit jacket', 'tie', 'clutch', 'leggings', 'running shoes'],
    accessories: ['bag'],
    name: 'a casual day',
    adjective: 'casual',
    indoorMet: 1.3,
    outdoorMet: 2.2,
  },
  travel: {
    formality: [1, 3.4],
    ideal: 2.2,
    jacket: false,
    sport: false,
    unfit: ['evening dress', 'suit jacket', 'tie', 'clutch', 'heels', 'pencil skirt'],
    accessories: ['bag'],
    name: 'a day on the road',
    adjective: 'easy',
    indoorMet: 1.4,
    outdoorMet: 2.2,
  },
  workout: {
    formality: [1, 1.6],
    ideal: 1.1,
    jacket: false,
    sport: true,
    unfit: ['slides'],
    accessories: [],
    name: 'sport',
    adjective: 'sports',
    outdoorMet: 3.5,
  },
  other: {
    formality: [1.5, 4.2],
    ideal: 2.8,
    jacket: false,
    sport: false,
    unfit: ['leggings', 'joggers', 'slides', 'running shoes', 'evening dress'],
    accessories: ['bag', 'watch'],
    name: 'the day',
    adjective: 'fitting',
    indoorMet: 1.3,
    outdoorMet: 2.2,
  },
} as const satisfies Record<string, DressCode>;
