import type { ItemDraft } from '../item-draft.ts';
import { ownKinds } from '../kinds/own-kinds.ts';

/** A shorter list does not show who wears its clothes. */
const leastItems = 20;
/** Kinds that hardly any man's list has. */
const ofWomen: ReadonlySet<string> = new Set([
  'bikini',
  'blouse',
  'bra',
  'sports bra',
  'bodysuit',
  'camisole',
  'heels',
  'flats',
  'tights',
  'leggings',
  'mini skirt',
  'midi skirt',
  'maxi skirt',
  'pleated skirt',
  'pencil skirt',
]);

/**
 * In many languages one word names what men and women swim in ("bañador", "costume", "bathers"). In a list of men's
 * clothes it means trunks.
 */
export function forWearer(items: ItemDraft[]): void {
  if (items.length < leastItems || !items.some(isSwimsuit) || items.some(isOfWomen)) return;
  const trunks = ownKinds.find(({ kind }) => kind.subcategory === 'swim trunks')?.kind;
  if (!trunks) return;
  const { category, subcategory } = trunks;
  for (const [at, item] of items.entries())
    if (isSwimsuit(item)) items[at] = { ...item, category, subcategory };
}

function isSwimsuit({ category, subcategory }: ItemDraft): boolean {
  return category === 'dresses' && subcategory === 'swimsuit';
}

function isOfWomen(item: ItemDraft): boolean {
  return (item.category === 'dresses' && !isSwimsuit(item)) || ofWomen.has(item.subcategory ?? '');
}
