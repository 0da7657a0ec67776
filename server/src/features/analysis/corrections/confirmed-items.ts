import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import type { WornItems } from '@drape/engine/stylist/worn/correct-look';
import { notFound } from '../../../platform/app-error.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { WardrobeService } from '../../wardrobe/service.ts';
import { wornItem } from './worn-item.ts';

/** What is known of the items that a correction names. One that is gone is remembered as it was when it was named. */
export async function confirmedItems(
  principal: Principal,
  items: Pick<WardrobeService['items'], 'some'>,
  garments: readonly CorrectedGarment[],
  before: WornItems = {},
): Promise<WornItems> {
  const ids = [...new Set(garments.flatMap(({ item_id }) => item_id ?? []))];
  if (ids.length === 0) return before;
  const found = await items.some(principal, ids);
  const now = Object.fromEntries([...found].map(([id, item]) => [id, wornItem(item)]));
  const known = { ...before, ...now };
  if (ids.some((id) => !Object.hasOwn(known, id))) throw notFound('One of these items');
  return known;
}
