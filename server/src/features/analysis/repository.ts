import { sql } from 'kysely';
import type { Executor } from '../../platform/database/database.ts';
import type { AnalysisDetailRow, AnalysisRow } from '../../platform/database/schema.ts';
import type { FeedbackRow } from '../../platform/database/taste-rows.ts';
import type { WornAnswerRow } from '../../platform/database/wardrobe-rows.ts';
import type { Outcome } from './corrections/stored-correction.ts';

const historyColumns = [
  ...([
    'id',
    'user_id',
    'created_at',
    'local_day',
    'worn_day',
    'photo_hash',
    'photo_key',
    'thumbnail_key',
  ] as const),
  ...(['overall_score', 'color_harmony', 'style_coherence', 'summary', 'suggestions', 'palette'] as const),
  ...(['engine_name', 'engine_version', 'deleted_at', 'version'] as const),
];

export async function insertAnalysis(
  db: Executor,
  row: AnalysisRow,
  detail: AnalysisDetailRow,
): Promise<void> {
  await db.insertInto('analyses').values(row).execute();
  await db.insertInto('analysis_details').values(detail).execute();
}

export type DetailedAnalysisRow = AnalysisRow & Pick<AnalysisDetailRow, 'result' | 'comparison' | 'notice'>;

/** With the garments as they were read and corrected. */
export type ReadAnalysisRow = DetailedAnalysisRow &
  Pick<AnalysisDetailRow, 'look' | 'correction' | 'preferences'>;

/** One analysis of the user, kept or binned. */
export function findAnalysis(db: Executor, userId: string, id: string): Promise<ReadAnalysisRow | undefined> {
  return db
    .selectFrom('analyses')
    .innerJoin('analysis_details', 'analysis_details.analysis_id', 'analyses.id')
    .selectAll('analyses')
    .select(['analysis_details.result', 'analysis_details.comparison', 'analysis_details.notice'])
    .select(['analysis_details.look', 'analysis_details.correction', 'analysis_details.preferences'])
    .where('analyses.user_id', '=', userId)
    .where('analyses.id', '=', id)
    .executeTakeFirst();
}

/** The latest analyses of a person that one model wrote, as they are kept beside the product's own. */
export async function latestComparisons(
  db: Executor,
  userId: string,
  engine: { name: string; version: string },
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('analyses')
    .innerJoin('analysis_details', 'analysis_details.analysis_id', 'analyses.id')
    .select('analysis_details.comparison')
    .where('analyses.user_id', '=', userId)
    .where('analyses.deleted_at', 'is', null)
    .where('analyses.engine_name', '=', engine.name)
    .where('analyses.engine_version', '=', engine.version)
    .orderBy('analyses.created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.flatMap(({ comparison }) => (comparison === null ? [] : [comparison]));
}

/** What of the history is wanted: local days and scores, ends included, and folded words that all stand in it. */
export type WantedAnalyses = {
  from?: string | undefined;
  to?: string | undefined;
  min_score?: number | undefined;
  max_score?: number | undefined;
  words: readonly string[];
};

/** Text that stands for itself in a pattern. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function selectWanted(db: Executor, userId: string, wanted: WantedAnalyses) {
  const { from, to, min_score, max_score, words } = wanted;
  let found = db.selectFrom('analyses').where('user_id', '=', userId).where('deleted_at', 'is', null);
  if (from !== undefined) found = found.where('local_day', '>=', from);
  if (to !== undefined) found = found.where('local_day', '<=', to);
  if (min_score !== undefined) found = found.where('overall_score', '>=', min_score);
  if (max_score !== undefined) found = found.where('overall_score', '<=', max_score);
  for (const word of words)
    found = found.where(sql<boolean>`search_text like ${containing(word)} escape '\\'`);
  return found;
}

export function listAnalyses(
  db: Executor,
  userId: string,
  page: number,
  limit: number,
  wanted: WantedAnalyses,
): Promise<AnalysisRow[]> {
  return selectWanted(db, userId, wanted)
    .select(historyColumns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export async function countAnalyses(db: Executor, userId: string, wanted: WantedAnalyses): Promise<number> {
  const row = await selectWanted(db, userId, wanted)
    .select((select) => select.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export async function setDeletedAt(
  db: Executor,
  userId: string,
  id: string,
  deleted_at: string | null,
): Promise<void> {
  await db
    .updateTable('analyses')
    .set((row) => ({ deleted_at, version: row('version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** Writes what an analysis comes to after a correction. */
export async function saveOutcome(
  db: Executor,
  id: string,
  { result, comparison, notice, ...outcome }: Outcome,
  correction: string | null,
): Promise<void> {
  await db
    .updateTable('analyses')
    .set((row) => ({ ...outcome, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await db
    .updateTable('analysis_details')
    .set({ result, comparison, notice, correction })
    .where('analysis_id', '=', id)
    .execute();
}

export async function replaceWornAnswers(
  db: Executor,
  analysisId: string,
  rows: readonly WornAnswerRow[],
): Promise<void> {
  await db.deleteFrom('worn_answers').where('analysis_id', '=', analysisId).execute();
  if (rows.length > 0)
    await db
      .insertInto('worn_answers')
      .values([...rows])
      .execute();
}

export async function deleteAnalysis(db: Executor, userId: string, id: string): Promise<void> {
  await db.deleteFrom('analyses').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** The latest kept analyses of a user with their results, newest first. */
export function listLatest(db: Executor, userId: string, limit: number): Promise<DetailedAnalysisRow[]> {
  return db
    .selectFrom('analyses')
    .innerJoin('analysis_details', 'analysis_details.analysis_id', 'analyses.id')
    .selectAll('analyses')
    .select(['analysis_details.result', 'analysis_details.comparison', 'analysis_details.notice'])
    .where('analyses.user_id', '=', userId)
    .where('analyses.deleted_at', 'is', null)
    .orderBy('analyses.created_at', 'desc')
    .orderBy('analyses.id', 'desc')
    .limit(limit)
    .execute();
}

/** The thumbs of a user on an analysis. */
export function listFeedback(db: Executor, userId: string, analysisId: string): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .where('user_id', '=', userId)
    .where('analysis_id', '=', analysisId)
    .orderBy('target')
    .execute();
}

export async function saveFeedback(db: Executor, row: FeedbackRow): Promise<void> {
  await db
    .insertInto('feedback')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['analysis_id', 'target', 'user_id'])
        .doUpdateSet({ up: row.up, updated_at: row.updated_at }),
    )
    .execute();
}

export async function deleteFeedback(
  db: Executor,
  userId: string,
  analysisId: string,
  target: string,
): Promise<void> {
  await db
    .deleteFrom('feedback')
    .where('user_id', '=', userId)
    .where('analysis_id', '=', analysisId)
    .where('target', '=', target)
    .execute();
}

/** How many thumbs each kind has, up and down apart, without those of demo visitors. */
export async function countFeedback(db: Executor): Promise<{ kind: string; up: number; count: number }[]> {
  const rows = await db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .select(['feedback.kind', 'feedback.up'])
    .select((select) => select.fn.countAll().as('count'))
    .where('users.kind', '=', 'person')
    .groupBy(['feedback.kind', 'feedback.up'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function countFeedbackPeople(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('feedback')
    .innerJoin('users', 'users.id', 'feedback.user_id')
    .select((select) => select.fn.count('feedback.user_id').distinct().as('count'))
    .where('users.kind', '=', 'person')
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Every kept analysis of a user with its details. */
export async function listDetailed(db: Executor, userId: string) {
  const rows = await db
    .selectFrom('analyses')
    .selectAll()
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .execute();
  const details = await db.selectFrom('analysis_details').selectAll().where('user_id', '=', userId).execute();
  const byId = new Map(details.map((detail) => [detail.analysis_id, detail]));
  return rows.flatMap((row) => {
    const detail = byId.get(row.id);
    return detail ? [{ row, detail }] : [];
  });
}

/** For how many days somebody keeps photos; null for ever. */
export async function findPhotoDays(db: Executor, userId: string): Promise<number | null> {
  const row = await db.selectFrom('users').select('photo_days').where('id', '=', userId).executeTakeFirst();
  return row?.photo_days ?? null;
}

/** Who does not keep photos for ever. */
export async function listForgetters(db: Executor): Promise<string[]> {
  const rows = await db.selectFrom('users').select('id').where('photo_days', 'is not', null).execute();
  return rows.map(({ id }) => id);
}

export function listPhotosBefore(
  db: Executor,
  userId: string,
  moment: string,
  limit: number,
): Promise<Pick<AnalysisRow, 'id' | 'photo_key' | 'thumbnail_key'>[]> {
  return db
    .selectFrom('analyses')
    .select(['id', 'photo_key', 'thumbnail_key'])
    .where('user_id', '=', userId)
    .where('created_at', '<=', moment)
    .where('photo_key', '!=', '')
    .limit(limit)
    .execute();
}

export async function clearPhotos(db: Executor, userId: string, ids: string[]): Promise<void> {
  await db
    .updateTable('analyses')
    .set({ photo_key: '', thumbnail_key: '' })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}
