import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { usernameLook } from '../../names/username-look.ts';

type Users = {
  users: {
    id: string;
    username: string;
    username_look: string;
    oidc_subject: string | null;
    role: string;
    created_at: string;
    email_proven_at: string | null;
  };
};

async function fillLooks(db: Kysely<unknown>): Promise<void> {
  const users = db as Kysely<Users>;
  for (const { id, username } of await users.selectFrom('users').select(['id', 'username']).execute())
    await users
      .updateTable('users')
      .set({ username_look: usernameLook(username) })
      .where('id', '=', id)
      .execute();
}

export const access: Migration = {
  async up(db) {
    await db.schema
      .alterTable('users')
      .addColumn('username_look', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await fillLooks(db);
    await db.schema.alterTable('users').addColumn('access_renewed_at', 'text').execute();
    await db.schema.alterTable('users').addColumn('email_proven_at', 'text').execute();
    // A provider has vouched for the address of an account that came through it, the operator for an administrator's.
    await (db as Kysely<Users>)
      .updateTable('users')
      .set((row) => ({ email_proven_at: row.ref('created_at') }))
      .where((is) => is.or([is('oidc_subject', 'is not', null), is('role', '=', 'admin')]))
      .execute();
    await db.schema.createIndex('users_look').on('users').column('username_look').execute();
  },
};
