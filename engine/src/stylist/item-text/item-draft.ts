import type { GarmentKind, ItemCategory, ItemSeason } from '../../knowledge/garments/garment-kind.ts';
import type { ItemOccasion } from '../../knowledge/words/wearing-words.ts';
import type { NamedColour } from './details/read-colours.ts';

export type UnderstoodField =
  | 'category'
  | 'subcategory'
  | 'color_primary'
  | 'color_secondary'
  | 'pattern'
  | 'material'
  | 'brand'
  | 'size'
  | 'season'
  | 'occasion'
  | 'formality'
  | 'warmth'
  | 'quantity'
  | 'price'
  | 'tags';

/** What a stretch of the text was taken to say; UTF-16 offsets into the whole text, confidence 0 to 1. */
export type Understood = {
  field: UnderstoodField;
  start: number;
  end: number;
  value: string;
  confidence: number;
};

/** A kind of garment that an unknown name may mean. */
export type KindGuess = { category: ItemCategory; subcategory: string };

export type ItemDraft = {
  /** The item's name without count, price, size and list marks, at most 200 characters. */
  description: string;
  /** Where it stands in the text, UTF-16 offsets. */
  start: number;
  end: number;
  /** 1 to 99. */
  quantity: number;
  category: ItemCategory;
  /** A subcategory that can be drawn; null where none shows the garment. */
  subcategory: string | null;
  /** In lower case; `unknownColor` when none is said or known of such a garment. */
  color_primary: string;
  color_secondary: string | null;
  colors: NamedColour[];
  /**
   * A pattern of the drawing: the one said, else the cloth's own look where the material has one (denim, leather,
   * corduroy …), else null.
   */
  pattern: string | null;
  material: string | null;
  brand: string | null;
  size: string | null;
  season: ItemSeason;
  occasion: ItemOccasion[];
  /** 1 sport and lounge, 2 casual, 3 smart casual, 4 business, 5 evening and black tie. */
  formality: number;
  /** Insulation of one of these in clo. */
  warmth: number;
  price: number | null;
  currency: string | null;
  tags: string[];
  /** 0 to 1; below 0.5 the category was guessed. */
  confidence: number;
  /** Where nothing tells the garment: what it may be, likeliest first. Empty for one that is known. */
  guesses: KindGuess[];
  understood: Understood[];
};

/** What stands around an item: the heading above it, the words of a list that hold for all its items. */
export type ItemContext = {
  category?: ItemCategory | undefined;
  /** The language of the list. */
  language?: string | undefined;
  /** The country whose words the list has, as "en-GB". */
  region?: string | undefined;
  /** The garment that the heading itself names. */
  kind?: GarmentKind | undefined;
  occasion?: ItemOccasion | undefined;
  season?: ItemSeason | undefined;
  /** The color that the heading names. */
  colours?: readonly NamedColour[] | undefined;
  /** The lines right above name other kinds than the heading does. */
  isLoose?: boolean | undefined;
};

/** By where they stand in the text; of the same place, as they came. There are only a few, so that each is just put in its place. */
export function inOrder(understood: Understood[]): Understood[] {
  for (let k = 1; k < understood.length; k++) {
    const each = understood[k];
    let at = k;
    while (at > 0 && isBehind(understood[at - 1], each)) {
      understood[at] = understood[at - 1];
      at -= 1;
    }
    understood[at] = each;
  }
  return understood;
}

function isBehind(one: Understood, other: Understood): boolean {
  return one.start > other.start || (one.start === other.start && one.end > other.end);
}

export function mark(
  field: UnderstoodField,
  { start, end }: { start: number; end: number },
  value: string,
  confidence: number,
): Understood {
  return { field, start, end, value, confidence };
}
