import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type LogConfig, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type { Pool, PoolConfig } from 'pg';
import { AppError } from '../app-error.ts';
import { migrate, type TableState, tableState } from './migrate.ts';
import type { Tables } from './schema.ts';
import { isFull, type MakeRoom, openSqlite } from './sqlite.ts';

export type Executor = Kysely<Tables>;

export type Database = {
  kind: 'sqlite' | 'postgres';
  /** For single reads outside a transaction. */
  read: Executor;
  /** For single statements that write. */
  write: Executor;
  /** All or nothing. Nothing but SQL may be awaited inside; the work may run again after a conflict. */
  transaction<T>(work: (transaction: Executor) => Promise<T>): Promise<T>;
  /** Of a pool; absent where there is none. */
  connections?: { waiting(): number };
  ping(): Promise<void>;
  /** Brings the tables to the latest form; answers which steps that took. Throws as `tableState` does. */
  migrate(): Promise<string[]>;
  /** Throws `conflict` for tables of a later version. */
  tableState(): Promise<TableState>;
  close(): Promise<void>;
};

/** With growing pauses of together some two seconds. */
const attempts = 8;

async function allOrNothing<T>(
  connection: Executor,
  work: (transaction: Executor) => Promise<T>,
): Promise<T> {
  await sql`begin immediate`.execute(connection);
  try {
    const result = await work(connection);
    await sql`commit`.execute(connection);
    return result;
  } catch (error) {
    // After a full disk SQLite has rolled back on its own, and says so.
    await sql`rollback`.execute(connection).catch(() => undefined);
    throw translated(error);
  }
}

function sqliteDatabase(file: string, log: LogConfig, makeRoom: MakeRoom): Database {
  const { read, write } = openSqlite(file, log, makeRoom);
  const transaction = <T>(work: (transaction: Executor) => Promise<T>) =>
    write.connection().execute((connection) =>
      allOrNothing(connection, work).catch((error: unknown) => {
        if (!isFull(error) || !makeRoom()) throw error;
        return allOrNothing(connection, work);
      }),
    );
  return {
    kind: 'sqlite',
    read,
    write,
    transaction,
    ping: async () => void (await sql`select 1`.execute(read)),
    // By itself Kysely would write each of some two hundred statements to the disk before the next.
    migrate: () => transaction(migrate),
    tableState: () => tableState(write),
    close: async () => {
      await read.destroy();
      await write.destroy();
    },
  };
}

/**
 * A connection that breaks is replaced on next use, and its holder learns of it from the next statement. Without
 * listeners it would end the process: of the pool while it is idle, of its own between two statements. The library is
 * loaded only where there is such a database.
 */
async function openPool(config: PoolConfig): Promise<Pool> {
  const { Pool } = await import('pg');
  const pool = new Pool({ connectionTimeoutMillis: 10_000, ...config });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Waiting for another replica's migrations, or an index over millions of rows, takes as long as it takes. */
async function migratePatiently(url: string): Promise<string[]> {
  const pool = await openPool({ connectionString: url, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    return await migrate(db);
  } finally {
    await db.destroy();
  }
}

function postgresDatabase(
  pool: PostgresPool | (() => Promise<PostgresPool>),
  log: LogConfig,
  own: Pick<Database, 'connections'> & Partial<Pick<Database, 'migrate'>> = {},
): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log });
  const serializable = <T>(work: (transaction: Executor) => Promise<T>) =>
    db.transaction().setIsolationLevel('serializable').execute(work);
  return {
    kind: 'postgres',
    read: db,
    write: db,
    transaction: async (work) => {
      for (let attempt = 1; ; attempt++) {
        try {
          return await serializable(work);
        } catch (error) {
          if (attempt >= attempts || !isSerializationFailure(error)) throw translated(error);
          await sleep(2 ** attempt * 5 * (0.5 + Math.random()));
        }
      }
    },
    ping: async () => void (await sql`select 1`.execute(db)),
    migrate: () => migrate(db),
    tableState: () => tableState(db),
    close: () => db.destroy(),
    ...own,
  };
}

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  return 'errcode' in error ? error.errcode : 'code' in error ? error.code : undefined;
}

function isSerializationFailure(error: unknown): boolean {
  const code = codeOf(error);
  return code === '40001' || code === '40P01';
}

/** SQLite: extended codes of UNIQUE and PRIMARY KEY. PostgreSQL: unique_violation. */
const uniqueViolations = new Set<unknown>([2067, 1555, '23505']);

/** A unique violation as `conflict`; anything else as it came. */
export function translated(error: unknown): unknown {
  if (!uniqueViolations.has(codeOf(error))) return error;
  return new AppError('conflict', 'This already exists', { cause: error });
}

/** `connections` is how many a process may hold at a time. */
export type DatabaseLocation =
  | { file: string }
  | { url: string; connections?: number }
  | { pool: PostgresPool };

const defaultConnections = 10;

/** `makeRoom` is asked when the disk under an embedded database is full. */
export function openDatabase(
  location: DatabaseLocation,
  log: LogConfig,
  makeRoom: MakeRoom = () => false,
): Database {
  if ('file' in location) return sqliteDatabase(location.file, log, makeRoom);
  if ('pool' in location) return postgresDatabase(location.pool, log);
  const { url, connections = defaultConnections } = location;
  let pool: Pool | undefined;
  const open = async () => {
    pool = await openPool({
      connectionString: url,
      max: connections,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    });
    return pool;
  };
  return postgresDatabase(open, log, {
    connections: { waiting: () => pool?.waitingCount ?? 0 },
    migrate: () => migratePatiently(url),
  });
}
