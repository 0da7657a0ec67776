import type { ConfusionTable } from '@drape/contract/wardrobe/recogniser';
import { itemCategories } from '@drape/contract/wardrobe/wardrobe-options';
import type { Database } from '../../../platform/database/database.ts';
import type { SlowQueryCache } from '../../../platform/slow-query-cache.ts';
import { countAnswers, countWornAnswers } from './recogniser-repository.ts';

/** How far people's items agree with what the recogniser said of their photos. */
export function createRecogniserAnswers({
  database,
  kept: cache,
}: {
  database: Database;
  kept: SlowQueryCache;
}) {
  return {
    async confusion(): Promise<ConfusionTable> {
      const counted = await cache.of('recogniser answers', async () => [
        ...(await countAnswers(database.read)),
        ...(await countWornAnswers(database.read)),
      ]);
      const rows = itemCategories.map((kept) => ({
        kept,
        said: itemCategories.map((said) =>
          counted
            .filter((each) => each.kept === kept && each.said === said)
            .reduce((sum, { count }) => sum + count, 0),
        ),
      }));
      const total = counted.reduce((sum, { count }) => sum + count, 0);
      const right = counted
        .filter(({ said, kept }) => said === kept)
        .reduce((sum, { count }) => sum + count, 0);
      const confidence = counted.reduce((sum, each) => sum + each.confidence, 0) / 100;
      return {
        categories: [...itemCategories],
        rows,
        total,
        right,
        mean_confidence: total === 0 ? null : confidence / total,
      };
    },
  };
}
