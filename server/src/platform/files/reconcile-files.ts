import { type Clock, hourMs, plus } from '../clock.ts';
import { chunks } from '../database/chunks.ts';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { FileStore } from './file-store.ts';

/** Where files lie that have a row beside them. */
export const foldersWithRows = ['avatars', 'garments', 'photos'];

/** A younger file may be on its way: its bytes are written before the row that names it. */
const minAgeMs = hourMs;

type Dependencies = { database: Database; store: FileStore; clock: Clock; log: Log };

/** Ends files without a row, as a process leaves them that is killed between the two. Returns how many there were. */
export async function reconcileFiles({ database, store, clock, log }: Dependencies): Promise<number> {
  const before = plus(clock.now(), -minAgeMs);
  let removed = 0;
  for (const folder of foldersWithRows) {
    for await (const keys of store.list(folder)) {
      for (const some of chunks(keys)) {
        const rows = await database.read
          .selectFrom('stored_files')
          .select('key')
          .where('key', 'in', some)
          .execute();
        const known = new Set(rows.map(({ key }) => key));
        for (const key of some.filter((one) => !known.has(one))) {
          if ((await store.writtenAt(key)) > before) continue;
          await store.remove(key);
          removed++;
        }
      }
    }
  }
  if (removed > 0) log.warn({ removed }, 'files that no row names were removed');
  return removed;
}
