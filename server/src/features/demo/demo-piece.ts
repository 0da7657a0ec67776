import type {
  ItemCategory,
  ItemOccasion,
  ItemPattern,
  ItemSeason,
  ItemStatus,
} from '@drape/contract/wardrobe/wardrobe-options';

/** A piece of the demo person: how often it is worn in its season, in days a month, and since when it rests. */
export type DemoPiece = {
  description: string;
  category: ItemCategory;
  subcategory: string;
  color_primary: string;
  color_secondary?: string;
  pattern?: ItemPattern;
  material: string;
  brand?: string;
  size?: string;
  season: ItemSeason;
  occasion: ItemOccasion[];
  formality: number;
  warmth: number;
  price: number;
  boughtDaysAgo: number;
  wearsPerMonth: number;
  restsDays?: number;
  is_favorite?: boolean;
  status?: ItemStatus;
  tags?: string[];
  care_notes?: string;
  hasPhoto?: boolean;
};

type More = Partial<DemoPiece>;
type Kind = Pick<DemoPiece, 'category' | 'subcategory' | 'formality' | 'warmth'>;

function kind(category: ItemCategory, subcategory: string, formality: number, warmth: number): Kind {
  return { category, subcategory, formality, warmth };
}

/** Warmth in clo as listed for single garments by ISO 9920. */
const kinds = {
  tee: kind('top', 't-shirt', 2, 0.08),
  longSleeve: kind('top', 'long-sleeve t-shirt', 2, 0.12),
  tank: kind('top', 'tank top', 1.5, 0.06),
  knit: kind('top', 'knit', 3, 0.28),
  turtleneck: kind('top', 'turtleneck', 3.5, 0.28),
  cardigan: kind('top', 'cardigan', 2.5, 0.3),
  hoodie: kind('top', 'hoodie', 1, 0.34),
  polo: kind('top', 'polo', 2.5, 0.17),
  blouse: kind('shirt', 'blouse', 3.5, 0.15),
  shirt: kind('shirt', 'shirt', 3.5, 0.2),
  denimShirt: kind('shirt', 'denim shirt', 2, 0.24),
  jeans: kind('pants', 'jeans', 2, 0.24),
  chinos: kind('pants', 'chinos', 3, 0.22),
  trousers: kind('pants', 'trousers', 4, 0.22),
  wide: kind('pants', 'wide-leg trousers', 3.5, 0.24),
  joggers: kind('pants', 'joggers', 1, 0.26),
  leggings: kind('pants', 'leggings', 1, 0.14),
  shorts: kind('pants', 'shorts', 1.5, 0.08),
  pleated: kind('pants', 'pleated skirt', 3.5, 0.2),
  midi: kind('pants', 'midi skirt', 3, 0.18),
  dress: kind('dresses', 'dress', 3, 0.2),
  wrapDress: kind('dresses', 'wrap dress', 3.5, 0.22),
  evening: kind('dresses', 'evening dress', 5, 0.2),
  shirtDress: kind('dresses', 'shirt dress', 3, 0.25),
  jumpsuit: kind('dresses', 'jumpsuit', 3.5, 0.35),
  blazer: kind('outerwear', 'blazer', 4, 0.36),
  trench: kind('outerwear', 'trench', 3.5, 0.45),
  coat: kind('outerwear', 'coat', 4, 0.6),
  puffer: kind('outerwear', 'puffer', 2, 0.7),
  denimJacket: kind('outerwear', 'denim jacket', 2, 0.35),
  leatherJacket: kind('outerwear', 'leather jacket', 2.5, 0.4),
  raincoat: kind('outerwear', 'raincoat', 1.5, 0.35),
  sneakers: kind('shoes', 'sneakers', 2, 0.02),
  running: kind('shoes', 'running shoes', 1, 0.02),
  loafers: kind('shoes', 'loafers', 3.5, 0.03),
  chelsea: kind('shoes', 'chelsea boots', 3, 0.08),
  ankle: kind('shoes', 'ankle boots', 3.5, 0.08),
  heels: kind('shoes', 'heels', 4.5, 0.02),
  flats: kind('shoes', 'flats', 3, 0.02),
  sandals: kind('shoes', 'sandals', 2, 0.01),
  tote: kind('accessories', 'tote', 3, 0),
  crossbody: kind('accessories', 'crossbody bag', 3, 0),
  clutch: kind('accessories', 'clutch', 4.5, 0),
  backpack: kind('accessories', 'backpack', 1.5, 0),
  belt: kind('accessories', 'belt', 3, 0),
  scarf: kind('accessories', 'scarf', 3, 0.1),
  beanie: kind('accessories', 'beanie', 1.5, 0.05),
  strawHat: kind('accessories', 'straw hat', 2, 0.01),
  watch: kind('accessories', 'watch', 3.5, 0),
  sunglasses: kind('accessories', 'sunglasses', 2.5, 0),
  gloves: kind('accessories', 'gloves', 3.5, 0.05),
} as const satisfies Record<string, Kind>;

const boughtDaysAgo = 400;

/** A piece for all seasons, casual, that is worn twice a month, unless said otherwise. */
export function piece(
  what: keyof typeof kinds,
  description: string,
  color_primary: string,
  material: string,
  price: number,
  more: More = {},
): DemoPiece {
  return {
    description,
    color_primary,
    material,
    price,
    boughtDaysAgo,
    wearsPerMonth: 2,
    season: 'all',
    occasion: ['casual'],
    ...kinds[what],
    ...more,
  };
}

export const office: ItemOccasion[] = ['business', 'casual'];
