import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import type { Executor } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { WornLook } from '../analysis/service.ts';
import { createNotedWears } from './noted-wears.ts';
import { isOneStepBack, isSame } from './said-garments.ts';
import type { DiaryDependencies } from './service.ts';

/** What is written in the same transaction, with the items whose day was not noted before. */
type Alongside = (transaction: Executor, noted: string[]) => Promise<void>;

/** Changes the garments of a photo where that is needed, and with them what it notes, in one transaction. */
export function createChangeGarments(dependencies: DiaryDependencies) {
  const { database, analysis, wardrobe } = dependencies;
  const wears = createNotedWears(dependencies);
  return async (
    principal: Principal,
    look: WornLook,
    garments: CorrectedGarment[],
    alongside: Alongside,
  ): Promise<void> => {
    const { userId } = principal;
    const ids = garments.flatMap(({ item_id }) => item_id ?? []);
    const kept = await wardrobe.items.some(principal, ids);
    const photo = { userId, analysisId: look.id };
    const note = async (transaction: Executor) =>
      alongside(transaction, await wears.become(transaction, photo, [...kept.keys()], look.day));
    const now = look.garments.map(({ key: _, ...garment }) => garment);
    if (isSame(now, garments)) return database.transaction(note);
    const isBack = garments.every(({ item_id }) => item_id === undefined) && isOneStepBack(look);
    const change = isBack ? { undo: true as const } : { garments };
    await analysis.correct(principal, look.id, { ...change, version: look.version }, note);
  };
}
