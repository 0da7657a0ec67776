import type { SubscriptionRow } from '../../platform/database/account-rows.ts';
import type { UpgradeRequestRow } from '../../platform/database/admin-rows.ts';
import type { ChatDayRow } from '../../platform/database/chat-rows.ts';
import type { Executor } from '../../platform/database/database.ts';
import type { UserRow } from '../../platform/database/schema.ts';

type Paying = Pick<UserRow, 'id' | 'email' | 'pro' | 'pro_source'>;

export function findPaying(db: Executor, userId: string): Promise<Paying | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'pro', 'pro_source'])
    .where('id', '=', userId)
    .where('kind', '=', 'person')
    .executeTakeFirst();
}

export async function setPro(db: Executor, userId: string, pro: number, pro_source: string | null) {
  await db
    .updateTable('users')
    .set((row) => ({ pro, pro_source, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

export function findSubscription(db: Executor, userId: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export function findBySubscription(db: Executor, id: string): Promise<SubscriptionRow | undefined> {
  return db.selectFrom('subscriptions').selectAll().where('subscription_id', '=', id).executeTakeFirst();
}

export async function saveSubscription(db: Executor, row: SubscriptionRow): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

/** False when this event was taken in before. */
export async function takeEvent(db: Executor, id: string, received_at: string): Promise<boolean> {
  const result = await db
    .insertInto('stripe_events')
    .values({ id, received_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function forgetEventsBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom('stripe_events').where('received_at', '<', moment).execute();
}

export function findRequest(db: Executor, userId: string): Promise<UpgradeRequestRow | undefined> {
  return db.selectFrom('upgrade_requests').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function saveRequest(db: Executor, row: UpgradeRequestRow): Promise<void> {
  await db
    .insertInto('upgrade_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteRequest(db: Executor, userId: string): Promise<void> {
  await db.deleteFrom('upgrade_requests').where('user_id', '=', userId).execute();
}

/** How much somebody has of what a plan limits, and of what it does not. */
export async function usageOf(db: Executor, userId: string): Promise<{ items: number; analyses: number }> {
  const count = async (table: 'wardrobe_items' | 'analyses') => {
    const row = await db
      .selectFrom(table)
      .select((select) => select.fn.countAll().as('count'))
      .where('user_id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };
  return {
    items: await count('wardrobe_items'),
    analyses: await count('analyses'),
  };
}

/** The day on which somebody wrote to the assistant last. */
export function findLastChatDay(db: Executor, userId: string): Promise<ChatDayRow | undefined> {
  return db
    .selectFrom('chat_days')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('day', 'desc')
    .limit(1)
    .executeTakeFirst();
}
