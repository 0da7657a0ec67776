import type { WardrobeItem, WardrobeItemDetail } from '@drape/contract/wardrobe/wardrobe-item';
import { notFound } from '../../../platform/app-error.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { WardrobeImageRow, WardrobeItemRow } from '../../../platform/database/wardrobe-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { MembershipService } from '../../membership/service.ts';
import { type Pictures, presentDetail, presentItem } from '../presenter.ts';
import * as rows from '../repository.ts';
import { sentences } from '../sentences.ts';
import type { ItemAllowance } from './item-limit.ts';

/** Some of a list, all without it. */
type Stretch = { limit?: number | undefined; offset?: number | undefined };

type Dependencies = { database: Database; pictures: Pictures; membership: MembershipService };

function keptByItem(images: readonly WardrobeImageRow[]): Map<string, WardrobeImageRow[]> {
  return Map.groupBy(
    images.filter(({ deleted_at }) => deleted_at === null),
    ({ item_id }) => item_id,
  );
}

/** The items that are not in the bin, and how many a user may keep. */
export function createActiveItems({ database, pictures, membership }: Dependencies) {
  function allowanceOf(principal: Principal): ItemAllowance {
    const { name, max_wardrobe_items: most } = membership.pricingTier(principal).tier_features;
    return { plan: name, most };
  }

  /** Throws `not_found` for what is binned or somebody else's. */
  async function rowOf(db: Executor, userId: string, id: string): Promise<WardrobeItemRow> {
    const [row] = await rows.findItems(db, userId, [id]);
    if (!row || row.deleted_at !== null) throw notFound(sentences.item);
    return row;
  }

  async function presentAll(userId: string, found: readonly WardrobeItemRow[]): Promise<WardrobeItem[]> {
    const images = keptByItem(await rows.listImages(database.read, userId));
    return found.map((row) => presentItem(row, images.get(row.id) ?? [], pictures));
  }

  async function presentSome(userId: string, found: readonly WardrobeItemRow[]): Promise<WardrobeItem[]> {
    const ids = found.map(({ id }) => id);
    const images = keptByItem(await rows.listImagesOfItems(database.read, userId, ids));
    return found.map((row) => presentItem(row, images.get(row.id) ?? [], pictures));
  }

  async function present(userId: string, id: string): Promise<WardrobeItem> {
    const row = await rowOf(database.read, userId, id);
    const images = keptByItem(await rows.listImagesOf(database.read, userId, id));
    return presentItem(row, images.get(id) ?? [], pictures);
  }

  return {
    allowanceOf,
    rowOf,
    present,
    presentAll,
    async list(principal: Principal, { limit, offset = 0 }: Stretch = {}) {
      const { userId } = principal;
      const all = await rows.listItems(database.read, userId);
      const items =
        limit === undefined && offset === 0
          ? await presentAll(userId, all)
          : await presentSome(userId, all.slice(offset, limit && offset + limit));
      return { items, total: all.length, max_wardrobe_items: allowanceOf(principal).most };
    },
    /** Those of the items that are kept, by their ids. */
    async some({ userId }: Principal, ids: Iterable<string>): Promise<Map<string, WardrobeItem>> {
      const distinct = [...new Set(ids)];
      if (distinct.length === 0) return new Map();
      const found = await rows.findItems(database.read, userId, distinct);
      const kept = found.filter(({ deleted_at }) => deleted_at === null);
      return new Map((await presentSome(userId, kept)).map((item) => [item.id, item]));
    },
    async find({ userId }: Principal, id: string): Promise<WardrobeItemDetail> {
      const item = await present(userId, id);
      const log = await rows.listWears(database.read, userId, id);
      return presentDetail(
        item,
        log.map(({ day }) => day),
      );
    },
  };
}

export type ActiveItems = ReturnType<typeof createActiveItems>;
