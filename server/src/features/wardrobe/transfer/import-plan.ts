import type { ImportReport } from '@drape/contract/wardrobe/wardrobe';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { paletteOfWords } from '@drape/engine/colour/palette-of-words';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { ActiveItems } from '../items/active-items.ts';
import { type Pictures, pictureOf } from '../presenter.ts';
import * as rows from '../repository.ts';
import { sentences } from '../sentences.ts';
import type { ImportRow } from './import-contents.ts';
import { splitKnown } from './import-rows.ts';
import type { ImportSource } from './import-source.ts';

type Dependencies = { database: Database; pictures: Pictures; kept: ActiveItems };

/** The rows that an import would add, and what it would report. */
export type ImportPlan = { fresh: ImportRow[]; report: ImportReport };
export function imagesOf(fresh: readonly ImportRow[]): number {
  return fresh.reduce((sum, { item }) => sum + item.images.length, 0);
}

/** What an import would do, from the file and from what is there already. */
export function createImportPlan({ database, pictures, kept }: Dependencies) {
  return async (principal: Principal, source: ImportSource): Promise<ImportPlan> => {
    const present = await rows.listItems(database.read, principal.userId);
    const { fresh, skipped } = splitKnown(source.rows, new Set(present.map(({ id }) => id)));
    const { most } = kept.allowanceOf(principal);
    const free = most === null ? null : Math.max(0, most - present.length);
    const preview = fresh.slice(0, wardrobeLimits.importPreview).map(({ item }) => ({
      description: item.description,
      category: item.category,
      color_primary: item.color_primary,
      image_url: pictureOf(
        item,
        item.palette ?? paletteOfWords(item.color_primary, item.color_secondary),
        pictures,
      ),
    }));
    const report: ImportReport = {
      id: null,
      state: 'done',
      progress: 100,
      message: null,
      dry_run: true,
      preview,
      items_created: fresh.length,
      images_created: imagesOf(fresh),
      skipped: skipped.map(({ row }) => ({ row, reason: sentences.alreadyThere })),
      problems: source.problems,
      columns: source.columns,
      fits: free === null || fresh.length <= free,
      free_places: free,
    };
    return { fresh, report };
  };
}
