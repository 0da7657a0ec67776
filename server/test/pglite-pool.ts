import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient } from 'kysely';

/** PostgreSQL inside the process, for machines without its programs: one connection, handed out in turn. */
export async function openPglitePool(): Promise<PostgresPool> {
  const server = await PGlite.create();
  let turn: Promise<void> = Promise.resolve();

  const query = async (text: string, parameters: readonly unknown[] = []) => {
    const { rows, affectedRows } = await server.query(text, [...parameters]);
    return { command: commandOf(text), rowCount: affectedRows ?? rows.length, rows };
  };

  return {
    async connect() {
      const before = turn;
      const held = Promise.withResolvers<void>();
      turn = held.promise;
      await before;
      return { query, release: () => held.resolve() } as unknown as PostgresPoolClient;
    },
    end: () => server.close(),
  } as PostgresPool;
}

function commandOf(text: string): string {
  return text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? '';
}
