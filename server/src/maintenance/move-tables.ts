import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, Executor } from '../platform/database/database.ts';
import { isMissingReference } from '../platform/database/violations.ts';

type Row = Record<string, unknown>;
/** A table as both sides have it; `key` is its primary key, by which it is read a page at a time. */
type MovedTable = { name: string; columns: string[]; key: string[] };
/** How many rows a table has and a sum over all of them, whatever their order. */
type Digest = { rows: number; sum: string };

const pageRows = 500;
/** Below what either database takes in one statement. */
const mostParameters = 30_000;

async function keyOf(database: Database, table: string): Promise<string[]> {
  const { rows } = await (database.kind === 'sqlite'
    ? sql<{ name: string }>`select name from pragma_table_info(${table}) where pk > 0 order by pk`
    : sql<{ name: string }>`select a.attname as name from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
        where i.indrelid = ${table}::regclass and i.indisprimary
        order by array_position(i.indkey::int2[], a.attnum)`
  ).execute(database.read);
  return rows.map(({ name }) => name);
}

/** Every table but the record of migrations, which the destination keeps for itself. */
export async function tablesOf(database: Database): Promise<MovedTable[]> {
  const found = await database.read.introspection.getTables();
  const tables = found.filter(({ isView }) => !isView).sort((a, b) => (a.name < b.name ? -1 : 1));
  return Promise.all(
    tables.map(async ({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name).sort(),
      key: await keyOf(database, name),
    })),
  );
}

const named = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

async function* pagesOf(database: Database, { name, columns, key }: MovedTable): AsyncGenerator<Row[]> {
  if (key.length === 0) throw new Error(`The table ${name} has no primary key`);
  let last: Row | undefined;
  do {
    const after = last
      ? sql`where (${named(key)}) > (${sql.join(key.map((column) => last?.[column]))})`
      : sql``;
    const page = await sql<Row>`select ${named(columns)} from ${sql.table(name)} ${after}
      order by ${named(key)} limit ${pageRows}`.execute(database.read);
    if (page.rows.length > 0) yield page.rows;
    last = page.rows.length === pageRows ? page.rows.at(-1) : undefined;
  } while (last);
}

/** Drivers tell the same number as a number, a big one or a text. */
function plain(value: unknown): string | null {
  return value === null || value === undefined ? null : String(value);
}

export async function digestOf(database: Database, table: MovedTable): Promise<Digest> {
  let rows = 0;
  let sum = 0n;
  for await (const page of pagesOf(database, table))
    for (const row of page) {
      const text = JSON.stringify(table.columns.map((column) => plain(row[column])));
      sum += BigInt(`0x${createHash('sha256').update(text).digest('hex').slice(0, 32)}`);
      rows++;
    }
  return { rows, sum: sum.toString(16) };
}

async function insert(db: Executor, { name, columns }: MovedTable, rows: readonly Row[]): Promise<void> {
  const atOnce = Math.max(1, Math.floor(mostParameters / columns.length));
  for (let start = 0; start < rows.length; start += atOnce) {
    const values = rows
      .slice(start, start + atOnce)
      .map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
    await sql`insert into ${sql.table(name)} (${named(columns)}) values ${sql.join(values)}`.execute(db);
  }
}

/** Puts the rows of a table in the place of what the destination has there. Answers false where another one must come first. */
async function copy(from: Database, to: Database, table: MovedTable): Promise<boolean> {
  await sql`delete from ${sql.table(table.name)}`.execute(to.write);
  try {
    for await (const page of pagesOf(from, table))
      await to.transaction((transaction) => insert(transaction, table, page));
    return true;
  } catch (error) {
    if (isMissingReference(error)) return false;
    throw error;
  }
}

const isSame = (one: Digest, other: Digest) => one.rows === other.rows && one.sum === other.sum;

/**
 * Copies every table until both sides have the same rows, and answers what they have. A table that is the same already
 * is left alone, so a copy that was broken off goes on. Those that refer to others come after them: one that is refused
 * is tried again in the next round.
 */
export async function moveTables(
  from: Database,
  to: Database,
  say: (line: string) => void,
): Promise<Map<string, Digest>> {
  const tables = await tablesOf(from);
  const digests = new Map<string, Digest>();
  for (const table of tables) digests.set(table.name, await digestOf(from, table));
  const wanted = ({ name }: MovedTable) => digests.get(name) ?? { rows: 0, sum: '0' };
  for (let round = 0; round <= tables.length; round++) {
    const open: MovedTable[] = [];
    for (const table of tables) if (!isSame(wanted(table), await digestOf(to, table))) open.push(table);
    if (open.length === 0) return digests;
    for (const table of open)
      if (await copy(from, to, table)) say(`  ${table.name}: ${wanted(table).rows} rows`);
  }
  throw new Error('The tables did not come to be the same; is somebody still writing?');
}
