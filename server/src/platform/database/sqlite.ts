import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type LogConfig, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { AppError } from '../app-error.ts';
import type { Tables } from './schema.ts';

const cachedStatements = 300;

/** Makes room after a full disk; answers whether there is any. */
export type MakeRoom = () => boolean;

const sqliteFull = 13;

export function isFull(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === sqliteFull;
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

/** A single statement that finds no space is repeated once room was made; a transaction is repeated as a whole. */
function sparing(database: DatabaseSync, statement: SqliteStatement, makeRoom: MakeRoom): SqliteStatement {
  const twice = <T>(act: () => T): T => {
    const isAlone = !database.isTransaction;
    try {
      return act();
    } catch (error) {
      if (!isAlone || !isFull(error) || !makeRoom()) throw error;
      return act();
    }
  };
  return {
    ...statement,
    all: (parameters) => twice(() => statement.all(parameters)),
    run: (parameters) => twice(() => statement.run(parameters)),
  };
}

function adapt(database: DatabaseSync, makeRoom: MakeRoom): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = sparing(database, adaptStatement(database.prepare(text)), makeRoom);
      const oldest = statements.keys().next().value;
      if (statements.size >= cachedStatements && oldest !== undefined) statements.delete(oldest);
      statements.set(text, statement);
      return statement;
    },
  };
}

/** SQLite says what is wrong, and not with which file. */
function open(file: string, readOnly: boolean): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { readOnly, timeout: 5000 });
    if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    database.exec('PRAGMA foreign_keys = ON;');
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const advice = 'Check DATA_DIR, whose file it is, and whether its disk can be written.';
    throw new AppError('unavailable', `${file} cannot be opened (${reason}). ${advice}`, { cause: error });
  }
}

function connect(file: string, readOnly: boolean, log: LogConfig, makeRoom: MakeRoom): Kysely<Tables> {
  const database = open(file, readOnly);
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database, makeRoom) }), log });
}

/** One connection that writes and one that only reads, so that a reader never sees half a transaction. */
export function openSqlite(
  file: string,
  log: LogConfig,
  makeRoom: MakeRoom,
): { read: Kysely<Tables>; write: Kysely<Tables> } {
  const write = connect(file, false, log, makeRoom);
  return { write, read: connect(file, true, log, makeRoom) };
}
