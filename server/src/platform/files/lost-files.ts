import type { Database } from '../database/database.ts';
import type { FileStore } from './file-store.ts';
import { foldersWithRows } from './reconcile-files.ts';

/** What is recorded and what lies in the store: `lost` is recorded and not there, `extra` the other way round. */
export type FileIntegrity = { recorded: number; lost: string[]; extra: number };

/** Looks for every recorded file. */
export async function fileIntegrity(database: Database, store: FileStore): Promise<FileIntegrity> {
  const stored = new Set<string>();
  for (const folder of foldersWithRows)
    for await (const keys of store.list(folder)) for (const key of keys) stored.add(key);
  const recorded = await database.read.selectFrom('stored_files').select('key').execute();
  const lost = recorded.filter(({ key }) => !stored.has(key)).map(({ key }) => key);
  const extra = Math.max(0, stored.size - (recorded.length - lost.length));
  return { recorded: recorded.length, lost, extra };
}
