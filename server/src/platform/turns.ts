export type Turns = {
  /** Runs the work when everything begun earlier under this key has ended; other keys do not wait. */
  take<T>(key: string, work: () => Promise<T>): Promise<T>;
};

/** One at a time per key, within this process. */
export function createTurns(): Turns {
  const last = new Map<string, Promise<unknown>>();
  return {
    async take(key, work) {
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
