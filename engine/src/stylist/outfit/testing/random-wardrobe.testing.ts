import { seededRandom } from '../../../drawing/seeded-random.ts';
import type { EventType, OutfitItem, OutfitRequest, Weather } from '../outfit.ts';

const kinds: Record<OutfitItem['category'], string[]> = {
  top: ['t-shirt', 'knit', 'turtleneck', 'hoodie', 'cardigan', 'blouse', 'polo', 'tank top', 'v-neck knit'],
  shirt: ['shirt', 'short-sleeve shirt', 'denim shirt', 'dress shirt'],
  pants: ['jeans', 'trousers', 'chinos', 'shorts', 'leggings', 'joggers', 'midi skirt', 'pleated skirt'],
  dresses: ['dress', 'wrap dress', 'evening dress', 'shirt dress', 'jumpsuit'],
  shoes: [
    'sneakers',
    'oxfords',
    'loafers',
    'ankle boots',
    'running shoes',
    'heels',
    'sandals',
    'boots',
    'flats',
  ],
  outerwear: [
    'coat',
    'trench',
    'raincoat',
    'puffer',
    'denim jacket',
    'blazer',
    'suit jacket',
    'parka',
    'gilet',
  ],
  accessories: [
    'tote',
    'handbag',
    'belt',
    'tie',
    'scarf',
    'beanie',
    'watch',
    'necklace',
    'gloves',
    'sunglasses',
  ],
};
const materials = [
  'cotton',
  'wool',
  'linen',
  'suede',
  'leather',
  'silk',
  'denim',
  'cashmere',
  'polyester',
  null,
];
const patterns = ['solid', 'solid', 'solid', 'solid', 'stripes', 'checks', 'floral', 'dots', null];
const colours = {
  black: '#101012',
  white: '#f7f7f4',
  navy: '#1f2a44',
  grey: '#8a8d91',
  beige: '#d8c7a5',
  camel: '#b98a55',
  olive: '#5d6138',
  burgundy: '#6b1f2e',
  red: '#c8202f',
  sky: '#8fb8de',
  green: '#2f7a4d',
  pink: '#e8a8b8',
  yellow: '#e9c53b',
  purple: '#6b4a8c',
};
const categories: OutfitItem['category'][] = [
  ...Array<OutfitItem['category']>(24).fill('top'),
  ...Array<OutfitItem['category']>(14).fill('shirt'),
  ...Array<OutfitItem['category']>(20).fill('pants'),
  ...Array<OutfitItem['category']>(8).fill('dresses'),
  ...Array<OutfitItem['category']>(13).fill('shoes'),
  ...Array<OutfitItem['category']>(10).fill('outerwear'),
  ...Array<OutfitItem['category']>(11).fill('accessories'),
];
const seasons = ['all', 'all', 'all', 'summer', 'winter', 'spring', 'fall'] as const;
const occasions = ['casual', 'business', 'formal', 'workout', 'party'];
const styles = ['classic', 'boho', 'sporty', 'romantic', 'preppy', 'edgy', '', '', ''];

/** A made-up wardrobe in the proportions of ordinary ones; the same for the same seed. */
export function randomWardrobe(size: number, seed: number): OutfitItem[] {
  const random = seededRandom(seed);
  const pick = <Value>(list: readonly Value[]): Value => list[Math.floor(random() * list.length)];
  return Array.from({ length: size }, (_, k): OutfitItem => {
    const category = pick(categories);
    const kind = pick(kinds[category]);
    const colour = pick(Object.entries(colours));
    const second = pick(Object.entries(colours));
    const material = pick(materials);
    const pattern = pick(patterns);
    const days = Math.floor(random() * 80);
    return {
      id: `item-${k}`,
      description: [colour[0], pick(styles), material, kind].filter(Boolean).join(' '),
      category,
      subcategory: kind,
      palette:
        random() < 0.25
          ? [
              { hex: colour[1], share: 0.7 },
              { hex: second[1], share: 0.3 },
            ]
          : [{ hex: colour[1], share: 1 }],
      pattern,
      material,
      season: pick(seasons),
      occasion: random() < 0.6 ? [pick(occasions)] : [],
      formality: random() < 0.3 ? 1 + Math.floor(random() * 5) : null,
      warmth: random() < 0.2 ? Math.round(random() * 70) / 100 : null,
      available: random() < 0.9,
      timesWorn: Math.floor(random() * 30),
      lastWorn:
        days > 60 ? null : new Date(Date.UTC(2026, 10, 20) - days * 86_400_000).toISOString().slice(0, 10),
      isFavorite: random() < 0.1,
      measured: random() < 0.5,
    };
  });
}

export const eventTypes: readonly EventType[] = [
  'business',
  'casual',
  'formal',
  'workout',
  'date',
  'party',
  'travel',
  'other',
];

export function randomWeather(seed: number): Weather {
  const random = seededRandom(seed + 77);
  const feltC = Math.round(-8 + 40 * random());
  const rainy = random() < 0.4;
  return {
    feltC,
    minC: feltC - 3,
    maxC: feltC + 4,
    rainMm: rainy ? 1 + 8 * random() : 0,
    rainChance: rainy ? 0.5 + 0.5 * random() : 0.2 * random(),
    windKmh: 50 * random(),
    source: (['forecast', 'normals', 'unknown'] as const)[Math.floor(3 * random())],
  };
}

export function randomRequest(size: number, seed: number): OutfitRequest {
  const random = seededRandom(seed + 991);
  return {
    items: randomWardrobe(size, seed),
    eventType: eventTypes[Math.floor(random() * eventTypes.length)],
    date: '2026-11-21',
    weather: randomWeather(seed),
    preferences:
      random() < 0.5 ? { styles: ['classic', 'minimalist'], colours: ['navy'] } : { styles: [], colours: [] },
    recent: [],
    seed,
  };
}
