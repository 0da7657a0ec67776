import type { Executor } from '../../platform/database/database.ts';
import type { DiaryWearRow } from '../../platform/database/diary-rows.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import * as diary from './repository.ts';

type Dependencies = { wardrobe: { worn: Pick<WardrobeService['worn'], 'noteAll' | 'drop'> } };
type Photo = { userId: string; analysisId: string };

/**
 * What the photo of an outfit notes in the wear log. An item is noted once a day, whatever notes it, and stays as long
 * as another photo of the day or the person's own note stands for it.
 */
export function createNotedWears({ wardrobe: { worn } }: Dependencies) {
  async function takeBack(transaction: Executor, row: DiaryWearRow): Promise<void> {
    await diary.deleteDiaryWear(transaction, row);
    if (row.noted === 0) return;
    const twin = await diary.findTwin(transaction, row);
    if (twin) await diary.setNoted(transaction, twin);
    else await worn.drop(transaction, row.user_id, row.item_id, row.day);
  }

  return {
    /** Brings the log to what is worn in the photo on its day; answers the items that were not noted before. */
    async become(
      transaction: Executor,
      { userId, analysisId }: Photo,
      itemIds: readonly string[],
      day: string,
    ): Promise<string[]> {
      const before = await diary.listDiaryWears(transaction, userId, [analysisId]);
      const stays = (row: DiaryWearRow) => row.day === day && itemIds.includes(row.item_id);
      for (const row of before) if (!stays(row)) await takeBack(transaction, row);
      const kept = new Set(before.filter(stays).map(({ item_id }) => item_id));
      const added = [...new Set(itemIds)].filter((id) => !kept.has(id));
      const noted = await worn.noteAll(transaction, userId, added, day);
      await diary.insertDiaryWears(
        transaction,
        added.map((item_id) => ({
          analysis_id: analysisId,
          item_id,
          user_id: userId,
          day,
          noted: Number(noted.includes(item_id)),
        })),
      );
      return noted;
    },
  };
}

export type NotedWears = ReturnType<typeof createNotedWears>;
