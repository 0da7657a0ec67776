import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import { chunks } from '../database/chunks.ts';
import type { Database, Executor } from '../database/database.ts';
import type { FileStore } from './file-store.ts';

export type NewFile = { key: string; userId: string; contentType: string; bytes: Uint8Array };

/** What is recorded of a file: everything but its content. */
export type FileRecord = Omit<NewFile, 'bytes'> & { bytes: { byteLength: number } };

/** What is served under a key, and since when addresses of it hold. */
export type FoundFile = { contentType: string; bytes: number; accessRenewedAt: string | null };

/** Files with their owner: the bytes in the store, a row beside them that decides whether they are served. */
export type StoredFiles = {
  /**
   * Writes the bytes, all or none; `record` must follow in the transaction that needs them, `discard` otherwise. Neither
   * `discard` nor what fails of it is an error: files that no row names are removed later.
   */
  write(files: NewFile[]): Promise<void>;
  record(transaction: Executor, files: FileRecord[]): Promise<void>;
  /** Throws `unauthorized` for an account that was deleted meanwhile; `record` asks on its own. */
  refuseWithoutOwner(transaction: Executor, userId: string): Promise<void>;
  discard(keys: string[]): Promise<void>;
  bin(transaction: Executor, userId: string, keys: string[], deletedAt: string | null): Promise<void>;
  /** Removes bytes and rows of the user's own files for good; keys of somebody else are left alone. */
  purge(userId: string, keys: string[]): Promise<void>;
  purgeAll(userId: string): Promise<void>;
  /** The bytes of a file; rejects when there is none. */
  read(key: string): Promise<Uint8Array>;
  stream(key: string): Promise<Readable>;
  /** The same; undefined where the bytes are gone though a row names them. */
  streamUnlessGone(key: string): Promise<Readable | undefined>;
  find(key: string): Promise<FoundFile | undefined>;
};

type Dependencies = { database: Database; store: FileStore; clock: Clock };

/** Ends files for good. */
function createRemoval({ database, store }: Dependencies) {
  const removeBytes = async (keys: string[]) => {
    for (const key of keys) await store.remove(key);
  };
  const ownedBy = async (userId: string) => {
    const rows = await database.read
      .selectFrom('stored_files')
      .select('key')
      .where('user_id', '=', userId)
      .execute();
    return rows.map((row) => row.key);
  };
  const ownAmong = async (userId: string, keys: string[]) => {
    const own: string[] = [];
    for (const some of chunks(keys)) {
      const rows = database.read.selectFrom('stored_files').select('key').where('user_id', '=', userId);
      own.push(...(await rows.where('key', 'in', some).execute()).map(({ key }) => key));
    }
    return own;
  };
  const purgeOwned = async (keys: string[]) => {
    if (keys.length === 0) return;
    await removeBytes(keys);
    for (const some of chunks(keys)) {
      await database.write.deleteFrom('stored_files').where('key', 'in', some).execute();
    }
  };
  /** A commit whose answer was lost may have made a row after all; where that cannot be asked, the bytes stay. */
  const discard = async (keys: string[]) => {
    if (keys.length === 0) return;
    const named = await database.read
      .selectFrom('stored_files')
      .select('key')
      .where('key', 'in', keys)
      .execute()
      .catch(() => undefined);
    if (!named) return;
    const kept = new Set(named.map(({ key }) => key));
    await Promise.allSettled(keys.filter((key) => !kept.has(key)).map((key) => store.remove(key)));
  };
  return { discard, ownedBy, ownAmong, purgeOwned };
}

/** An account may be deleted while something is uploaded to it; then nothing of that may stay behind. */
async function refuseWithoutOwner(transaction: Executor, userId: string): Promise<void> {
  const known = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!known) throw new AppError('unauthorized', 'This account has been deleted');
}

async function findServed(database: Database, key: string): Promise<FoundFile | undefined> {
  const row = await database.read
    .selectFrom('stored_files')
    .innerJoin('users', 'users.id', 'stored_files.user_id')
    .select(['stored_files.content_type', 'stored_files.bytes', 'users.access_renewed_at'])
    .where('stored_files.key', '=', key)
    .where('stored_files.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { content_type, bytes, access_renewed_at } = row;
  return { contentType: content_type, bytes, accessRenewedAt: access_renewed_at };
}

export function createStoredFiles(dependencies: Dependencies): StoredFiles {
  const { database, store, clock } = dependencies;
  const { discard, ownedBy, ownAmong, purgeOwned } = createRemoval(dependencies);
  return {
    async write(files) {
      const puts = files.map((file) => store.put(file.key, file.bytes, file.contentType));
      const broken = (await Promise.allSettled(puts)).find((put) => put.status === 'rejected');
      if (!broken) return;
      await discard(files.map(({ key }) => key));
      throw broken.reason;
    },
    refuseWithoutOwner,
    async record(transaction, files) {
      for (const owner of new Set(files.map(({ userId }) => userId)))
        await refuseWithoutOwner(transaction, owner);
      const created_at = clock.now().toISOString();
      const rows = files.map((file) => ({
        key: file.key,
        user_id: file.userId,
        content_type: file.contentType,
        bytes: file.bytes.byteLength,
        created_at,
        deleted_at: null,
      }));
      for (const some of chunks(rows)) await transaction.insertInto('stored_files').values(some).execute();
    },
    discard,
    async bin(transaction, userId, keys, deleted_at) {
      for (const some of chunks(keys)) {
        await transaction
          .updateTable('stored_files')
          .set({ deleted_at })
          .where('user_id', '=', userId)
          .where('key', 'in', some)
          .execute();
      }
    },
    async purge(userId, keys) {
      await purgeOwned(await ownAmong(userId, keys));
    },
    async purgeAll(userId) {
      await purgeOwned(await ownedBy(userId));
    },
    read: async (key) => buffer(await store.stream(key)),
    stream: store.stream,
    streamUnlessGone: (key) =>
      store.stream(key).catch(async (error) => {
        if (await store.exists(key)) throw error;
        return undefined;
      }),
    find: (key) => findServed(database, key),
  };
}
