import type { Executor } from '../../platform/database/database.ts';
import type { GoogleConnectionRow } from '../../platform/database/planning-rows.ts';

export function findConnection(db: Executor, userId: string): Promise<GoogleConnectionRow | undefined> {
  return db.selectFrom('google_connections').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveConnection(db: Executor, row: GoogleConnectionRow): Promise<void> {
  const { user_id: _, ...columns } = row;
  await db
    .insertInto('google_connections')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute();
}

/** Renewed tokens of a connection that still has the ones they were made from. */
export async function replaceTokens(
  db: Executor,
  { user_id, tokens }: Pick<GoogleConnectionRow, 'user_id' | 'tokens'>,
  renewed: Pick<GoogleConnectionRow, 'tokens' | 'expires_at'>,
): Promise<void> {
  await db
    .updateTable('google_connections')
    .set(renewed)
    .where('user_id', '=', user_id)
    .where('tokens', '=', tokens)
    .execute();
}

/** Removes a connection; with `tokens` only if it still has those. */
export async function deleteConnection(db: Executor, userId: string, tokens?: string): Promise<void> {
  const all = db.deleteFrom('google_connections').where('user_id', '=', userId);
  await (tokens === undefined ? all : all.where('tokens', '=', tokens)).execute();
}
