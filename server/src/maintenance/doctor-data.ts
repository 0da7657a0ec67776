import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { countOtherAdmins } from '../features/account/leaving/removal-repository.ts';
import { countJobs } from '../features/admin/jobs-repository.ts';
import { minuteMs, plus } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { fileLocation, openFileStore } from '../platform/files/file-store.ts';
import { fileIntegrity } from '../platform/files/lost-files.ts';
import { databaseLocation } from '../platform.ts';
import { type Setting, withDatabase } from './command.ts';
import { type Check, failed, ok, type Verdict, warning } from './verdict.ts';

/** Opening would make the embedded database; the doctor changes nothing. */
function inDatabase(work: (database: Database, setting: Setting) => Promise<Verdict>) {
  return async (setting: Setting): Promise<Verdict> => {
    const location = setting.database ?? databaseLocation(setting.config);
    if ('file' in location && !existsSync(location.file))
      return warning('Not there yet: the first start makes it');
    return withDatabase(setting, (database) => work(database, setting));
  };
}

async function checkDatabase(database: Database): Promise<Verdict> {
  await database.ping();
  const { missing } = await database.tableState();
  if (missing.length > 0) return failed(`The tables lack ${missing.join(', ')}: drape migrate, or a start`);
  if (database.kind === 'postgres') return ok('PostgreSQL answers, its tables are up to date');
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database.read);
  const verdict = rows[0]?.quick_check;
  return verdict === 'ok' ? ok('Sound, its tables are up to date') : failed(`Damaged: ${verdict}`);
}

/** What is recorded must lie in the store; what lies there unrecorded is removed by the server within hours. */
async function checkFiles(database: Database, { config }: Setting): Promise<Verdict> {
  const store = openFileStore(fileLocation(config));
  const { recorded, lost, extra } = await fileIntegrity(database, store);
  if (lost.length > 0) return failed(`${lost.length} of ${recorded} are missing, for instance ${lost[0]}`);
  return ok(`${recorded} are there${extra > 0 ? `, and ${extra} that no row names` : ''}`);
}

async function checkAdministrators(database: Database): Promise<Verdict> {
  const count = await countOtherAdmins(database.read, '');
  return count > 0 ? ok(`${count} can sign in`) : failed('None can sign in: drape admin create makes one');
}

async function checkWork(database: Database, { clock }: Setting): Promise<Verdict> {
  const since = plus(clock.now(), -5 * minuteMs).toISOString();
  const { due, failed: givenUp } = await countJobs(database.read, since);
  const said = `${due} late, ${givenUp} given up in seven days`;
  // Everything is late where no server has run for a while.
  return givenUp === 0 ? ok(said) : warning(said);
}

export const dataChecks: Check[] = [
  { name: 'Database', run: inDatabase(checkDatabase) },
  { name: 'Photos and files', run: inDatabase(checkFiles) },
  { name: 'Administrators', run: inDatabase(checkAdministrators) },
  { name: 'Background work', run: inDatabase(checkWork) },
];
