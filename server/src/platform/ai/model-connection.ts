import type { Secrets } from '../crypto.ts';
import type { Database } from '../database/database.ts';
import type { AiSettings } from './supervision.ts';

/** The provider that an administrator connected; `apiKey` is kept encrypted. */
export type ModelConnection = {
  baseUrl: string;
  apiKey: string | undefined;
  model: string;
  visionModel: string | undefined;
};

type Stored = { base_url: string; key: string | null; model: string; vision_model: string | null };

const storedUnder = 'models.connection';
const purpose = 'models.connection';

/** The connection as the database keeps it, so that it holds for every replica and outlives a restart. */
export function createModelConnections({ database, secrets }: { database: Database; secrets: Secrets }) {
  /** A key that another APP_SECRET encrypted is lost; the rest of the connection stays. */
  function opened(key: string | null): string | undefined {
    if (key === null) return undefined;
    try {
      return secrets.decrypt(purpose, key);
    } catch {
      return undefined;
    }
  }

  return {
    async current(): Promise<ModelConnection | undefined> {
      const row = await database.read
        .selectFrom('installation')
        .select('value')
        .where('key', '=', storedUnder)
        .executeTakeFirst();
      if (!row) return undefined;
      const { base_url, key, model, vision_model } = JSON.parse(row.value) as Stored;
      return { baseUrl: base_url, apiKey: opened(key), model, visionModel: vision_model ?? undefined };
    },
    async save({ baseUrl, apiKey, model, visionModel }: ModelConnection): Promise<void> {
      const stored: Stored = {
        base_url: baseUrl,
        key: apiKey === undefined ? null : secrets.encrypt(purpose, apiKey),
        model,
        vision_model: visionModel ?? null,
      };
      const value = JSON.stringify(stored);
      await database.write
        .insertInto('installation')
        .values({ key: storedUnder, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute();
    },
    async remove(): Promise<void> {
      await database.write.deleteFrom('installation').where('key', '=', storedUnder).execute();
    },
  };
}

export type ModelConnections = ReturnType<typeof createModelConnections>;

export function settingsOf(connection: ModelConnection, timeoutMs: number): AiSettings {
  return { ...connection, timeoutMs };
}
