import type { Executor } from '../../platform/database/database.ts';
import { deleteSessionsOf } from './repository.ts';
import { suspendPasskeys } from './second-factor/passkey-repository.ts';

/**
 * What of the ways in stays open: a session by the hash of its token, tokens and passkeys by id, the calendar's address,
 * the identity provider.
 */
export type KeptAccess = {
  sessionHash?: string;
  tokens?: readonly string[];
  passkeys?: readonly string[];
  feed?: boolean;
  provider?: boolean;
};

/** What was ended; tokens and passkeys by their names. */
export type EndedAccess = {
  sessions: number;
  tokens: string[];
  passkeys: string[];
  feed: boolean;
  provider: boolean;
};

async function endTokens(db: Executor, userId: string, kept: readonly string[]): Promise<string[]> {
  const all = await db
    .selectFrom('api_tokens')
    .select(['id', 'name'])
    .where('user_id', '=', userId)
    .execute();
  const ended = all.filter(({ id }) => !kept.includes(id));
  const ids = ended.map(({ id }) => id);
  if (ids.length > 0)
    await db.deleteFrom('api_tokens').where('user_id', '=', userId).where('id', 'in', ids).execute();
  return ended.map(({ name }) => name).sort();
}

async function endFeed(db: Executor, userId: string): Promise<boolean> {
  const result = await db.deleteFrom('calendar_feeds').where('user_id', '=', userId).executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** A connection by the address stays: the provider vouches for it at every sign-in, and would connect it again. */
async function endProviderLink(db: Executor, userId: string): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set({ oidc_subject: null, oidc_linked_at: null })
    .where('id', '=', userId)
    .where('oidc_linked_at', 'is not', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Messages go nowhere until the person has looked at where they go. */
async function pauseWebhooks(db: Executor, userId: string): Promise<void> {
  await db
    .updateTable('webhooks')
    .set({ active: 0, stopped: 'Everything that opens your account was ended' })
    .where('user_id', '=', userId)
    .where('active', '=', 1)
    .execute();
}

/**
 * Ends every way into an account but the password: sessions, personal tokens, the address of the calendar, links that
 * were mailed, and addresses of photos and exports, which are signed with the moment of this. Passkeys stay, but open the
 * account only together with the password until they were used that way once: a stranger who added one and does not know the
 * password is out, and the owner keeps theirs. An identity provider that was connected by hand is disconnected. Webhooks
 * are switched off.
 */
export async function endAccess(
  db: Executor,
  userId: string,
  now: Date,
  kept: KeptAccess = {},
): Promise<EndedAccess> {
  const ended = {
    sessions: await deleteSessionsOf(db, userId, kept.sessionHash),
    tokens: await endTokens(db, userId, kept.tokens ?? []),
    passkeys: await suspendPasskeys(db, userId, kept.passkeys ?? []),
    feed: kept.feed !== true && (await endFeed(db, userId)),
    provider: kept.provider !== true && (await endProviderLink(db, userId)),
  };
  await db.deleteFrom('one_time_secrets').where('user_id', '=', userId).execute();
  await pauseWebhooks(db, userId);
  await db
    .updateTable('users')
    .set({ access_renewed_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
  return ended;
}
