import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../app-error.ts';
import { openBackupFolder } from '../backup/backup-folder.ts';
import { aloneInDataFolder } from './data-folder-use.ts';

/** Where uploads lie while they are worked on. */
export const scratchFolder = (dataDir: string): string => join(dataDir, 'scratch');

/**
 * Removes what a process that was killed left half done: uploads, unfinished backups, a restore that was not checked.
 * Where another process uses the data folder, it may be that one's work and stays until the next start.
 */
export async function removeLeftovers(dataDir: string): Promise<void> {
  try {
    await aloneInDataFolder(dataDir, async () => {
      await rm(scratchFolder(dataDir), { recursive: true, force: true });
      await rm(join(dataDir, 'restore.part'), { recursive: true, force: true });
      await openBackupFolder(join(dataDir, 'backups')).forgetUnfinished();
    });
  } catch (error) {
    const isShared = error instanceof AppError && error.code === 'conflict';
    if (!isShared) throw error;
  }
}
