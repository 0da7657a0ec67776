import type { Migration } from 'kysely/migration';

/** When somebody connected their account to the identity provider by hand. */
export const providerLink: Migration = {
  async up(db) {
    await db.schema.alterTable('users').addColumn('oidc_linked_at', 'text').execute();
  },
};
