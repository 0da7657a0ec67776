export type KeyedMutex = {
  /** Runs the work when everything begun earlier under this key has ended; other keys do not wait. */
  runExclusive<T>(key: string, work: () => Promise<T>): Promise<T>;
};

/** One at a time per key, within this process. */
export function createKeyedMutex(): KeyedMutex {
  const last = new Map<string, Promise<unknown>>();
  return {
    async runExclusive(key, work) {
      const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
      last.set(key, turn);
      try {
        return await turn;
      } finally {
        if (last.get(key) === turn) last.delete(key);
      }
    },
  };
}
