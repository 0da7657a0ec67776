import type { ItemChanges } from '@drape/contract/wardrobe/wardrobe-item';
import { itemDefaults } from '@drape/contract/wardrobe/wardrobe-options';
import type { WardrobeItemRow } from '../../../platform/database/wardrobe-rows.ts';

type Columns = Partial<WardrobeItemRow>;

function hundredths(value: number | null | undefined): number | null | undefined {
  return value === null || value === undefined ? value : Math.round(value * 100);
}

function flag(value: boolean | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}

function list(value: readonly string[] | undefined): string | undefined {
  return value && JSON.stringify(value);
}

/** Fields as they are stored; what is not given is left out. */
export function columnsOf(changes: ItemChanges): Columns {
  const { occasion, tags, is_favorite, is_archived, formality, warmth, price, ...plain } = changes;
  const all = {
    ...plain,
    occasion: list(occasion),
    tags: list(tags),
    is_favorite: flag(is_favorite),
    is_archived: flag(is_archived),
    formality_hundredths: hundredths(formality),
    warmth_hundredths: hundredths(warmth),
    price_hundredths: hundredths(price),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

export type NewItem = ItemChanges & Pick<Required<ItemChanges>, 'description' | 'category'>;

/** A new row: what was given, else the specification's defaults. */
export function newItemRow(
  id: string,
  userId: string,
  at: Date,
  fields: NewItem,
  corrected: readonly string[],
): WardrobeItemRow {
  return {
    id,
    user_id: userId,
    version: 1,
    subcategory: null,
    color_primary: itemDefaults.color,
    color_secondary: null,
    pattern: null,
    material: null,
    brand: null,
    size: null,
    season: itemDefaults.season,
    occasion: JSON.stringify([itemDefaults.occasion]),
    tags: '[]',
    is_favorite: 0,
    is_archived: 0,
    status: 'available',
    quantity: 1,
    formality_hundredths: null,
    warmth_hundredths: null,
    price_hundredths: null,
    currency: null,
    purchase_date: null,
    care_notes: null,
    kept_in: null,
    palette: null,
    times_worn: 0,
    last_worn: null,
    ...(columnsOf(fields) as Pick<WardrobeItemRow, 'description' | 'category'>),
    corrected: JSON.stringify(corrected),
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
    deleted_at: null,
  };
}
