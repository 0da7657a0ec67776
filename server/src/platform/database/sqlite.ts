import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type LogConfig, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import type { Tables } from './schema.ts';

const cachedStatements = 300;

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(text) {
      const known = statements.get(text);
      if (known) return known;
      const statement = adaptStatement(database.prepare(text));
      const oldest = statements.keys().next().value;
      if (statements.size >= cachedStatements && oldest !== undefined) statements.delete(oldest);
      statements.set(text, statement);
      return statement;
    },
  };
}

function connect(file: string, readOnly: boolean, log: LogConfig): Kysely<Tables> {
  const database = new DatabaseSync(file, { readOnly, timeout: 5000 });
  if (!readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  database.exec('PRAGMA foreign_keys = ON;');
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: adapt(database) }), log });
}

/** One connection that writes and one that only reads, so that a reader never sees half a transaction. */
export function openSqlite(file: string, log: LogConfig): { read: Kysely<Tables>; write: Kysely<Tables> } {
  const write = connect(file, false, log);
  return { write, read: connect(file, true, log) };
}
