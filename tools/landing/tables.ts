import type { Laid, Table } from './lay-garments.ts';

/** The cover, which is also the outfit that the landing page analyses as its sample. */
const cover: Table = {
  width: 2000,
  height: 2500,
  ground: '#7b2434',
  garments: [
    { subcategory: 'trousers', color_primary: '#39404a', x: 560, y: 770, turnDeg: -4, scale: 1.14 },
    { subcategory: 'coat', color_primary: '#c39b6a', x: 1430, y: 700, turnDeg: 4, scale: 1.12, seed: 3 },
    { subcategory: 'turtleneck', color_primary: '#efe6d6', x: 1410, y: 1830, turnDeg: 5, scale: 1.12 },
    { subcategory: 'tote', color_primary: '#c9925a', x: 530, y: 1750, turnDeg: -5, scale: 1.25 },
    { subcategory: 'flats', color_primary: '#c9925a', x: 540, y: 2260, turnDeg: 3, scale: 1.5 },
  ],
};

function plate(ground: string, ...garments: Laid[]): Table {
  return { width: 1200, height: 1500, ground, garments };
}

const upload = plate('#a9bbc4', {
  subcategory: 'shirt',
  color_primary: '#f4f0e8',
  color_secondary: '#6f8fb5',
  pattern: 'stripes',
  x: 600,
  y: 740,
  scale: 1.32,
  turnDeg: -4,
});

const camera = plate(
  '#d7a85a',
  { subcategory: 'denim jacket', color_primary: '#3d5b86', x: 600, y: 640, scale: 1.28, turnDeg: 4 },
  { subcategory: 'sunglasses', color_primary: '#2a2320', x: 620, y: 1270, scale: 1.7, turnDeg: -6 },
);

const profile = plate(
  '#a8b294',
  { subcategory: 'wrap dress', color_primary: '#8d2f3f', x: 530, y: 720, scale: 1.16, turnDeg: -3 },
  { subcategory: 'heels', color_primary: '#e2b9a4', x: 890, y: 1290, scale: 1.1, turnDeg: 6 },
);

const dashboard = plate(
  '#dcb8a8',
  { subcategory: 'knit', color_primary: '#2f6157', x: 560, y: 460, scale: 1.08, turnDeg: -6 },
  { subcategory: 'cardigan', color_primary: '#e8c770', x: 650, y: 1010, scale: 1.08, turnDeg: 5 },
);

/** Stands on the cover's cloth at the end of the page. */
const closing: Table = {
  width: 1700,
  height: 1500,
  ground: '#7b2434',
  garments: [
    { subcategory: 'trench', color_primary: '#e2d2b4', x: 560, y: 720, turnDeg: -7, scale: 1.2, seed: 2 },
    { subcategory: 'scarf', color_primary: '#8fa3b8', x: 1270, y: 560, turnDeg: 8, scale: 1.25 },
    { subcategory: 'sneakers', color_primary: '#f4f0e8', x: 1270, y: 1220, turnDeg: -5, scale: 1.6 },
  ],
};

function day(
  top: Laid | Omit<Laid, 'x' | 'y'>,
  bottom: Omit<Laid, 'x' | 'y'> | undefined,
  shoes: Omit<Laid, 'x' | 'y'>,
): Table {
  const worn: Laid[] = bottom
    ? [
        { ...bottom, x: 450, y: 1180 },
        { ...top, x: 450, y: 400 },
      ]
    : [{ ...top, x: 450, y: 780 }];
  return { width: 900, height: 2100, garments: [...worn, { ...shoes, x: 450, y: 1880 }] };
}

const week = {
  monday: day(
    { subcategory: 'blazer', color_primary: '#2b3650' },
    { subcategory: 'trousers', color_primary: '#b9ab92' },
    { subcategory: 'loafers', color_primary: '#5a3422' },
  ),
  tuesday: day(
    { subcategory: 'shirt', color_primary: '#f4f0e8', color_secondary: '#6f8fb5', pattern: 'stripes' },
    { subcategory: 'wide-leg trousers', color_primary: '#39404a' },
    { subcategory: 'oxfords', color_primary: '#2e211c' },
  ),
  wednesday: day(
    { subcategory: 'turtleneck', color_primary: '#8d2f3f' },
    { subcategory: 'midi skirt', color_primary: '#b98a5e', scale: 1.2 },
    { subcategory: 'ankle boots', color_primary: '#4a2c1f' },
  ),
  thursday: day(
    { subcategory: 'cardigan', color_primary: '#7d8b6a' },
    { subcategory: 'chinos', color_primary: '#e4d8c2' },
    { subcategory: 'sneakers', color_primary: '#f2efe8' },
  ),
  friday: day({ subcategory: 'wrap dress', color_primary: '#2f6157', scale: 1.2 }, undefined, {
    subcategory: 'heels',
    color_primary: '#c9a98a',
  }),
  saturday: day(
    { subcategory: 'denim jacket', color_primary: '#4f6f9c' },
    { subcategory: 'trousers', color_primary: '#efe6d6' },
    { subcategory: 'loafers', color_primary: '#8a5a38' },
  ),
  sunday: day(
    { subcategory: 'knit', color_primary: '#e8c770' },
    { subcategory: 'jeans', color_primary: '#2f4468' },
    { subcategory: 'sneakers', color_primary: '#f2efe8' },
  ),
};

/** One garment of a wardrobe that is still empty, in a frame of four by five. */
function piece(garment: Omit<Laid, 'x' | 'y'>): Table {
  return { width: 960, height: 1200, garments: [{ ...garment, x: 480, y: 600 }] };
}

const pieces = {
  blazer: piece({ subcategory: 'blazer', color_primary: '#2b3650', scale: 1.02 }),
  shirt: piece({ subcategory: 'shirt', color_primary: '#f4f0e8', scale: 1 }),
  coat: piece({ subcategory: 'coat', color_primary: '#c39b6a', scale: 0.98 }),
  jeans: piece({ subcategory: 'jeans', color_primary: '#4f6f9c', scale: 0.96 }),
  scarf: piece({ subcategory: 'scarf', color_primary: '#7d2036', scale: 1.45 }),
  loafers: piece({ subcategory: 'loafers', color_primary: '#5a3422', scale: 1.7 }),
};

/** Outfits and garments that stand where somebody has none yet. */
const examples = [
  ...Object.entries(week).map(([name, table]) => ({ name, table, width: 240 })),
  ...Object.entries(pieces).map(([name, table]) => ({ name, table, width: 200 })),
];

type Picture = {
  table: Table;
  /** In pixels. */
  widths: readonly number[];
  /** Of `web/src`; those of the landing page by default. */
  folder?: string;
};

/** Each table with the widths at which it is rendered and the folder that its pictures stand in. */
export const tables: Record<string, Picture> = {
  cover: { table: cover, widths: [1400, 960, 640] },
  closing: { table: closing, widths: [1100, 640] },
  upload: { table: upload, widths: [720, 420] },
  camera: { table: camera, widths: [720, 420] },
  profile: { table: profile, widths: [720, 420] },
  dashboard: { table: dashboard, widths: [720, 420] },
  ...Object.fromEntries(
    examples.map(({ name, table, width }) => [
      name,
      { table, widths: [width], folder: 'features/first-run/pictures' },
    ]),
  ),
};
