import type { WornAnswers, WornInPhoto } from '@drape/contract/outfits/diary';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { WornLook } from '../analysis/service.ts';
import { newItem } from './new-item.ts';
import { sentences } from './sentences.ts';
import type { AddedGarment, DiaryDependencies, GarmentToAdd } from './service.ts';

type Dependencies = DiaryDependencies & {
  confirm(principal: Principal, id: string, answers: WornAnswers): Promise<WornInPhoto>;
};

/** Makes an item of a garment of a photo: its color, kind and pattern, and where the plan has photos its cut-out. */
export function createAddGarment({ analysis, wardrobe, files, log, confirm }: Dependencies) {
  type Region = WornLook['regions'][number];

  async function create(principal: Principal, region: Region, description?: string): Promise<WardrobeItem> {
    const answer = await wardrobe.items.create(principal, { items: [newItem(region, description)] });
    const [item] = 'items' in answer ? answer.items : [answer];
    if (!item) throw new RangeError('Nothing was created');
    return item;
  }

  /** Without its picture the item is still an item. */
  async function pictured(principal: Principal, item: WardrobeItem, look: WornLook, region: Region) {
    if (!principal.isPro || look.photo_key === '' || region.outline.length === 0) return item;
    try {
      const photo = await files.read(look.photo_key);
      return await wardrobe.photos.addPiece(principal, item.id, photo, region.outline);
    } catch (error) {
      log.warn({ err: error }, 'a garment was not cut out of its photo');
      return item;
    }
  }

  return async (principal: Principal, wanted: GarmentToAdd): Promise<AddedGarment> => {
    const { analysis_id, key, description, version } = wanted;
    const look = await analysis.wornLooks.find(principal.userId, analysis_id);
    if (look.version !== version) throw new AppError('conflict', sentences.stale);
    const region = look.regions.find((each) => each.key === key);
    if (!region) throw notFound(sentences.garment);
    const created = await create(principal, region, description);
    const item = await pictured(principal, created, look, region);
    const garments = [{ key, item_id: item.id }];
    return { ...(await confirm(principal, analysis_id, { garments, version })), item };
  };
}
