import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { rename, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log.ts';
import type { FileStore } from './file-store.ts';

/**
 * A few megabytes that are held back, and given up when the disk is full: for the rows of a sign-in and of making room,
 * so photos do not get them.
 */
export type DiskReserve = {
  /** Answers whether there was something to give up. */
  giveUp(): boolean;
  /** Lays it by where it is missing and there is room for it. */
  fill(): Promise<void>;
  /** Throws as a full disk does while the reserve is given up and no room was made. */
  refuseWhileLow(): Promise<void>;
};

type Options = { folder: string | undefined; log: Pick<Log, 'error' | 'info'> };

const bytes = 4 * 1024 * 1024;
/** With less than this left beside it, holding some back would itself fill the disk. */
const leastFree = 4 * bytes;
const fileName = 'reserve';

async function freeBytes(folder: string): Promise<number> {
  const { bsize, bavail } = await statfs(folder);
  return bsize * bavail;
}

/** Without a folder, where nothing of the installation lies on its disk, nothing is held back. */
export function createDiskReserve({ folder, log }: Options): DiskReserve {
  if (folder === undefined)
    return { giveUp: () => false, fill: async () => undefined, refuseWhileLow: async () => undefined };
  const file = join(folder, fileName);
  let isGivenUp = false;

  async function fill(): Promise<void> {
    if (existsSync(file) || (await freeBytes(folder ?? '')) < bytes + leastFree) return;
    const part = `${file}.part`;
    try {
      // Zeros would take no room on a file system that compresses.
      await writeFile(part, randomBytes(bytes), { mode: 0o600 });
      await rename(part, file);
    } catch {
      rmSync(part, { force: true });
      return;
    }
    if (isGivenUp) log.info('there is room on the disk again');
    isGivenUp = false;
  }

  return {
    giveUp() {
      if (!existsSync(file)) return false;
      rmSync(file, { force: true });
      isGivenUp = true;
      log.error('the disk is full: the reserve was given up, so that administrators can make room');
      return true;
    },
    fill,
    async refuseWhileLow() {
      if (!isGivenUp) return;
      await fill();
      if (isGivenUp) throw Object.assign(new Error('the rest of the disk is held back'), { code: 'ENOSPC' });
    },
  };
}

/** The same store, whose files never take what was given up for administrators. */
export function sparingStore(store: FileStore, reserve: DiskReserve): FileStore {
  if (store.kind !== 'folder') return store;
  return {
    ...store,
    async put(...file) {
      await reserve.refuseWhileLow();
      try {
        await store.put(...file);
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') reserve.giveUp();
        throw error;
      }
    },
  };
}
