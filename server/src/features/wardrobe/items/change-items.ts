import type { ItemChanges, WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { AppError, invalidField } from '../../../platform/app-error.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Executor } from '../../../platform/database/database.ts';
import type { WardrobeItemRow } from '../../../platform/database/wardrobe-rows.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { News } from '../../../platform/news.ts';
import { plainFields } from '../presenter.ts';
import * as rows from '../repository.ts';
import { sentences, tooManyTags } from '../sentences.ts';
import type { ActiveItems } from './active-items.ts';
import { changedFields, joined } from './corrections.ts';
import { columnsOf } from './item-columns.ts';
import { newlyLow } from './low-laundry.ts';

type Dependencies = { database: Database; clock: Clock; kept: ActiveItems; news: News };

/** Naming an unknown item makes it one that can be worn. */
function withStatus(row: WardrobeItemRow, changes: ItemChanges): ItemChanges {
  const isNamed = changes.category !== undefined || changes.subcategory != null;
  const isSettled = row.status === 'to_check' && isNamed && changes.status === undefined;
  return isSettled ? { ...changes, status: 'available' } : changes;
}

function changedColumns(
  row: WardrobeItemRow,
  said: ItemChanges,
  now: Date,
): Partial<WardrobeItemRow> | undefined {
  const changes = withStatus(row, said);
  const changed = changedFields(plainFields(row), changes);
  if (changed.length === 0) return undefined;
  const isRecoloured = changed.includes('color_primary') || changed.includes('color_secondary');
  return {
    ...columnsOf(changes),
    // Colours that a person names stand above what was measured.
    ...(isRecoloured ? { palette: null } : {}),
    corrected: JSON.stringify(joined(JSON.parse(row.corrected), changed)),
    version: row.version + 1,
    updated_at: now.toISOString(),
  };
}

function withTags(row: WardrobeItemRow, changes: ItemChanges, more: readonly string[]): ItemChanges {
  if (more.length === 0) return changes;
  const tags = joined(changes.tags ?? JSON.parse(row.tags), more);
  const most = wardrobeLimits.maxTags;
  if (tags.length > most) throw invalidField(['body', 'add_tags'], tooManyTags(most), 'too_many');
  return { ...changes, tags };
}

/** Changes by a person: what they set counts as corrected from then on. */
export function createChangeItems({ database, clock, kept, news }: Dependencies) {
  async function write(transaction: Executor, row: WardrobeItemRow, changes: ItemChanges): Promise<void> {
    const values = changedColumns(row, changes, clock.now());
    if (values) await rows.updateItem(transaction, row.user_id, row.id, values);
  }

  /** Changes items, and tells of what few clean pieces are left of since. */
  async function andTell(userId: string, changes: ItemChanges, work: () => Promise<void>): Promise<void> {
    if (changes.status !== 'in_wash') return work();
    const before = await rows.listItems(database.read, userId);
    await work();
    const categories = newlyLow(before, await rows.listItems(database.read, userId));
    if (categories.length > 0) await news.tell(userId, 'laundry.low', { categories });
  }

  return {
    /** With a version only if nobody else has changed the item since; else `conflict`. */
    async update(
      { userId }: Principal,
      id: string,
      version: number | undefined,
      changes: ItemChanges,
    ): Promise<WardrobeItem> {
      await andTell(userId, changes, () =>
        database.transaction(async (transaction) => {
          const row = await kept.rowOf(transaction, userId, id);
          if (version !== undefined && version !== row.version)
            throw new AppError('conflict', sentences.stale);
          await write(transaction, row, changes);
        }),
      );
      return kept.present(userId, id);
    },
    async edit(
      { userId }: Principal,
      ids: readonly string[],
      changes: ItemChanges,
      addTags: readonly string[],
    ) {
      const wanted = [...new Set(ids)];
      await andTell(userId, changes, () =>
        database.transaction(async (transaction) => {
          const found = await rows.findItems(transaction, userId, wanted);
          const there = found.filter(({ deleted_at }) => deleted_at === null);
          if (there.length < wanted.length) throw new AppError('not_found', sentences.someItems);
          for (const row of there) await write(transaction, row, withTags(row, changes, addTags));
        }),
      );
      const items = await kept.presentAll(userId, await rows.findItems(database.read, userId, wanted));
      return { items, total: items.length };
    },
  };
}
