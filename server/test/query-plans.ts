import { CompiledQuery } from 'kysely';
import type { Database, Executor } from '../src/platform/database/database.ts';

/** What a plan reads from one end to the other; `index` where it is an index that is read so. */
export type Scan = { table: string; index: string | undefined };

/** `steps` counts what the database would do: a plan without any was not read. */
export type Plan = { steps: number; scans: Scan[] };

async function rowsOf(db: Executor, text: string, parameters: readonly unknown[]): Promise<unknown[]> {
  return (await db.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows;
}

/** SQLite: `SEARCH` goes down a tree, `SCAN` reads all of it. */
async function sqliteScans(db: Executor, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const rows = (await rowsOf(db, `explain query plan ${sql}`, parameters)) as { detail: string }[];
  const scans = rows.flatMap(({ detail }) => {
    const [, table, index] = /^SCAN ([a-z]\w*)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    return table === undefined ? [] : [{ table, index }];
  });
  return { steps: rows.length, scans };
}

type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
};

function scansBelow(node: PlanNode): Scan[] {
  const below = (node.Plans ?? []).flatMap(scansBelow);
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index, 'Index Cond': condition } = node;
  if (table === undefined) return below;
  if (type === 'Seq Scan') return [{ table, index: undefined }, ...below];
  if (type.startsWith('Index') && condition === undefined) return [{ table, index }, ...below];
  return below;
}

async function postgresScans(db: Executor, { sql, parameters }: CompiledQuery): Promise<Plan> {
  const [row] = (await rowsOf(db, `explain (format json) ${sql}`, parameters)) as {
    'QUERY PLAN': { Plan: PlanNode }[];
  }[];
  const plans = row?.['QUERY PLAN'] ?? [];
  return { steps: plans.length, scans: plans.flatMap((plan) => scansBelow(plan.Plan)) };
}

/** Analyses enough that the planner tells an index of few rows from one of all; gone with the transaction. */
async function addManyAnalyses(db: Executor): Promise<void> {
  const own: Record<string, string> = {
    id: `'many' || n`,
    described: '1',
    tallied: '1',
    deleted_at: 'null',
  };
  const columns = (await rowsOf(
    db,
    "select column_name as name from information_schema.columns where table_name = 'analyses'",
    [],
  )) as { name: string }[];
  const names = columns.map(({ name }) => name);
  const values = names.map((name) => own[name] ?? name);
  await rowsOf(
    db,
    `insert into analyses (${names.join(', ')}) select ${values.join(', ')}
     from (select * from analyses limit 1) as one, generate_series(1, 3000) as n`,
    [],
  );
  await rowsOf(db, 'analyze analyses', []);
}

/**
 * What each statement would read as a whole. On PostgreSQL with sequential scans made dear: what remains of them is what
 * no index can answer, however small the tables of the test are.
 */
export async function scansOf(
  database: Database,
  statements: readonly CompiledQuery[],
): Promise<({ sql: string } & Plan)[]> {
  const found: ({ sql: string } & Plan)[] = [];
  await database.write.connection().execute(async (connection) => {
    const postgres = database.kind === 'postgres';
    await rowsOf(connection, 'begin', []);
    if (postgres) {
      await rowsOf(connection, 'set local enable_seqscan = off', []);
      await addManyAnalyses(connection);
    }
    for (const statement of statements) {
      const { steps, scans } = await (postgres ? postgresScans : sqliteScans)(connection, statement);
      found.push({ sql: statement.sql, steps, scans });
    }
    await rowsOf(connection, 'rollback', []);
  });
  return found;
}
