import type { Migration } from 'kysely/migration';

/** Whose counter it is: a counter of an account goes with it, also one that is written while the account goes. */
export const counterOwner: Migration = {
  async up(db) {
    await db.schema
      .alterTable('throttles')
      .addColumn('user_id', 'text', (column) => column.references('users.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('throttles_user').on('throttles').column('user_id').execute();
  },
};
