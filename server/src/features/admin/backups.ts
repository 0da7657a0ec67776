import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { Backup } from '@drape/contract/admin/admin-installation';
import { limits } from '@drape/contract/wire/limits';
import { AppError, notFound } from '../../platform/app-error.ts';
import type { BackupFolder, BackupKind, StoredBackup } from '../../platform/backup/backup-folder.ts';
import { type BackupSource, makeBackup } from '../../platform/backup/make-backup.ts';
import { stageRestore } from '../../platform/backup/stage-restore.ts';
import { type Clock, minuteMs, plus } from '../../platform/clock.ts';
import type { Secrets } from '../../platform/crypto.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DiskSpace } from '../../platform/files/disk-space.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log.ts';
import type { Audit } from './audit.ts';
import { backupCommands } from './backup-commands.ts';
import * as figures from './figures-repository.ts';
import * as jobRows from './jobs-repository.ts';
import { nightlyFailure } from './nightly-failure.ts';
import * as userRows from './repository.ts';

export type BackupsPage = {
  embedded: boolean;
  backups: Backup[];
  total: number;
  running: { progress: number; restores: boolean } | null;
  failure: string | null;
  folder: string | null;
  commands: { label: string; command: string }[];
};

type BackupQuery = { name: string; admin: string; expires: string; signature: string };

export type Backups = {
  list(): Promise<BackupsPage>;
  make(admin: Principal): Promise<{ started: true }>;
  restore(admin: Principal, id: string): Promise<{ started: true }>;
  remove(admin: Principal, id: string): Promise<{ id: string }>;
  download(admin: Principal, id: string): Promise<{ url: string; expires_at: string }>;
  /** Throws `not_found` for an address that is wrong, changed or too old. */
  open(query: BackupQuery): Promise<{ fileName: string; size: number; bytes: Readable }>;
};

/**
 * `nightlyDays`: for how long the backup of every night is kept; 0 where none is made by itself. `keptUpgrades`: how many
 * of those that are made before the tables change.
 */
export type EmbeddedData = BackupSource & { folder: BackupFolder; nightlyDays: number; keptUpgrades: number };

export type BackupsDependencies = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  secrets: Secrets;
  store: FileStore;
  disk: DiskSpace;
  version: string;
  /** Where Drape makes backups itself: database and files both lie in the data folder. */
  embedded: EmbeddedData | undefined;
  /** Ends the process's work and starts again on the restored data. */
  restart(): void;
};

const makeKind = 'admin.backup';
const restoreKind = 'admin.restore';
const purpose = 'backup download';
const elsewhere = 'Here the data does not lie in a folder of Drape. The page shows the commands for it.';
const busy = 'Another backup or restore is still running.';

function present({ id, createdAt, bytes, kind }: StoredBackup): Backup {
  return { id, created_at: createdAt, bytes, kind };
}

/** The work itself, as jobs: a restore makes a safety copy first and changes nothing before the backup is checked. */
function handleJobs({ clock, jobs, log, version, embedded, restart }: BackupsDependencies): void {
  if (!embedded) return;
  const { folder } = embedded;
  const make = async (kind: BackupKind, progress: (percent: number) => Promise<void>) => {
    await folder.forgetUnfinished(clock.now());
    const target = folder.fileOf(folder.newName(kind, clock.now()));
    await makeBackup(embedded, { target, version, now: clock.now(), progress });
  };
  jobs.handle(makeKind, (_payload, progress) => make('manual', progress));
  jobs.handle(restoreKind, async (payload, progress) => {
    const { id, actorId } = payload as { id: string; actorId: string };
    await make('safety', (percent) => progress(Math.floor(percent / 2)));
    await progress(50);
    const { dataDir } = embedded;
    await stageRestore({ dataDir, archive: folder.fileOf(id), actorId, now: clock.now() });
    log.info({ backup: id }, 'a restore is ready; restarting');
    setImmediate(restart);
  });
}

type Known = (id: string) => Promise<StoredBackup>;

/** Work that takes a while: at most one at a time, and only with room for another copy. */
function createBeginning(dependencies: BackupsDependencies & { audit: Audit }, known: Known) {
  const { database, jobs, disk, embedded, audit } = dependencies;

  async function begin(kind: string, payload: object): Promise<{ started: true }> {
    if (!embedded) throw new AppError('conflict', elsewhere);
    if (await jobRows.runningBackup(database.read)) throw new AppError('conflict', busy);
    const space = await disk.space();
    const needed = await figures.storedBytes(database.read);
    if (space && space.free < needed * 1.2)
      throw new AppError('conflict', 'There is not enough space left on the disk for another copy.');
    const about = 'actorId' in payload ? String(payload.actorId) : undefined;
    const options = { uniqueKey: 'backup or restore', maxAttempts: 1 };
    await jobs.enqueue(kind, payload, about === undefined ? options : { ...options, about });
    return { started: true };
  }

  return {
    async make(admin: Principal) {
      const started = await begin(makeKind, {});
      await audit.note(database.write, admin, 'backup.make');
      return started;
    },
    async restore(admin: Principal, id: string) {
      await known(id);
      const started = await begin(restoreKind, { id, actorId: admin.userId });
      await audit.note(database.write, admin, 'backup.restore', undefined, { backup: id });
      return started;
    },
  };
}

/** Backups of the embedded installation; elsewhere the commands with which they are made. */
export function createBackups(dependencies: BackupsDependencies & { audit: Audit }): Backups {
  const { database, clock, secrets, store, embedded, audit } = dependencies;
  handleJobs(dependencies);

  async function known(id: string): Promise<StoredBackup> {
    const backup = await embedded?.folder.find(id);
    if (!backup) throw notFound('This backup');
    return backup;
  }

  /** What is signed: the address ends with the access of the administrator who asked for it. */
  async function downloadText(id: string, adminId: string, expires: string): Promise<string> {
    const row = await userRows.findUser(database.read, adminId);
    if (row?.role !== 'admin' || row.blocked === 1) throw notFound('This backup');
    return [id, adminId, expires, row.access_renewed_at ?? ''].join('\n');
  }

  return {
    ...createBeginning(dependencies, known),
    async list() {
      const backups = ((await embedded?.folder.list()) ?? []).map(present);
      const running = await jobRows.runningBackup(database.read);
      return {
        embedded: embedded !== undefined,
        backups,
        total: backups.length,
        running: running ? { progress: running.progress, restores: running.kind === restoreKind } : null,
        failure: (await jobRows.lastBackupFailure(database.read)) ?? (await nightlyFailure(database)) ?? null,
        folder: embedded?.folder.path ?? null,
        commands: embedded ? [] : backupCommands({ database: database.kind, store: store.kind }),
      };
    },
    async remove(admin, id) {
      await known(id);
      if (await jobRows.runningBackup(database.read)) throw new AppError('conflict', busy);
      await embedded?.folder.remove(id);
      await audit.note(database.write, admin, 'backup.delete', undefined, { backup: id });
      return { id };
    },
    async download(admin, id) {
      await known(id);
      const expiresAt = plus(clock.now(), limits.exportMinutes * minuteMs);
      const expires = String(expiresAt.getTime());
      const signature = secrets.sign(purpose, await downloadText(id, admin.userId, expires));
      await audit.note(database.write, admin, 'backup.download', undefined, { backup: id });
      const query = new URLSearchParams({ name: id, admin: admin.userId, expires, signature });
      return { url: `/api/exports/backup.zip?${query}`, expires_at: expiresAt.toISOString() };
    },
    async open({ name, admin, expires, signature }) {
      const isFresh = /^\d{1,15}$/.test(expires) && Number(expires) > clock.now().getTime();
      if (!isFresh || !secrets.verify(purpose, await downloadText(name, admin, expires), signature))
        throw notFound('This backup');
      const backup = await known(name);
      if (!embedded) throw notFound('This backup');
      const bytes = createReadStream(embedded.folder.fileOf(name));
      return { fileName: `${name}.zip`, size: backup.bytes, bytes };
    },
  };
}
