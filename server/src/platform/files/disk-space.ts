import { statfs } from 'node:fs/promises';

/** In bytes. `free` is what the process may use. */
export type DiskSpace = { space(): Promise<{ total: number; free: number } | undefined> };

/** The disk under the data folder; undefined where nothing of the installation lies on it. */
export function createDiskSpace(folder: string | undefined): DiskSpace {
  return {
    async space() {
      if (folder === undefined) return undefined;
      const { bsize, blocks, bavail } = await statfs(folder);
      return { total: bsize * blocks, free: bsize * bavail };
    },
  };
}
