import type { FigureDayRow, TraitDayRow, TraitPersonRow } from '../../platform/database/admin-rows.ts';
import type { Executor } from '../../platform/database/database.ts';

/** Calendar days, both inclusive; without `from` since the beginning. */
export type Days = { from: string | undefined; to: string };
/** Moments, the end exclusive; without `from` since the beginning. */
export type Moments = { from: string | undefined; to: string };

/** Before anything was. */
export const firstDay = '0000-01-01';

export async function counted(query: {
  executeTakeFirstOrThrow(): Promise<{ count: unknown }>;
}): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

export function countPeople(db: Executor, { from, to }: Moments): Promise<number> {
  const people = db
    .selectFrom('users')
    .select((select) => select.fn.countAll().as('count'))
    .where('kind', '=', 'person')
    .where('created_at', '<', to);
  return counted(from === undefined ? people : people.where('created_at', '>=', from));
}

export function countPro(db: Executor): Promise<number> {
  return counted(
    db
      .selectFrom('users')
      .select((select) => select.fn.countAll().as('count'))
      .where('kind', '=', 'person')
      .where('pro', '=', 1),
  );
}

/** Sessions of people that were used since a moment and are still open. */
export function countSessions(db: Executor, since: string, now: string): Promise<number> {
  return counted(
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select((select) => select.fn.countAll().as('count'))
      .where('users.kind', '=', 'person')
      .where('sessions.last_seen_at', '>', since)
      .where('sessions.expires_at', '>', now),
  );
}

/** People who were active in these days, and how many of them had been so on a day before: one walk over an index. */
export async function countActive(
  db: Executor,
  { from, to }: Days,
): Promise<{ active: number; returning: number }> {
  const first = from ?? firstDay;
  const people = db
    .selectFrom('activity_days')
    .select(['user_id'])
    .select((select) => [select.fn.min('day').as('first'), select.fn.max('day').as('last')])
    .where('day', '<=', to)
    .groupBy('user_id');
  const row = await db
    .selectFrom(people.as('people'))
    .select((select) => [
      select.fn.countAll().as('active'),
      select.fn.sum(select.case().when('people.first', '<', first).then(1).else(0).end()).as('returning'),
    ])
    .where('people.last', '>=', first)
    .executeTakeFirstOrThrow();
  return { active: Number(row.active), returning: Number(row.returning ?? 0) };
}

export async function activeByDay(db: Executor, { from, to }: Days): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('activity_days')
    .select('day')
    .select((select) => select.fn.countAll().as('count'))
    .where('day', '>=', from ?? firstDay)
    .where('day', '<=', to)
    .groupBy('day')
    .execute();
  return new Map(rows.map((row) => [row.day, Number(row.count)]));
}

export function listFigures(db: Executor, names: string[], { from, to }: Days): Promise<FigureDayRow[]> {
  return db
    .selectFrom('figure_days')
    .selectAll()
    .where('name', 'in', names)
    .where('day', '>=', from ?? firstDay)
    .where('day', '<=', to)
    .orderBy('day')
    .execute();
}

/** The number of the last day, at most that one, on which it was noted. */
export async function lastFigure(db: Executor, name: string, to: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('figure_days')
    .select('value')
    .where('name', '=', name)
    .where('day', '<=', to)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.value;
}

export async function addFigures(db: Executor, rows: FigureDayRow[]): Promise<void> {
  await db
    .insertInto('figure_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'name']).doUpdateSet((row) => ({
        value: row('figure_days.value', '+', row.ref('excluded.value')),
      })),
    )
    .execute();
}

/** Keeps the highest number of a day. */
export async function raiseFigure(db: Executor, row: FigureDayRow): Promise<void> {
  await db
    .insertInto('figure_days')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'name'])
        .doUpdateSet({ value: row.value })
        .where('figure_days.value', '<', row.value),
    )
    .execute();
}

export type Untallied = {
  id: string;
  user_id: string;
  kind: string;
  local_day: string;
  overall_score: number;
  palette: string;
  result: string | null;
};

export function listUntallied(db: Executor, limit: number): Promise<Untallied[]> {
  return db
    .selectFrom('analyses')
    .innerJoin('users', 'users.id', 'analyses.user_id')
    .leftJoin('analysis_details', 'analysis_details.analysis_id', 'analyses.id')
    .select(['analyses.id', 'analyses.user_id', 'users.kind', 'analyses.local_day'])
    .select(['analyses.overall_score', 'analyses.palette', 'analysis_details.result'])
    .where('analyses.tallied', '=', 0)
    .orderBy('analyses.id')
    .limit(limit)
    .execute();
}

export function countUntallied(db: Executor): Promise<number> {
  return counted(
    db
      .selectFrom('analyses')
      .select((select) => select.fn.countAll().as('count'))
      .where('tallied', '=', 0),
  );
}

export async function markTallied(db: Executor, ids: string[]): Promise<void> {
  await db.updateTable('analyses').set({ tallied: 1 }).where('id', 'in', ids).execute();
}

export async function addActivity(db: Executor, rows: { day: string; user_id: string }[]): Promise<void> {
  await db
    .insertInto('activity_days')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function addTraits(db: Executor, rows: TraitDayRow[]): Promise<void> {
  await db
    .insertInto('trait_days')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'kind', 'value']).doUpdateSet((row) => ({
        analyses: row('trait_days.analyses', '+', row.ref('excluded.analyses')),
      })),
    )
    .execute();
}

export async function noteTraitPeople(db: Executor, rows: TraitPersonRow[]): Promise<void> {
  await db
    .insertInto('trait_people')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'kind', 'value'])
        .doUpdateSet((row) => ({ last_day: row.ref('excluded.last_day') }))
        .where((row) => row('trait_people.last_day', '<', row.ref('excluded.last_day'))),
    )
    .execute();
}

export type TraitCount = { kind: string; value: string; count: number };

export async function countTraits(db: Executor, { from, to }: Days): Promise<TraitCount[]> {
  const rows = await db
    .selectFrom('trait_days')
    .select(['kind', 'value'])
    .select((select) => select.fn.sum('analyses').as('count'))
    .where('day', '>=', from ?? firstDay)
    .where('day', '<=', to)
    .groupBy(['kind', 'value'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** On how many people each trait was seen since a day. */
export async function countTraitPeople(db: Executor, from: string | undefined): Promise<TraitCount[]> {
  const rows = await db
    .selectFrom('trait_people')
    .select(['kind', 'value'])
    .select((select) => select.fn.countAll().as('count'))
    .where('last_day', '>=', from ?? firstDay)
    .groupBy(['kind', 'value'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export async function storedBytes(db: Executor): Promise<number> {
  const row = await db
    .selectFrom('stored_files')
    .select((select) => select.fn.sum('bytes').as('sum'))
    .executeTakeFirst();
  return Number(row?.sum ?? 0);
}

export async function readSetting(db: Executor, key: string): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

export async function saveSetting(db: Executor, key: string, value: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

export async function forgetActivityBefore(db: Executor, day: string): Promise<void> {
  await db.deleteFrom('activity_days').where('day', '<', day).execute();
}
