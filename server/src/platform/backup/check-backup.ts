import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { AppError } from '../app-error.ts';
import { backupNames } from './make-backup.ts';

export type CheckedBackup = { files: number; missing: number };

/**
 * Opens a backup as a restore would, without changing anything: every file in it is read to its end, its database is
 * looked through, and the files that the database names are looked for. The database is unpacked into a folder of its
 * own in `folder`. Throws `conflict` for a backup that could not be restored.
 */
export async function checkBackup(archive: string, folder = tmpdir()): Promise<CheckedBackup> {
  const scratch = await mkdtemp(join(folder, 'drape-check-'));
  try {
    const copy = join(scratch, backupNames.database);
    const names = await readAll(archive, copy);
    if (!names.has(backupNames.manifest) || !names.has(backupNames.database))
      throw new Error('It is not whole');
    return checkDatabase(copy, names);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError('conflict', `The backup cannot be restored: ${reason}`, { cause: error });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Answers the names in it. */
async function readAll(archive: string, databaseCopy: string): Promise<Set<string>> {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false, strictFileNames: true });
  const names = new Set<string>();
  try {
    for await (const entry of zip.eachEntry()) {
      const isDatabase = entry.fileName === backupNames.database;
      const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
      const target = isDatabase ? createWriteStream(databaseCopy, { mode: 0o600 }) : nowhere;
      await pipeline(await zip.openReadStreamPromise(entry), target);
      names.add(entry.fileName);
    }
    return names;
  } finally {
    zip.close();
  }
}

function checkDatabase(file: string, names: ReadonlySet<string>): CheckedBackup {
  const database = new DatabaseSync(file);
  try {
    const [verdict] = database.prepare('pragma quick_check(1)').all();
    if (verdict?.quick_check !== 'ok') throw new Error(`its database is damaged (${verdict?.quick_check})`);
    const files = database.prepare('select key from stored_files').all();
    const missing = files.filter(({ key }) => !names.has(backupNames.files + String(key))).length;
    return { files: files.length, missing };
  } finally {
    database.close();
  }
}
