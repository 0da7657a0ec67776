import { backupBeforeUpgrade } from '../platform/backup/backup-before-upgrade.ts';
import { fileLocation, openFileStore } from '../platform/files/file-store.ts';
import { embeddedData } from '../platform.ts';
import { type Command, withDatabase } from './command.ts';

export const migrate: Command = {
  usage: 'migrate',
  summary: 'Brings the tables up to date, as every start does, after a backup',
  takes: 0,
  run: (setting) =>
    withDatabase(setting, async (database) => {
      const { config, clock, version, say: announce } = setting;
      const embedded = embeddedData(config, setting.database, openFileStore(fileLocation(config)));
      await backupBeforeUpgrade({ database, clock, version, embedded, announce });
      const done = await database.migrate();
      for (const step of done) setting.say(step);
      setting.say(done.length === 0 ? 'The tables were up to date.' : 'The tables are up to date.');
      return true;
    }),
};
