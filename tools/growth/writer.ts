import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Add, Details, Row, Table } from './rows.ts';

/** The details of a real analysis, and what its photo takes in the store. */
export type Made = Details & { bytes: number };

/** Writes rows by the thousand beside the running product. */
export type Writer = {
  /** All rows that `fill` adds, in one transaction. Rows that are there already stay as they are. */
  write(fill: (add: Add) => void): Promise<void>;
  /** Updates the database's statistics, as it does by itself in time. */
  analyze(): Promise<void>;
  bytes(): Promise<number>;
  /** The details of the one analysis that was really made. */
  madeDetails(): Promise<Made>;
  columns(table: string): Promise<string[]>;
  run(statement: string): Promise<void>;
  close(): Promise<void>;
};

const details =
  'select result, look, (select sum(bytes) from stored_files) as bytes from analysis_details limit 1';

/** SQLite: one prepared statement for each table. */
export function sqliteWriter(file: string): Writer {
  const database = new DatabaseSync(file, { timeout: 60_000 });
  database.exec('pragma synchronous = off');
  const statements = new Map<Table, StatementSync>();
  const add: Add = (table, row) => {
    const names = Object.keys(row);
    const known =
      statements.get(table) ??
      database.prepare(
        `insert or ignore into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`,
      );
    statements.set(table, known);
    known.run(...Object.values(row));
  };
  return {
    async write(fill) {
      database.exec('begin immediate');
      fill(add);
      database.exec('commit');
    },
    async analyze() {
      database.exec('analyze; pragma wal_checkpoint(truncate)');
    },
    async bytes() {
      const { size } = database
        .prepare('select page_count * page_size as size from pragma_page_count(), pragma_page_size()')
        .get() as { size: number };
      return size;
    },
    async madeDetails() {
      return database.prepare(details).get() as Made;
    },
    async columns(table) {
      const rows = database.prepare('select name from pragma_table_info(?)').all(table);
      return rows.map(({ name }) => String(name));
    },
    async run(statement) {
      database.exec(statement);
    },
    async close() {
      database.close();
    },
  };
}

const rowsAtOnce = 2000;

/** PostgreSQL: a thousand rows a statement, handed over as one JSON value. */
export async function postgresWriter(url: string): Promise<Writer> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const insert = (table: Table, rows: Row[]) => {
    const names = Object.keys(rows[0] ?? {}).join(', ');
    return client.query(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1) on conflict do nothing`,
      [JSON.stringify(rows)],
    );
  };
  return {
    async write(fill) {
      const waiting = new Map<Table, Row[]>();
      fill((table, row) => {
        const rows = waiting.get(table) ?? [];
        rows.push(row);
        waiting.set(table, rows);
      });
      await client.query('begin');
      for (const [table, rows] of waiting)
        for (let first = 0; first < rows.length; first += rowsAtOnce)
          await insert(table, rows.slice(first, first + rowsAtOnce));
      await client.query('commit');
    },
    analyze: async () => void (await client.query('vacuum analyze')),
    async bytes() {
      const { rows } = await client.query('select pg_database_size(current_database()) as size');
      return Number(rows[0].size);
    },
    async madeDetails() {
      const { rows } = await client.query<Made>(details);
      const [made] = rows;
      if (!made) throw new Error('There is no analysis');
      return made;
    },
    async columns(table) {
      const { rows } = await client.query<{ column_name: string }>(
        'select column_name from information_schema.columns where table_name = $1',
        [table],
      );
      return rows.map((row) => row.column_name);
    },
    run: async (statement) => void (await client.query(statement)),
    close: () => client.end(),
  };
}
