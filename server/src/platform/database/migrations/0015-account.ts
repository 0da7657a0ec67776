import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { newId } from '../../ids.ts';

async function extendSessions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('sessions')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute();
  await db.schema.alterTable('sessions').addColumn('last_seen_at', 'text').execute();
  const sessions = db as Kysely<{ sessions: { token_hash: string; id: string } }>;
  for (const { token_hash } of await sessions.selectFrom('sessions').select('token_hash').execute())
    await sessions
      .updateTable('sessions')
      .set({ id: newId() })
      .where('token_hash', '=', token_hash)
      .execute();
  await db.schema.createIndex('sessions_seen').on('sessions').column('last_seen_at').execute();
}

async function extendUsers(db: Kysely<unknown>): Promise<void> {
  const add = (name: string, type: 'text' | 'integer') =>
    db.schema.alterTable('users').addColumn(name, type).execute();
  await add('date_format', 'text');
  await add('time_format', 'text');
  await add('photo_days', 'integer');
  await add('pro_source', 'text');
}

async function createTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('api_tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text')
    .addColumn('last_used_at', 'text')
    .execute();
  await db.schema.createIndex('api_tokens_user').on('api_tokens').column('user_id').execute();
}

async function createPayment(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscriptions')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('customer_id', 'text', (column) => column.notNull())
    .addColumn('subscription_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('period_ends_at', 'text')
    .addColumn('ends', 'integer', (column) => column.notNull())
    .addColumn('event_at', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('subscriptions_subscription')
    .on('subscriptions')
    .column('subscription_id')
    .execute();
  await db.schema
    .createTable('stripe_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
}

export const account: Migration = {
  async up(db) {
    await extendSessions(db);
    await extendUsers(db);
    await createTokens(db);
    await createPayment(db);
  },
};
