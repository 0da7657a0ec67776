import type { Principal } from '../../../platform/http/mount.ts';
import * as rows from '../repository.ts';
import { createAddItems } from './add-items.ts';
import { createChangeItems } from './change-items.ts';
import { requireRoom } from './item-limit.ts';
import type { ItemTrash } from './item-trash.ts';

type Dependencies = Parameters<typeof createAddItems>[0] &
  Parameters<typeof createChangeItems>[0] & { trash: ItemTrash };

/** Reading, adding, changing and removing items. */
export function createItems(dependencies: Dependencies) {
  const { database, clock, kept, trash } = dependencies;
  return {
    list: kept.list,
    find: kept.find,
    some: kept.some,
    /** Those that were removed and can still be taken back. */
    async binned({ userId }: Principal) {
      const trashed = await rows.listItemsBinnedBefore(database.read, userId, clock.now().toISOString());
      return kept.presentAll(userId, trashed);
    },
    ...createAddItems(dependencies),
    ...createChangeItems(dependencies),
    /** Throws `limit_reached` unless so many more items fit. */
    async requireRoom(principal: Principal, adding: number) {
      const used = await rows.countItems(database.read, principal.userId);
      requireRoom(kept.allowanceOf(principal), used, adding);
    },
    async remove({ userId }: Principal, id: string) {
      await trash.moveToTrash(userId, [id]);
      return { id };
    },
    async removeAll({ userId }: Principal, ids: readonly string[]) {
      await trash.moveToTrash(userId, ids);
      return { ids: [...ids], total: ids.length };
    },
    async restore(principal: Principal, ids: readonly string[]) {
      const { userId } = principal;
      await database.transaction(async (transaction) => {
        const used = await rows.countItems(transaction, userId);
        requireRoom(kept.allowanceOf(principal), used, new Set(ids).size);
        await trash.restore(transaction, userId, ids);
      });
      const items = await kept.presentAll(userId, await rows.findItems(database.read, userId, ids));
      return { items, total: items.length };
    },
  };
}
