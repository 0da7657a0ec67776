import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hourMs } from '../clock.ts';
import { newId } from '../ids.ts';

/** `safety`: made before a restore. `nightly`: made by itself. `upgrade`: made before the tables change. */
export type BackupKind = 'manual' | 'safety' | 'nightly' | 'upgrade';
export type StoredBackup = { id: string; createdAt: string; bytes: number; kind: BackupKind };

export type BackupFolder = {
  path: string;
  /** Newest first; what is still being written is not among them. */
  list(): Promise<StoredBackup[]>;
  find(id: string): Promise<StoredBackup | undefined>;
  fileOf(id: string): string;
  /** A name that sorts by time. */
  newName(kind: BackupKind, now: Date): string;
  remove(id: string): Promise<void>;
  /**
   * Ends what a process left that was killed while it wrote a backup: with a moment what had not been touched for a
   * while by then, else everything.
   */
  forgetUnfinished(now?: Date): Promise<void>;
};

const kinds: readonly BackupKind[] = ['manual', 'safety', 'nightly', 'upgrade'];
const form = /^drape-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)-(manual|safety|nightly|upgrade)-\w+\.zip$/;

const unfinished = /^drape-.+\.zip\.(part|sqlite)(-(wal|shm|journal))?$/;
/** Whatever still writes a backup touches its file more often than that. */
const abandonedMs = hourMs;

/** Where the backups of the embedded installation lie: one ZIP file each, readable by the owner of the process alone. */
export function openBackupFolder(path: string): BackupFolder {
  const fileOf = (id: string) => join(path, `${id}.zip`);

  async function list(): Promise<StoredBackup[]> {
    await mkdir(path, { recursive: true, mode: 0o700 });
    const names = (await readdir(path))
      .filter((name) => form.test(name))
      .sort()
      .reverse();
    return Promise.all(names.map(describe));
  }

  async function describe(name: string): Promise<StoredBackup> {
    const [, year, month, day, hour, minute, second, kind] = form.exec(name) ?? [];
    const { size } = await stat(join(path, name));
    return {
      id: name.slice(0, -'.zip'.length),
      createdAt: `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`,
      bytes: size,
      kind: kinds.find((known) => known === kind) ?? 'manual',
    };
  }

  return {
    path,
    list,
    fileOf,
    find: async (id) => (await list()).find((backup) => backup.id === id),
    newName(kind, now) {
      const [day = '', time = ''] = now.toISOString().split('T');
      const stamp = `${day.replaceAll('-', '')}-${time.slice(0, 8).replaceAll(':', '')}`;
      return `drape-${stamp}-${kind}-${newId().slice(0, 6)}`;
    },
    remove: (id) => rm(fileOf(id), { force: true }),
    async forgetUnfinished(now) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      for (const name of (await readdir(path)).filter((one) => unfinished.test(one))) {
        const written = await stat(join(path, name)).catch(() => undefined);
        if (written && (!now || now.getTime() - written.mtimeMs > abandonedMs))
          await rm(join(path, name), { force: true });
      }
    },
  };
}
