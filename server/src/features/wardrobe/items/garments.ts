import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { Database } from '../../../platform/database/database.ts';
import type { WardrobeItemRow } from '../../../platform/database/wardrobe-rows.ts';
import { paletteOf, plainFields } from '../presenter.ts';
import * as rows from '../repository.ts';

/** An item without its pictures: all that can be known of a garment itself. */
export type Garment = ReturnType<typeof plainFields> &
  Pick<WardrobeItem, 'id' | 'palette' | 'times_worn' | 'last_worn'> & { photographed: boolean };

type Remembered = {
  rows: WardrobeItemRow[];
  photographed: ReadonlySet<string>;
  garments: readonly Garment[];
};

/** Wardrobes are remembered up to so many items in all. */
const mostRemembered = 5000;

/**
 * The garments of a user. As long as nothing about any of them changes, the answer is the very same list, so that what
 * others work out about it can be kept with it. The rows are always read, so other processes may change them.
 */
export function createGarments({ database }: { database: Database }) {
  const remembered = new Map<string, Remembered>();

  function remember(userId: string, entry: Remembered): void {
    remembered.delete(userId);
    remembered.set(userId, entry);
    let total = 0;
    for (const { garments } of remembered.values()) total += garments.length;
    for (const [oldest, { garments }] of remembered) {
      if (total <= mostRemembered || oldest === userId) return;
      remembered.delete(oldest);
      total -= garments.length;
    }
  }

  return async (userId: string): Promise<readonly Garment[]> => {
    const [kept, withPhoto] = await Promise.all([
      rows.listItems(database.read, userId),
      rows.listPhotographed(database.read, userId),
    ]);
    // What nobody has named yet is no garment.
    const items = kept.filter(({ status }) => status !== 'to_check');
    const photographed = new Set(withPhoto);
    const before = remembered.get(userId);
    const same = before !== undefined && isSame(before, items, photographed);
    const garments = same ? before.garments : items.map((row) => garmentOf(row, photographed));
    remember(userId, { rows: items, photographed, garments });
    return garments;
  };
}

function isSame(before: Remembered, items: readonly WardrobeItemRow[], photographed: ReadonlySet<string>) {
  return (
    before.rows.length === items.length &&
    before.photographed.size === photographed.size &&
    [...photographed].every((id) => before.photographed.has(id)) &&
    items.every((row, index) => isSameRow(before.rows[index], row))
  );
}

function isSameRow(before: WardrobeItemRow | undefined, row: WardrobeItemRow): boolean {
  if (before === undefined) return false;
  for (const column in row) {
    const key = column as keyof WardrobeItemRow;
    if (before[key] !== row[key]) return false;
  }
  return true;
}

function garmentOf(row: WardrobeItemRow, photographed: ReadonlySet<string>): Garment {
  return {
    ...plainFields(row),
    id: row.id,
    palette: [...paletteOf(row)],
    photographed: photographed.has(row.id),
    times_worn: row.times_worn,
    last_worn: row.last_worn,
  };
}
