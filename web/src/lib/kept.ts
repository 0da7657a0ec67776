import { clear, createStore, del, delMany, get, keys, set, setMany, update } from 'idb-keyval';
import { withoutSignatures } from './kept-address.ts';

/** What this browser keeps for times without a connection, in IndexedDB, without signatures of addresses. */
const store = (() => {
  let opened: ReturnType<typeof createStore> | undefined;
  return () => {
    opened ??= createStore('drape-kept', 'kept');
    return opened;
  };
})();

/** Pictures that were seen, without the signatures of their addresses, in the Cache Storage. */
export const pictureCache = 'drape-pictures';

/** Keys of what is kept. */
export const keptKeys = {
  outbox: 'outbox',
  sharedPhoto: 'shared-photo',
  query: (hash: string) => `query ${hash}`,
  isQuery: (key: IDBValidKey) => typeof key === 'string' && key.startsWith('query '),
} as const;

/** A photo that another app has handed over, until the upload screen is done with it. */
export type SharedPhoto = {
  file: File;
  /** How many came along; the first is taken. */
  count: number;
  sharedAt: number;
  /** Whose it became when it was first shown. */
  userId?: string;
};

/** A browser may refuse storage (a private window, a full disk); then nothing is kept and everything else works. */
async function orElse<T>(work: () => Promise<T>, without: T): Promise<T> {
  if (typeof indexedDB === 'undefined') return without;
  try {
    return await work();
  } catch {
    return without;
  }
}

export const kept = {
  read: <T>(key: string): Promise<T | undefined> => orElse(() => get<T>(key, store()), undefined),
  /** Answers whether it is kept. */
  write: (key: string, value: unknown): Promise<boolean> =>
    orElse(async () => {
      await set(key, withoutSignatures(value), store());
      return true;
    }, false),
  writeMany: (entries: [string, unknown][]): Promise<void> =>
    orElse(() => setMany(withoutSignatures(entries), store()), undefined),
  /** Changes a value in one transaction, so that two tabs never overwrite each other. Answers whether it is kept. */
  change: <T>(key: string, changed: (before: T | undefined) => T): Promise<boolean> =>
    orElse(async () => {
      await update<T>(key, (before) => withoutSignatures(changed(before)), store());
      return true;
    }, false),
  remove: (key: string): Promise<void> => orElse(() => del(key, store()), undefined),
  removeMany: (removed: string[]): Promise<void> => orElse(() => delMany(removed, store()), undefined),
  keys: (): Promise<IDBValidKey[]> => orElse(() => keys(store()), []),
  clear: (): Promise<void> => orElse(() => clear(store()), undefined),
};
