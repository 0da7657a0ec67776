import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

type Tokens = { api_tokens: { id: string; scopes: string } };

/** What opened the assistant before it had a scope of its own. */
const before = ['analyses:write', 'profile:read', 'analyses:read', 'wardrobe:read', 'outfits:read'];

/** Tokens that reached the assistant go on reaching it. */
export const chatScope: Migration = {
  async up(db: Kysely<Tokens>) {
    const tokens = await db.selectFrom('api_tokens').select(['id', 'scopes']).execute();
    for (const { id, scopes } of tokens) {
      const granted: string[] = JSON.parse(scopes);
      if (!before.every((scope) => granted.includes(scope))) continue;
      const wider = JSON.stringify([...granted, 'chat']);
      await db.updateTable('api_tokens').set({ scopes: wider }).where('id', '=', id).execute();
    }
  },
};
