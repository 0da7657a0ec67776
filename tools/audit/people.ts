import type { JudgeContext } from '@drape/engine/stylist/judging/judge';

const month = {
  month: '2026-10',
  outfits: 214,
  people: 38,
  counts: {
    'colour black': 120,
    'colour blue': 88,
    'colour white': 64,
    'colour brown': 57,
    'colour pink': 22,
    'surface knit': 71,
    'surface denim': 49,
    layered: 83,
    'pattern checks': 19,
    'cut oversized': 41,
  },
};

const closet = [
  { id: 'a', name: 'navy wool blazer', zone: 'outer', palette: [{ hex: '#1d2743', share: 1 }] },
  { id: 'b', name: 'white oxford shirt', zone: 'upper', palette: [{ hex: '#fafaf8', share: 1 }] },
  { id: 'c', name: 'camel corduroy trousers', zone: 'lower', palette: [{ hex: '#b98c58', share: 1 }] },
  {
    id: 'd',
    name: 'gray knit sweater',
    zone: 'upper',
    palette: [{ hex: '#828486', share: 1 }],
    texture: 'knit',
  },
  {
    id: 'e',
    name: 'brown suede boots',
    zone: 'feet',
    palette: [{ hex: '#6d472f', share: 1 }],
    texture: 'napped',
  },
  { id: 'f', name: 'olive shirt dress', zone: 'full', palette: [{ hex: '#6a6b32', share: 1 }] },
] as const;

/** Somebody of whom nothing is known. */
export const anybody: JudgeContext = { date: '2026-11-21', country: 'DE' };

/** Made-up people in turn, so that texts are audited for different tastes, countries, seasons and wardrobes. */
export const people: readonly JudgeContext[] = [
  anybody,
  {
    date: '2026-11-21',
    country: 'US',
    preferences: { styles: ['minimalist', 'classic'], budget: 'small' },
    monthSeen: month,
  },
  {
    date: '2026-07-04',
    country: 'FR',
    preferences: { colours: ['#1d2743', '#72142a'], occasions: ['work'] },
  },
  { date: '2026-04-12', country: 'GB', wardrobe: closet, monthSeen: month },
  {
    date: '2026-01-30',
    country: 'AU',
    preferences: { styles: ['bohemian'], occasions: ['party', 'weekend'] },
  },
  {
    date: '2026-11-02',
    country: 'SE',
    personalColours: { skin: '#e6b795', hair: '#3a281e', eye: '#5f7a4a' },
  },
  {
    date: '2026-09-15',
    country: 'KE',
    wardrobe: closet,
    preferences: { styles: ['elegant'], colours: ['#2458b8'] },
  },
  {
    date: '2026-02-14',
    country: 'CA',
    preferences: { occasions: ['wedding'] },
    personalColours: { skin: '#8a5a3c', hair: '#17120f', eye: '#3b2416' },
  },
];
