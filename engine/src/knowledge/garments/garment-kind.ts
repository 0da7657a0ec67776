export type ItemCategory = 'top' | 'shirt' | 'pants' | 'shoes' | 'accessories' | 'outerwear' | 'dresses';
export type ItemSeason = 'all' | 'spring' | 'summer' | 'fall' | 'winter';

/**
 * How surely a word names the garment, where several stand in one name. `garment` is the thing itself; `part` may be
 * the thing or a part of another garment (belt, tie); `adjective` more often describes (short, knit, flat); `hint` never
 * names it, yet tells what it must be when nothing else does (stiletto, denim wash, a brand that makes one thing).
 */
export type WordStrength = 'hint' | 'adjective' | 'part' | 'garment';

export type GarmentKind = {
  category: ItemCategory;
  /** Name of the drawing that shows it; null where none does. */
  subcategory: string | null;
  /** 1 sport and lounge, 2 casual, 3 smart casual, 4 business, 5 evening and black tie. */
  formality: 1 | 2 | 3 | 4 | 5;
  /** Insulation of the single garment in clo (1 clo = 0.155 m²K/W). */
  clo: number;
  season: ItemSeason;
  /** Made for sport: worn for a workout, no matter who made it. */
  sport: boolean;
  words: Partial<Record<WordStrength, string>>;
};

type More = Partial<Pick<GarmentKind, 'season' | 'sport'>> & Omit<GarmentKind['words'], 'garment'>;

/** One row of a table of garments. Words are separated by commas, in the singular where there is one. */
export function garment(
  category: ItemCategory,
  subcategory: string | null,
  formality: GarmentKind['formality'],
  clo: number,
  words: string,
  { season = 'all', sport = false, ...weaker }: More = {},
): GarmentKind {
  return { category, subcategory, formality, clo, season, sport, words: { ...weaker, garment: words } };
}
