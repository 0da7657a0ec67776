import type { Executor } from '../../../platform/database/database.ts';
import type { AnalysisDetailRow, AnalysisMarkRow, AnalysisRow } from '../../../platform/database/schema.ts';

export type Undescribed = AnalysisRow & Pick<AnalysisDetailRow, 'result' | 'look' | 'correction'>;

/** Kept analyses without marks: one, or some of all. */
export function listUndescribed(db: Executor, limit: number, id?: string): Promise<Undescribed[]> {
  const all = db
    .selectFrom('analyses')
    .innerJoin('analysis_details', 'analysis_details.analysis_id', 'analyses.id')
    .selectAll('analyses')
    .select(['analysis_details.result', 'analysis_details.look', 'analysis_details.correction'])
    .where('analyses.described', '=', 0)
    .where('analyses.deleted_at', 'is', null);
  return (id === undefined ? all : all.where('analyses.id', '=', id)).limit(limit).execute();
}

export async function saveDescription(
  db: Executor,
  id: string,
  search_text: string,
  marks: readonly AnalysisMarkRow[],
): Promise<void> {
  await db.updateTable('analyses').set({ search_text, described: 1 }).where('id', '=', id).execute();
  await insertMarks(db, marks);
}

/** The marks of one analysis, few enough for one statement. */
async function insertMarks(db: Executor, marks: readonly AnalysisMarkRow[]): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insertInto('analysis_marks')
    .values([...marks])
    .onConflict((conflict) => conflict.columns(['analysis_id', 'kind', 'name']).doNothing())
    .execute();
}

/** What is in the bin is in no sum. */
export async function deleteMarks(db: Executor, id: string): Promise<void> {
  await db.deleteFrom('analysis_marks').where('analysis_id', '=', id).execute();
  await db.updateTable('analyses').set({ described: 0 }).where('id', '=', id).execute();
}
