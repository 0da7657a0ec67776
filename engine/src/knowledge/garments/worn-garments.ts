/** The places on the body that a garment can take. */
export type WornSlot =
  | 'top'
  | 'bottom'
  | 'dress'
  | 'mid'
  | 'outer'
  | 'shoes'
  | 'bag'
  | 'belt'
  | 'tie'
  | 'scarf'
  | 'head'
  | 'gloves'
  | 'jewellery'
  | 'watch'
  | 'sunglasses'
  | 'umbrella';

export type WornGarment = {
  slots: readonly WornSlot[];
  /** 1 sport, 2 casual, 3 smart casual, 4 business, 5 black tie. */
  formality: number;
  /** Insulation of the single garment in clo (1 clo = 0.155 m²K/W). */
  clo: number;
  /** Order of layers: what lies outside has the higher number. */
  layer: number;
  /** How it stands up to rain, 0 ruined or open to 1 made for it. */
  rain: number;
  /** How far it keeps wind out, 0 to 1. */
  wind: number;
  sport: boolean;
};

type More = Partial<Pick<WornGarment, 'layer' | 'rain' | 'wind' | 'sport'>>;

function worn(slots: string, formality: number, clo: number, more: More = {}): WornGarment {
  const list = slots.split(' ').filter(isSlot);
  return { slots: list, formality, clo, layer: 0, rain: 0.5, wind: 0.3, sport: false, ...more };
}

const allSlots: ReadonlySet<string> = new Set(
  'top bottom dress mid outer shoes bag belt tie scarf head gloves jewellery watch sunglasses umbrella'.split(
    ' ',
  ),
);

function isSlot(word: string): word is WornSlot {
  return allSlots.has(word);
}

/**
 * Kinds of garments by the names under which they are drawn. Clo after the garment tables of ASHRAE Standard 55 and
 * ISO 9920 (from McCullough and Jones 1984): T-shirt 0.08, sleeveless 0.12, short- and long-sleeve shirt 0.19 and 0.25,
 * sweatshirt 0.34, thin and thick sweater 0.25 and 0.36, vest 0.10 to 0.17, suit jacket 0.36 to 0.48, thin and thick
 * trousers 0.15 and 0.24, sweatpants 0.28, walking shorts 0.08, skirt 0.14 to 0.23, dress 0.23 to 0.47, shoes 0.02,
 * boots 0.10; ISO 9920: coat 0.60, down jacket 0.55, parka 0.70. What they lack stands between its neighbours.
 * Formality, layers, rain and wind are house rules.
 */
export const wornGarments: Readonly<Record<string, WornGarment>> = {
  't-shirt': worn('top', 2, 0.08),
  'v-neck t-shirt': worn('top', 2, 0.08),
  'long-sleeve t-shirt': worn('top', 2, 0.14),
  'tank top': worn('top', 1.7, 0.06),
  'crop top': worn('top', 1.8, 0.06),
  polo: worn('top', 2.7, 0.17, { layer: 1 }),
  shirt: worn('top', 3.5, 0.25, { layer: 1 }),
  'short-sleeve shirt': worn('top', 2.6, 0.19, { layer: 1 }),
  'denim shirt': worn('top', 2.3, 0.28, { layer: 1 }),
  blouse: worn('top', 3.5, 0.22, { layer: 1 }),
  knit: worn('top mid', 3, 0.32, { layer: 2 }),
  'v-neck knit': worn('top mid', 3.1, 0.28, { layer: 2 }),
  turtleneck: worn('top', 3.2, 0.3, { layer: 1.5 }),
  cardigan: worn('mid', 3, 0.3, { layer: 3 }),
  hoodie: worn('top mid', 1.5, 0.36, { layer: 3 }),
  sweatshirt: worn('top', 1.6, 0.34, { layer: 2 }),
  vest: worn('mid', 3.8, 0.14, { layer: 2.5 }),
  blazer: worn('mid', 3.8, 0.38, { layer: 4, rain: 0.35, wind: 0.5 }),
  'suit jacket': worn('mid', 4.4, 0.4, { layer: 4, rain: 0.35, wind: 0.5 }),
  'double-breasted blazer': worn('mid', 4.2, 0.44, { layer: 4, rain: 0.35, wind: 0.5 }),
  'denim jacket': worn('outer', 2, 0.4, { layer: 5, rain: 0.35, wind: 0.6 }),
  'leather jacket': worn('outer', 2.6, 0.45, { layer: 5, rain: 0.6, wind: 0.95 }),
  bomber: worn('outer', 2, 0.42, { layer: 5, rain: 0.55, wind: 0.8 }),
  gilet: worn('outer mid', 1.9, 0.3, { layer: 5, rain: 0.45, wind: 0.6 }),
  puffer: worn('outer', 1.9, 0.58, { layer: 6, rain: 0.55, wind: 0.95 }),
  trench: worn('outer', 3.7, 0.48, { layer: 6, rain: 0.85, wind: 0.9 }),
  coat: worn('outer', 3.9, 0.6, { layer: 6, rain: 0.6, wind: 0.8 }),
  parka: worn('outer', 2, 0.7, { layer: 6, rain: 0.85, wind: 0.95 }),
  raincoat: worn('outer', 2.4, 0.35, { layer: 6, rain: 1, wind: 0.95 }),
  jeans: worn('bottom', 2.2, 0.24, { rain: 0.4 }),
  trousers: worn('bottom', 3.8, 0.2, { rain: 0.5 }),
  'wide-leg trousers': worn('bottom', 3.4, 0.2, { rain: 0.4 }),
  chinos: worn('bottom', 3, 0.19, { rain: 0.5 }),
  leggings: worn('bottom', 1.3, 0.14, { rain: 0.6, sport: true }),
  joggers: worn('bottom', 1.3, 0.28, { rain: 0.4, sport: true }),
  shorts: worn('bottom', 1.9, 0.08, { rain: 0.5 }),
  'mini skirt': worn('bottom', 2.6, 0.1, { rain: 0.5, wind: 0.2 }),
  'midi skirt': worn('bottom', 3.2, 0.16, { rain: 0.45, wind: 0.25 }),
  'maxi skirt': worn('bottom', 2.9, 0.2, { rain: 0.25, wind: 0.2 }),
  'pencil skirt': worn('bottom', 3.8, 0.16, { rain: 0.5, wind: 0.4 }),
  'pleated skirt': worn('bottom', 3.1, 0.16, { rain: 0.4, wind: 0.15 }),
  dress: worn('dress', 3.2, 0.27, { rain: 0.45, wind: 0.25 }),
  'shirt dress': worn('dress', 3.2, 0.33, { rain: 0.45, wind: 0.35 }),
  'wrap dress': worn('dress', 3.5, 0.33, { rain: 0.45, wind: 0.2 }),
  'evening dress': worn('dress', 4.8, 0.28, { rain: 0.25, wind: 0.25 }),
  jumpsuit: worn('dress', 3.1, 0.36, { rain: 0.45, wind: 0.4 }),
  sneakers: worn('shoes', 2, 0.03, { rain: 0.5 }),
  'high-top sneakers': worn('shoes', 1.9, 0.04, { rain: 0.5 }),
  'running shoes': worn('shoes', 1.2, 0.03, { rain: 0.5, sport: true }),
  loafers: worn('shoes', 3.3, 0.02, { rain: 0.45 }),
  moccasins: worn('shoes', 2.5, 0.02, { rain: 0.4 }),
  oxfords: worn('shoes', 4.3, 0.03, { rain: 0.6 }),
  boots: worn('shoes', 2.3, 0.1, { rain: 0.9 }),
  'ankle boots': worn('shoes', 3.1, 0.08, { rain: 0.75 }),
  'chelsea boots': worn('shoes', 3.2, 0.08, { rain: 0.8 }),
  'knee boots': worn('shoes', 3.2, 0.12, { rain: 0.85 }),
  heels: worn('shoes', 4.3, 0.02, { rain: 0.25 }),
  flats: worn('shoes', 3.2, 0.02, { rain: 0.15 }),
  sandals: worn('shoes', 2.1, 0.02, { rain: 0 }),
  slides: worn('shoes', 1.3, 0.02, { rain: 0 }),
  tote: worn('bag', 2.7, 0),
  handbag: worn('bag', 3.4, 0),
  'crossbody bag': worn('bag', 2.7, 0),
  backpack: worn('bag', 1.8, 0),
  clutch: worn('bag', 4.3, 0),
  belt: worn('belt', 3.2, 0),
  tie: worn('tie', 4.4, 0),
  scarf: worn('scarf', 3, 0.05),
  hat: worn('head', 3, 0.03),
  'straw hat': worn('head', 2.2, 0.01, { rain: 0.1, wind: 0 }),
  cap: worn('head', 1.6, 0.01),
  beanie: worn('head', 1.8, 0.04),
  beret: worn('head', 2.9, 0.03),
  gloves: worn('gloves', 3, 0.05),
  necklace: worn('jewellery', 3.6, 0),
  watch: worn('watch', 3.2, 0),
  sunglasses: worn('sunglasses', 2.6, 0),
  umbrella: worn('umbrella', 3, 0, { rain: 1 }),
  socks: worn('', 2.5, 0.02),
};
