import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { backupCommands } from '../features/admin/backup-commands.ts';
import { AppError } from '../platform/app-error.ts';
import { type AccessLog, createAccessLog } from '../platform/backup/access-log.ts';
import { type BackupKind, openBackupFolder } from '../platform/backup/backup-folder.ts';
import { type BackupSource, makeBackup } from '../platform/backup/make-backup.ts';
import { fileLocation } from '../platform/files/file-store.ts';
import { databaseLocation } from '../platform.ts';
import type { Command, Setting } from './command.ts';

/** The data folder where Drape keeps everything in it; undefined where PostgreSQL or S3 hold a part. */
export function embeddedSource({ config, database }: Setting): BackupSource | undefined {
  const location = database ?? databaseLocation(config);
  if (!('file' in location) || !('folder' in fileLocation(config))) return undefined;
  return { dataDir: config.dataDir, databaseFile: location.file };
}

export function backupFolderOf({ config }: Setting) {
  return openBackupFolder(join(config.dataDir, 'backups'));
}

/** Where changes of access are noted, if Drape makes the backups. */
export function accessLogOf(setting: Setting): AccessLog {
  const folder = embeddedSource(setting) && backupFolderOf(setting).path;
  return createAccessLog(folder, setting);
}

/** Says with which programs a backup is made or restored where the data lies elsewhere. */
export function sayCommands({ config, say }: Setting): void {
  const database = config.DATABASE_URL ? 'postgres' : 'sqlite';
  const store = 'folder' in fileLocation(config) ? 'folder' : 's3';
  for (const { label, command } of backupCommands({ database, store })) say(`\n# ${label}\n${command}`);
}

/** Writes a backup, by default among those of Admin → Backups; answers its path. */
export async function writeBackup(
  setting: Setting,
  source: BackupSource,
  kind: BackupKind,
  path?: string,
): Promise<string> {
  const folder = backupFolderOf(setting);
  const now = setting.clock.now();
  await folder.forgetUnfinished(now);
  const target = path ?? folder.fileOf(folder.newName(kind, now));
  await makeBackup(source, { target, version: setting.version, now, progress: async () => undefined });
  return target;
}

const size = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;

export const backup: Command = {
  usage: 'backup [--to FILE]',
  summary: 'Writes one ZIP file of everything, also while Drape runs',
  options: { to: { type: 'string' } },
  takes: 0,
  async run(setting, { values }) {
    const { config, say } = setting;
    const source = embeddedSource(setting);
    if (!source) {
      say('Nothing was backed up: the data does not all lie in DATA_DIR. These commands do it:');
      sayCommands(setting);
      return false;
    }
    if (!existsSync(source.databaseFile))
      throw new AppError('not_found', `There is nothing to back up in ${config.dataDir}.`);
    const path = typeof values.to === 'string' ? resolve(values.to) : undefined;
    if (path && existsSync(path)) throw new AppError('conflict', `${path} is there already.`);
    const written = await writeBackup(setting, source, 'manual', path);
    say(`${written} (${size((await stat(written)).size)})`);
    if (config.APP_SECRET) say('APP_SECRET comes from the environment and is not in it: keep it beside it.');
    return true;
  },
};
