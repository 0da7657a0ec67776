import type { Executor } from '../../../platform/database/database.ts';
import type { ReadAnalysisRow } from '../repository.ts';

/** The analyses of some days on which outfits were worn, the latest first. */
export function listWornOn(
  db: Executor,
  userId: string,
  days: readonly string[],
): Promise<ReadAnalysisRow[]> {
  if (days.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('analyses')
    .innerJoin('analysis_details', 'analysis_details.analysis_id', 'analyses.id')
    .selectAll('analyses')
    .select(['analysis_details.result', 'analysis_details.comparison', 'analysis_details.notice'])
    .select(['analysis_details.look', 'analysis_details.correction', 'analysis_details.preferences'])
    .where('analyses.user_id', '=', userId)
    .where('analyses.worn_day', 'in', days)
    .where('analyses.deleted_at', 'is', null)
    .orderBy('analyses.worn_day', 'desc')
    .orderBy('analyses.created_at', 'desc')
    .orderBy('analyses.id', 'desc')
    .execute();
}

export async function setWornDay(db: Executor, userId: string, id: string, worn_day: string): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ worn_day })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
