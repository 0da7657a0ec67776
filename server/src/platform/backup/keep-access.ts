import type { DatabaseSync } from 'node:sqlite';
import type { AccessEntry } from './access-log.ts';

type Run = (sql: string, ...values: (string | number)[]) => void;

const webhooksStopped = 'A backup was restored, and this was switched off after it was made';

/** Which columns a backup's table of people has; one of an early version lacks some. */
type Columns = ReadonlySet<string>;

function endAll(run: Run, { user, ended, at }: AccessEntry, columns: Columns): void {
  if (!ended) return;
  run(
    'delete from api_tokens where user_id = ? and id not in (select value from json_each(?))',
    user,
    JSON.stringify(ended.keptTokens),
  );
  run(
    'update passkeys set needs_password = 1 where user_id = ? and id not in (select value from json_each(?))',
    user,
    JSON.stringify(ended.keptPasskeys),
  );
  run('update webhooks set active = 0, stopped = ? where user_id = ? and active = 1', webhooksStopped, user);
  if (!ended.keptFeed) run('delete from calendar_feeds where user_id = ?', user);
  if (!ended.keptProvider && columns.has('oidc_linked_at'))
    run(
      'update users set oidc_subject = null, oidc_linked_at = null where id = ? and oidc_linked_at is not null',
      user,
    );
  if (columns.has('access_renewed_at')) run('update users set access_renewed_at = ? where id = ?', at, user);
}

/** Recovery codes that were used since are used, and an authenticator app that was removed or replaced is gone. */
function keepSecondFactor(run: Run, { user, secondFactor }: AccessEntry): void {
  if (secondFactor === undefined) return;
  run('delete from second_factors where user_id = ?', user);
  if (!secondFactor) return;
  const { secret, recovery_hash_list, last_step, confirmed_at } = secondFactor;
  run(
    'insert into second_factors (user_id, secret, recovery_hash_list, last_step, confirmed_at) select id, ?, ?, ?, ? from users where id = ?',
    secret,
    recovery_hash_list,
    last_step,
    confirmed_at,
    user,
  );
}

function apply(run: Run, entry: AccessEntry, columns: Columns): void {
  const { user, endedToken, endedFeed, passwordHash, blocked, role, deleted } = entry;
  const { endedPasskey, endedPasskeys, endedProvider, stoppedWebhook } = entry;
  endAll(run, entry, columns);
  keepSecondFactor(run, entry);
  if (endedPasskey) run('delete from passkeys where user_id = ? and id = ?', user, endedPasskey);
  if (endedPasskeys) run('delete from passkeys where user_id = ?', user);
  if (endedProvider && columns.has('oidc_subject'))
    run('update users set oidc_subject = null where id = ?', user);
  if (endedToken) run('delete from api_tokens where user_id = ? and id = ?', user, endedToken);
  // A deleted one is there again, with its address in sight, and sends nothing.
  if (stoppedWebhook)
    run(
      'update webhooks set active = 0, stopped = ? where user_id = ? and id = ?',
      webhooksStopped,
      user,
      stoppedWebhook,
    );
  if (endedFeed) run('delete from calendar_feeds where user_id = ?', user);
  if (passwordHash) run('update users set password_hash = ? where id = ?', passwordHash, user);
  if (blocked !== undefined)
    run('update users set blocked = cast(? as integer) where id = ?', blocked ? '1' : '0', user);
  if (role) run('update users set role = ? where id = ?', role, user);
  if (deleted) run('delete from users where id = ?', user);
}

/**
 * Makes a restored database let in nobody who is kept out today: what was noted since the backup is done to it again,
 * and sessions and mailed links of that time end, since nobody can tell which of them were ended later.
 */
export function keepAccess(database: DatabaseSync, since: readonly AccessEntry[]): void {
  const tables = new Set(
    database
      .prepare("select name from sqlite_master where type = 'table'")
      .all()
      .map(({ name }) => String(name)),
  );
  const columns: Columns = new Set(
    database
      .prepare("select name from pragma_table_info('users')")
      .all()
      .map(({ name }) => String(name)),
  );
  /** A backup of an early version lacks tables that came later, and with them what could be ended in them. */
  const run: Run = (sql, ...values) => {
    const table = /^(?:delete from|update|insert into) (\w+)/.exec(sql)?.[1];
    if (table && tables.has(table)) database.prepare(sql).run(...values);
  };
  run('delete from sessions');
  run('delete from one_time_secrets');
  for (const entry of since) apply(run, entry, columns);
}
