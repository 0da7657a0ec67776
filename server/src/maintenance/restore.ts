import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AppError } from '../platform/app-error.ts';
import { applyRestore } from '../platform/backup/apply-restore.ts';
import type { BackupSource } from '../platform/backup/make-backup.ts';
import { stageRestore } from '../platform/backup/stage-restore.ts';
import { aloneInDataFolder } from '../platform/process/data-folder-use.ts';
import { backupFolderOf, embeddedSource, sayCommands, writeBackup } from './backup.ts';
import type { Command, Setting } from './command.ts';

/** A path, or the name of a backup that Drape keeps. */
function archiveOf(setting: Setting, given: string): string {
  const candidates = [resolve(given), backupFolderOf(setting).fileOf(given.replace(/\.zip$/, ''))];
  const found = candidates.find(existsSync);
  if (!found) throw new AppError('not_found', `There is no backup ${given}.`);
  return found;
}

async function replaceAll(setting: Setting, source: BackupSource, archive: string): Promise<void> {
  const { clock, say } = setting;
  const { dataDir, databaseFile } = source;
  if (existsSync(databaseFile)) {
    const safety = await writeBackup(setting, source, 'safety');
    say(`What was there until now is kept in ${safety}`);
  }
  await stageRestore({ dataDir, archive, actorId: undefined, now: clock.now() });
  applyRestore(dataDir, databaseFile);
}

export const restore: Command = {
  usage: 'restore BACKUP [--yes]',
  summary: 'Puts a backup in the place of everything, with Drape stopped; keeps a safety copy first',
  options: { yes: { type: 'boolean' } },
  takes: 1,
  async run(setting, { values, positionals: [given = ''] }) {
    const { config, say, confirm } = setting;
    const source = embeddedSource(setting);
    if (!source) {
      say('Nothing was restored: the data does not all lie in DATA_DIR. These commands do it:');
      sayCommands(setting);
      return false;
    }
    const archive = archiveOf(setting, given);
    return aloneInDataFolder(config.dataDir, async () => {
      const agreed = values.yes === true || (await confirm(`Replace everything in ${config.dataDir}?`));
      if (!agreed) {
        say('Nothing was changed. Where nobody can be asked, --yes agrees.');
        return false;
      }
      await replaceAll(setting, source, archive);
      say('Restored. The next start brings the tables up to date where the backup is of an older version.');
      return true;
    });
  },
};
