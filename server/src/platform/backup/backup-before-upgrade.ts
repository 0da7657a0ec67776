import { AppError } from '../app-error.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import type { BackupFolder } from './backup-folder.ts';
import { checkBackup } from './check-backup.ts';
import { type BackupSource, makeBackup } from './make-backup.ts';

type Dependencies = {
  database: Pick<Database, 'tableState'>;
  clock: Clock;
  version: string;
  /** Undefined where Drape makes no backups itself. */
  embedded: (BackupSource & { folder: BackupFolder; keptUpgrades: number }) | undefined;
  announce(line: string): void;
};

/** Tables change only forward, so what is there is kept first, where Drape makes backups itself and there is anything. */
export async function backupBeforeUpgrade(dependencies: Dependencies): Promise<void> {
  const { database, clock, version, embedded, announce } = dependencies;
  const { done, missing } = await database.tableState();
  if (!embedded || embedded.keptUpgrades === 0 || done.length === 0 || missing.length === 0) return;
  const { folder, keptUpgrades } = embedded;
  const now = clock.now();
  const name = folder.newName('upgrade', now);
  announce(`The tables will change. What is there now is kept as the backup ${name} first.`);
  try {
    await makeBackup(embedded, {
      target: folder.fileOf(name),
      version,
      now,
      progress: async () => undefined,
    });
    await checkBackup(folder.fileOf(name), folder.path);
  } catch (error) {
    await folder.remove(name).catch(() => undefined);
    const reason = error instanceof Error ? error.message : String(error);
    throw new AppError(
      'unavailable',
      `The backup before the upgrade failed (${reason}); nothing was changed. Is there room in ${folder.path}? UPGRADE_BACKUPS=0 goes on without one.`,
      { cause: error },
    );
  }
  const kept = (await folder.list()).filter(({ kind }) => kind === 'upgrade');
  for (const { id } of kept.slice(keptUpgrades)) await folder.remove(id);
}
