import { secondMs } from '../clock.ts';
import type { Metrics } from '../metrics.ts';
import type { FileStore } from './file-store.ts';

/** The same store, with its answers measured: a slow or failing one shows before anybody complains. */
export function measuredStore(store: FileStore, metrics: Metrics): FileStore {
  const timed = async <T>(operation: string, work: Promise<T>): Promise<T> => {
    const start = performance.now();
    const ended = (outcome: 'done' | 'failed') =>
      metrics.store(operation, outcome, (performance.now() - start) / secondMs);
    try {
      const result = await work;
      ended('done');
      return result;
    } catch (error) {
      ended('failed');
      throw error;
    }
  };
  return {
    ...store,
    put: (...file) => timed('put', store.put(...file)),
    stream: (key) => timed('get', store.stream(key)),
    remove: (key) => timed('remove', store.remove(key)),
  };
}
