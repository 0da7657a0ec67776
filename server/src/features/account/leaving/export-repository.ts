import type { Holdings } from '@drape/contract/account/account-settings';
import type { Executor } from '../../../platform/database/database.ts';

export type ExportedTable = { name: string; rows: Record<string, unknown>[] };

/** What no copy may hold: keys with which somebody could sign in, and marks that only the server understands. */
const secret = /(^|_)(hash|secret|token|password)(_|$)|^(secret_hash|password_hash|oidc_subject|.*_key)$/;
const kept = new Set(['original_key', 'thumbnail_key', 'photo_key', 'cutout_key', 'cutout_thumbnail_key']);
/** Tables that speak of somebody but hold nothing of theirs. */
const inward = new Set(['stored_files', 'one_time_secrets', 'trait_people', 'user_stats']);

function readable(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

function plain(row: Record<string, unknown>): Record<string, unknown> {
  const shown = Object.entries(row).filter(([name]) => kept.has(name) || !secret.test(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, readable(value)]));
}

/**
 * Every row of every table that belongs to a user. Tables are asked for, not listed, so that no feature can be
 * forgotten: whatever has a column `user_id` is theirs.
 */
export async function* exportedTables(db: Executor, userId: string): AsyncGenerator<ExportedTable> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).execute();
  yield { name: 'account', rows: user.map(plain) };
  const tables = await db.introspection.getTables();
  const owned = tables.filter(
    ({ name, columns }) => !inward.has(name) && columns.some((column) => column.name === 'user_id'),
  );
  for (const { name } of owned.sort((x, y) => (x.name < y.name ? -1 : 1))) {
    const rows = await db
      .selectFrom(name as 'preferences')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    yield { name, rows: rows.map(plain) };
  }
}

export function listFiles(db: Executor, userId: string): Promise<{ key: string; bytes: number }[]> {
  return db
    .selectFrom('stored_files')
    .select(['key', 'bytes'])
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('key')
    .execute();
}

type Counted = { count: unknown };

export async function holdingsOf(db: Executor, userId: string): Promise<Holdings> {
  const count = async (table: 'analyses' | 'wardrobe_items' | 'calendar_events' | 'outfit_plans') => {
    const row: Counted = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  const files = await listFiles(db, userId);
  return {
    analyses: await count('analyses'),
    items: await count('wardrobe_items'),
    events: await count('calendar_events'),
    outfits: await count('outfit_plans'),
    files: files.length,
    bytes: files.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
