import type { Executor } from '../../platform/database/database.ts';
import type { WebhookDeliveryRow, WebhookRow } from '../../platform/database/webhook-rows.ts';

/** The addresses of a person, newest first. */
export function listWebhooks(db: Executor, userId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export function listActive(db: Executor, userId: string): Promise<WebhookRow[]> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('active', '=', 1)
    .execute();
}

export function findWebhook(db: Executor, userId: string, id: string): Promise<WebhookRow | undefined> {
  return db
    .selectFrom('webhooks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertWebhook(db: Executor, row: WebhookRow): Promise<void> {
  await db.insertInto('webhooks').values(row).execute();
}

export async function updateWebhook(
  db: Executor,
  userId: string,
  id: string,
  values: Partial<WebhookRow>,
): Promise<void> {
  await db.updateTable('webhooks').set(values).where('user_id', '=', userId).where('id', '=', id).execute();
}

export async function deleteWebhook(db: Executor, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('webhooks')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function insertDelivery(db: Executor, row: WebhookDeliveryRow): Promise<void> {
  await db.insertInto('webhook_deliveries').values(row).execute();
}

export function findDelivery(
  db: Executor,
  userId: string,
  id: string,
): Promise<WebhookDeliveryRow | undefined> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function updateDelivery(
  db: Executor,
  userId: string,
  id: string,
  values: Partial<WebhookDeliveryRow>,
): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set(values)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}

/** The log of one address, newest first. */
export function listDeliveries(
  db: Executor,
  userId: string,
  webhookId: string,
  limit: number,
): Promise<WebhookDeliveryRow[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('user_id', '=', userId)
    .where('webhook_id', '=', webhookId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function forgetDeliveriesBefore(db: Executor, moment: string): Promise<void> {
  await db.deleteFrom('webhook_deliveries').where('created_at', '<', moment).execute();
}

/** What was given up with its process is not waiting any more. */
export async function endDeliveriesBefore(db: Executor, moment: string, now: string): Promise<void> {
  await db
    .updateTable('webhook_deliveries')
    .set({ state: 'failed', finished_at: now })
    .where('state', '=', 'waiting')
    .where('created_at', '<', moment)
    .execute();
}
