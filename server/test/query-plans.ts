import { CompiledQuery } from 'kysely';
import type { Database, Executor } from '../src/platform/database/database.ts';

/** What a plan reads from one end to the other; `index` where it is an index that is read so. */
export type Scan = { table: string; index: string | undefined };

async function rowsOf(db: Executor, text: string, parameters: readonly unknown[]): Promise<unknown[]> {
  return (await db.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows;
}

/** SQLite: `SEARCH` goes down a tree, `SCAN` reads all of it. */
async function sqliteScans(db: Executor, { sql, parameters }: CompiledQuery): Promise<Scan[]> {
  const rows = (await rowsOf(db, `explain query plan ${sql}`, parameters)) as { detail: string }[];
  return rows.flatMap(({ detail }) => {
    const [, table, index] = /^SCAN ([a-z]\w*)(?: USING (?:COVERING )?INDEX (\w+))?/.exec(detail) ?? [];
    return table === undefined ? [] : [{ table, index }];
  });
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

async function postgresScans(db: Executor, { sql, parameters }: CompiledQuery): Promise<Scan[]> {
  const [row] = (await rowsOf(db, `explain (format json) ${sql}`, parameters)) as {
    'QUERY PLAN': { Plan: PlanNode }[];
  }[];
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => scansBelow(Plan));
}

/**
 * What each statement would read as a whole. On PostgreSQL with sequential scans made dear: what remains of them is what
 * no index can answer, however small the tables of the test are.
 */
export async function scansOf(
  database: Database,
  statements: readonly CompiledQuery[],
): Promise<{ sql: string; scans: Scan[] }[]> {
  const found: { sql: string; scans: Scan[] }[] = [];
  await database.write.connection().execute(async (connection) => {
    const postgres = database.kind === 'postgres';
    if (postgres) await rowsOf(connection, 'set enable_seqscan = off', []);
    for (const statement of statements) {
      const scans = await (postgres ? postgresScans : sqliteScans)(connection, statement);
      found.push({ sql: statement.sql, scans });
    }
    if (postgres) await rowsOf(connection, 'reset enable_seqscan', []);
  });
  return found;
}
