import type { UserFilter } from '@drape/contract/admin/admin-options';
import { type ExpressionBuilder, sql } from 'kysely';
import type { AuditRow, UpgradeRequestRow } from '../../platform/database/admin-rows.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { Tables, UserRow } from '../../platform/database/schema.ts';

export type UserQuery = {
  /** Folded as the keys are. */
  search: string;
  filter: UserFilter;
  now: string;
  /** Whether plans are switched off, so that everybody has Pro. */
  everybodyPro: boolean;
};

type UserExpression = ExpressionBuilder<Tables, 'users'>;

function matchesFilter(eb: UserExpression, { filter, now, everybodyPro }: UserQuery) {
  const hasPro = everybodyPro ? eb('blocked', '>=', 0) : eb.or([eb('pro', '=', 1), eb('role', '=', 'admin')]);
  const onTrial = eb.and([eb.not(hasPro), eb('trial_ends_at', '>', now)]);
  switch (filter) {
    case 'all':
      return eb('blocked', '>=', 0);
    case 'admins':
      return eb('role', '=', 'admin');
    case 'pro':
      return hasPro;
    case 'trial':
      return onTrial;
    case 'free':
      return eb.and([
        eb.not(hasPro),
        eb.or([eb('trial_ends_at', 'is', null), eb('trial_ends_at', '<=', now)]),
      ]);
    case 'blocked':
      return eb('blocked', '=', 1);
    case 'requests':
      return eb(
        'id',
        'in',
        eb.selectFrom('upgrade_requests').select('upgrade_requests.user_id').where('state', '=', 'waiting'),
      );
  }
}

/** Text that stands for itself in a pattern. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}

function selectUsers(db: Executor, query: UserQuery) {
  const users = db
    .selectFrom('users')
    .where('kind', '=', 'person')
    .where((eb) => matchesFilter(eb, query));
  if (query.search === '') return users;
  const pattern = containing(query.search);
  return users.where((eb) =>
    eb.or(
      (['username_key', 'email_key', 'name_key'] as const).map(
        (key) => sql<boolean>`${eb.ref(key)} like ${pattern} escape '\\'`,
      ),
    ),
  );
}

export function listUsers(db: Executor, query: UserQuery, page: number, limit: number): Promise<UserRow[]> {
  return selectUsers(db, query)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

async function counted(query: { executeTakeFirstOrThrow(): Promise<{ count: unknown }> }): Promise<number> {
  return Number((await query.executeTakeFirstOrThrow()).count);
}

export function countUsers(db: Executor, query: UserQuery): Promise<number> {
  return counted(selectUsers(db, query).select((select) => select.fn.countAll().as('count')));
}

/** A person; visitors of the demo account are nobody that could be managed. */
export function findUser(db: Executor, id: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'person')
    .executeTakeFirst();
}

/** How many administrators there are beside one who may sign in. */
export function countOtherAdmins(db: Executor, userId: string): Promise<number> {
  return counted(
    db
      .selectFrom('users')
      .select((select) => select.fn.countAll().as('count'))
      .where('role', '=', 'admin')
      .where('blocked', '=', 0)
      .where('id', '!=', userId),
  );
}

/** False when the row has moved on since that version. */
/** Where administrators who can sign in are written to. */
export async function listAdminAddresses(db: Executor): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('role', '=', 'admin')
    .where('blocked', '=', 0)
    .execute();
  return rows.map(({ email }) => email);
}

export async function changeUser(
  db: Executor,
  id: string,
  change: Partial<UserRow>,
  version: number,
): Promise<boolean> {
  const result = await db
    .updateTable('users')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export type Holdings = { analyses: number; items: number; bytes: number };

async function perUser(
  rows: Promise<{ user_id: string; count: unknown }[]>,
): Promise<ReadonlyMap<string, number>> {
  return new Map((await rows).map(({ user_id, count }) => [user_id, Number(count)]));
}

/** How much each of some users has. */
export async function holdingsOf(db: Executor, ids: string[]): Promise<(id: string) => Holdings> {
  if (ids.length === 0) return () => ({ analyses: 0, items: 0, bytes: 0 });
  const countIn = (table: 'analyses' | 'wardrobe_items') =>
    perUser(
      db
        .selectFrom(table)
        .select('user_id')
        .select((select) => select.fn.countAll().as('count'))
        .where('user_id', 'in', ids)
        .where('deleted_at', 'is', null)
        .groupBy('user_id')
        .execute(),
    );
  const analyses = await countIn('analyses');
  const items = await countIn('wardrobe_items');
  const bytes = await perUser(
    db
      .selectFrom('stored_files')
      .select('user_id')
      .select((select) => select.fn.sum('bytes').as('count'))
      .where('user_id', 'in', ids)
      .groupBy('user_id')
      .execute(),
  );
  return (id) => ({
    analyses: analyses.get(id) ?? 0,
    items: items.get(id) ?? 0,
    bytes: bytes.get(id) ?? 0,
  });
}

/** The waiting requests of some users. */
export async function waitingRequests(
  db: Executor,
  ids: string[],
): Promise<ReadonlyMap<string, UpgradeRequestRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('upgrade_requests')
    .selectAll()
    .where('user_id', 'in', ids)
    .where('state', '=', 'waiting')
    .execute();
  return new Map(rows.map((row) => [row.user_id, row]));
}

export function countWaitingRequests(db: Executor): Promise<number> {
  return counted(
    db
      .selectFrom('upgrade_requests')
      .select((select) => select.fn.countAll().as('count'))
      .where('state', '=', 'waiting'),
  );
}

export async function deleteRequest(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('upgrade_requests').where('user_id', '=', userId).execute();
}

/** False when none was waiting. */
export async function declineRequest(db: Executor, userId: string): Promise<boolean> {
  const result = await db
    .updateTable('upgrade_requests')
    .set({ state: 'declined' })
    .where('user_id', '=', userId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function insertAudit(db: Executor, row: AuditRow): Promise<void> {
  await db.insertInto('audit_log').values(row).execute();
}

export type NamedAuditRow = AuditRow & { actor: string | null; target: string | null };

export function listAudit(db: Executor, page: number, limit: number): Promise<NamedAuditRow[]> {
  return db
    .selectFrom('audit_log')
    .leftJoin('users as actors', 'actors.id', 'audit_log.actor_id')
    .leftJoin('users as targets', 'targets.id', 'audit_log.target_id')
    .selectAll('audit_log')
    .select(['actors.username as actor', 'targets.username as target'])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}

export function countAudit(db: Executor): Promise<number> {
  return counted(db.selectFrom('audit_log').select((select) => select.fn.countAll().as('count')));
}

/** How many people were active in each calendar month, `YYYY-MM`, between two days. */
export async function activeByMonth(db: Executor, from: string, to: string): Promise<Map<string, number>> {
  const month = sql<string>`substr(day, 1, 7)`;
  const rows = await db
    .selectFrom('activity_days')
    .select(month.as('month'))
    .select((select) => select.fn.count('user_id').distinct().as('count'))
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(month)
    .execute();
  return new Map(rows.map((row) => [row.month, Number(row.count)]));
}
