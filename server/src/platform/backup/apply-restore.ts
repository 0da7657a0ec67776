import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupNames } from './make-backup.ts';

/** Where a restore that was checked waits for the next start. */
export function restoreFolder(dataDir: string): string {
  return join(dataDir, 'restore');
}

/**
 * Puts a waiting restore in the place of the data, before anything is opened. Each step is done when what it moves is no
 * longer there, so a process that dies in between goes on where it stopped. Answers whether there was one.
 */
export function applyRestore(dataDir: string, databaseFile: string): boolean {
  const waiting = restoreFolder(dataDir);
  if (!existsSync(waiting)) return false;
  const move = (from: string, to: string) => {
    if (existsSync(from)) renameSync(from, to);
  };
  const database = join(waiting, backupNames.database);
  if (existsSync(database)) {
    for (const end of ['-wal', '-shm']) rmSync(databaseFile + end, { force: true });
    move(database, databaseFile);
  }
  move(join(waiting, backupNames.secret), join(dataDir, 'app-secret'));
  const files = join(waiting, 'files');
  if (existsSync(files)) {
    const replaced = join(dataDir, 'files.replaced');
    rmSync(replaced, { recursive: true, force: true });
    move(join(dataDir, 'files'), replaced);
    move(files, join(dataDir, 'files'));
    rmSync(replaced, { recursive: true, force: true });
  }
  rmSync(waiting, { recursive: true, force: true });
  return true;
}
