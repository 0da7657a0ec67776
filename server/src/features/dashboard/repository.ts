import type { Executor } from '../../platform/database/database.ts';

/** Sums of the analyses of one local day. */
export type DaySums = {
  day: string;
  analyses: number;
  overall: number;
  harmony: number;
  coherence: number;
  /** Of the squares of the overall scores. */
  squares: number;
};

/** Days as `YYYY-MM-DD`, both included; undefined is open. */
export type Days = { from: string | undefined; to: string | undefined };

/** One row for each day with analyses that are kept, oldest first. */
export async function sumDays(db: Executor, userId: string, { from, to }: Days): Promise<DaySums[]> {
  let rows = db
    .selectFrom('analyses')
    .select((select) => [
      'local_day',
      select.fn.countAll().as('analyses'),
      select.fn.sum('overall_score').as('overall'),
      select.fn.sum('color_harmony').as('harmony'),
      select.fn.sum('style_coherence').as('coherence'),
      select.fn.sum(select('overall_score', '*', select.ref('overall_score'))).as('squares'),
    ])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .groupBy('local_day')
    .orderBy('local_day');
  if (from !== undefined) rows = rows.where('local_day', '>=', from);
  if (to !== undefined) rows = rows.where('local_day', '<=', to);
  return (await rows.execute()).map(({ local_day: day, ...sums }) => ({
    day,
    analyses: Number(sums.analyses),
    overall: Number(sums.overall),
    harmony: Number(sums.harmony),
    coherence: Number(sums.coherence),
    squares: Number(sums.squares),
  }));
}

/** How many analyses are kept, and the local day of the latest. */
export async function standing(
  db: Executor,
  userId: string,
): Promise<{ total: number; latest: string | undefined }> {
  const row = await db
    .selectFrom('analyses')
    .select((select) => [select.fn.countAll().as('total'), select.fn.max('local_day').as('latest')])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), latest: row.latest ?? undefined };
}

export type MarkSums = {
  kind: string;
  name: string;
  analyses: number;
  overall: number;
  term: number;
  effectHundredths: number;
};

/** The marks of the analyses of some days, of some kinds, summed by name. */
export async function sumMarks(
  db: Executor,
  userId: string,
  kinds: readonly string[],
  { from }: Pick<Days, 'from'>,
): Promise<MarkSums[]> {
  let rows = db
    .selectFrom('analysis_marks')
    .select((select) => [
      ...(['kind', 'name'] as const),
      select.fn.countAll().as('analyses'),
      select.fn.sum('overall_score').as('overall'),
      select.fn.sum('term_score').as('term'),
      select.fn.sum('effect_hundredths').as('effect'),
    ])
    .where('user_id', '=', userId)
    .where('kind', 'in', [...kinds])
    .groupBy(['kind', 'name']);
  if (from !== undefined) rows = rows.where('local_day', '>=', from);
  return (await rows.execute()).map((row) => ({
    kind: row.kind,
    name: row.name,
    analyses: Number(row.analyses),
    overall: Number(row.overall),
    term: Number(row.term ?? 0),
    effectHundredths: Number(row.effect ?? 0),
  }));
}
