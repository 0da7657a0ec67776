import type { ApiTokenRow } from '../../../platform/database/account-rows.ts';
import type { Executor } from '../../../platform/database/database.ts';
import type { UserRow } from '../../../platform/database/schema.ts';

export type TokenUser = Pick<
  UserRow,
  'role' | 'kind' | 'pro' | 'blocked' | 'trial_ends_at' | 'time_zone' | 'access_renewed_at'
> &
  Pick<ApiTokenRow, 'user_id' | 'scopes' | 'last_used_at'> & { token_expires_at: string | null };

export function findHolder(db: Executor, tokenHash: string): Promise<TokenUser | undefined> {
  return db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.user_id', 'api_tokens.scopes', 'api_tokens.last_used_at'])
    .select('api_tokens.expires_at as token_expires_at')
    .select([
      'users.role',
      'users.kind',
      'users.pro',
      'users.blocked',
      'users.trial_ends_at',
      'users.time_zone',
      'users.access_renewed_at',
    ])
    .where('api_tokens.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function noteUse(db: Executor, tokenHash: string, now: string): Promise<void> {
  await db.updateTable('api_tokens').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
}

export function listTokens(db: Executor, userId: string): Promise<ApiTokenRow[]> {
  return db
    .selectFrom('api_tokens')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertToken(db: Executor, row: ApiTokenRow): Promise<void> {
  await db.insertInto('api_tokens').values(row).execute();
}

export async function deleteToken(db: Executor, userId: string, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('api_tokens')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

export async function deleteTokensOf(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('api_tokens').where('user_id', '=', userId).execute();
}
