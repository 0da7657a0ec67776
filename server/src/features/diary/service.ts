import type { DiaryDay, DiaryItem, WornAnswers, WornInPhoto } from '@drape/contract/outfits/diary';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { AppError, invalidField } from '../../platform/app-error.ts';
import { type Clock, localDay } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { StoredFiles } from '../../platform/files/stored-files.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { Log } from '../../platform/log.ts';
import type { News } from '../../platform/news.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';
import { createAddGarment } from './add-garment.ts';
import { createChangeGarments } from './change-garments.ts';
import { createDiaryReading } from './diary-reading.ts';
import { createNotedWears } from './noted-wears.ts';
import * as diary from './repository.ts';
import { notMineAfter, requireSensible, saidGarments, unlinkedGarments } from './said-garments.ts';
import { sentences } from './sentences.ts';

export type DiaryDependencies = {
  database: Database;
  clock: Clock;
  files: StoredFiles;
  log: Log;
  news: News;
  analysis: Pick<AnalysisService, 'correct' | 'wornLooks'>;
  wardrobe: Pick<WardrobeService, 'items' | 'worn' | 'garments' | 'photos'>;
};

export type DiaryPage = { days: DiaryDay[]; items: DiaryItem[]; total: number; next: string | null };
export type DiaryBounds = { from?: string | undefined; to?: string | undefined; limit: number };
export type AddedGarment = WornInPhoto & { item: WardrobeItem };
export type GarmentToAdd = {
  analysis_id: string;
  key: string;
  description?: string | undefined;
  version: number;
};

export type DiaryService = {
  days(principal: Principal, bounds: DiaryBounds): Promise<DiaryPage>;
  find(principal: Principal, id: string): Promise<WornInPhoto>;
  /** Throws `conflict` for a stale version and `not_found` for an item of somebody else. */
  confirm(principal: Principal, id: string, answers: WornAnswers): Promise<WornInPhoto>;
  undo(principal: Principal, id: string): Promise<{ id: string }>;
  move(principal: Principal, id: string, day: string): Promise<WornInPhoto>;
  add(principal: Principal, garment: GarmentToAdd): Promise<AddedGarment>;
};

/** What people really wore: photos of outfits, the items in them, and the days on which they were worn. */
export function createDiaryService(dependencies: DiaryDependencies): DiaryService {
  const { database, clock, analysis } = dependencies;
  const { wornLooks } = analysis;
  const become = createChangeGarments(dependencies);
  const wears = createNotedWears(dependencies);
  const reading = createDiaryReading(dependencies);
  const tellWorn = createTelling(dependencies);

  async function confirm(principal: Principal, id: string, { garments, version }: WornAnswers) {
    const look = await wornLooks.find(principal.userId, id);
    if (look.version !== version) throw new AppError('conflict', sentences.stale);
    requireSensible(look.garments, garments);
    let noted: string[] = [];
    await become(principal, look, saidGarments(look.garments, garments), async (transaction, added) => {
      noted = added;
      const before = await diary.listNotMine(transaction, principal.userId, [id]);
      const notMine = notMineAfter(
        before.map(({ region }) => region),
        garments,
      );
      await diary.replaceNotMine(transaction, principal.userId, id, notMine);
    });
    await tellWorn(principal, look.day, noted);
    return reading.find(principal, id);
  }

  return {
    days: reading.days,
    find: reading.find,
    confirm,
    async undo(principal, id) {
      const look = await wornLooks.find(principal.userId, id);
      await become(principal, look, unlinkedGarments(look.garments), (transaction) =>
        diary.replaceNotMine(transaction, principal.userId, id, []),
      );
      return { id };
    },
    async move(principal, id, day) {
      const { userId, timeZone } = principal;
      if (day > localDay(clock.now(), timeZone))
        throw invalidField(['body', 'date'], sentences.futureDay, 'future');
      await wornLooks.find(userId, id);
      await database.transaction(async (transaction) => {
        const before = await diary.listDiaryWears(transaction, userId, [id]);
        const ids = before.map(({ item_id }) => item_id);
        await wornLooks.move(transaction, userId, id, day);
        await wears.become(transaction, { userId, analysisId: id }, ids, day);
      });
      return reading.find(principal, id);
    },
    add: createAddGarment({ ...dependencies, confirm }),
  };
}

/** Notifies listeners of items worn that were not noted before. */
function createTelling({ news, wardrobe }: DiaryDependencies) {
  return async (principal: Principal, date: string, ids: readonly string[]): Promise<void> => {
    if (ids.length === 0) return;
    const found = await wardrobe.items.some(principal, ids);
    const items = [...found.values()].map(({ id, description }) => ({ id, description }));
    await news.tell(principal.userId, 'outfit.worn', { plan_id: null, date, items });
  };
}
