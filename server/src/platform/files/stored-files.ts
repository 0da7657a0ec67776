import type { Clock } from '../clock.ts';
import type { Database, Executor } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

export type NewFile = { key: string; userId: string; contentType: string; bytes: Uint8Array };

/** Files with their owner: the bytes in the store, a row beside them that decides whether they are served. */
export type StoredFiles = {
  /** Writes the bytes; `record` must follow in the transaction that needs them, `discard` otherwise. */
  write(files: NewFile[]): Promise<void>;
  record(transaction: Executor, files: NewFile[]): Promise<void>;
  discard(keys: string[]): Promise<void>;
  bin(transaction: Executor, userId: string, keys: string[], deletedAt: string | null): Promise<void>;
  /** Removes bytes and rows for good. */
  purge(keys: string[]): Promise<void>;
  find(key: string): Promise<{ contentType: string; bytes: number } | undefined>;
};

export function createStoredFiles({
  database,
  store,
  clock,
}: {
  database: Database;
  store: FileStore;
  clock: Clock;
}): StoredFiles {
  const removeBytes = async (keys: string[]) => {
    for (const key of keys) await store.remove(key);
  };
  return {
    async write(files) {
      await Promise.all(files.map((file) => store.put(file.key, file.bytes, file.contentType)));
    },
    async record(transaction, files) {
      const created_at = clock.now().toISOString();
      const rows = files.map((file) => ({
        key: file.key,
        user_id: file.userId,
        content_type: file.contentType,
        bytes: file.bytes.byteLength,
        created_at,
        deleted_at: null,
      }));
      await transaction.insertInto('stored_files').values(rows).execute();
    },
    discard: removeBytes,
    async bin(transaction, userId, keys, deleted_at) {
      await transaction
        .updateTable('stored_files')
        .set({ deleted_at })
        .where('user_id', '=', userId)
        .where('key', 'in', keys)
        .execute();
    },
    async purge(keys) {
      await removeBytes(keys);
      await database.write.deleteFrom('stored_files').where('key', 'in', keys).execute();
    },
    async find(key) {
      const row = await database.read
        .selectFrom('stored_files')
        .select(['content_type', 'bytes'])
        .where('key', '=', key)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      return row && { contentType: row.content_type, bytes: row.bytes };
    },
  };
}
