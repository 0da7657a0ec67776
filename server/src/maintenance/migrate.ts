import { type Command, withDatabase } from './command.ts';

export const migrate: Command = {
  usage: 'migrate',
  summary: 'Brings the tables up to date, as every start does',
  takes: 0,
  run: (setting) =>
    withDatabase(setting, async (database) => {
      const done = await database.migrate();
      for (const step of done) setting.say(step);
      setting.say(done.length === 0 ? 'The tables were up to date.' : 'The tables are up to date.');
      return true;
    }),
};
