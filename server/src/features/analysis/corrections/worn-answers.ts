import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import { zoneOfKind } from '@drape/engine/stylist/worn/worn-kinds';
import type { Look, Zone } from '@drape/engine/vision/look';
import type { WornAnswerRow } from '../../../platform/database/wardrobe-rows.ts';
import type { StoredCorrection } from './stored-correction.ts';

const shirts: ReadonlySet<string> = new Set(['shirt', 'blouse']);

const categoryOf: Readonly<Record<Zone, ItemCategory>> = {
  head: 'accessories',
  upper: 'top',
  outer: 'outerwear',
  lower: 'pants',
  full: 'dresses',
  feet: 'shoes',
  hand: 'accessories',
  waist: 'accessories',
  piece: 'top',
};

function filedUnder(zone: Zone, label: string): ItemCategory {
  return shirts.has(label) ? 'shirt' : categoryOf[zone];
}

/** As what each region was read, and as what it is worn; a region that is no garment counts nowhere. */
export function wornAnswers(
  ids: Pick<WornAnswerRow, 'analysis_id' | 'user_id'>,
  look: Look,
  { garments, items = {} }: Pick<StoredCorrection, 'garments' | 'items'>,
): WornAnswerRow[] {
  return look.regions.flatMap(({ key, zone, label, confidence }) => {
    const garment = garments.find(({ from }) => from.includes(key));
    if (!garment) return [];
    const said = filedUnder(zone, label);
    const item = garment.item_id === undefined ? undefined : items[garment.item_id];
    const owned = item ? filedUnder(item.zone, item.noun) : said;
    const kept = garment.kind ? filedUnder(zoneOfKind[garment.kind], garment.kind) : owned;
    return [{ ...ids, region: key, said, kept, confidence_hundredths: Math.round(100 * confidence) }];
  });
}
