import type { Database } from '../../platform/database/database.ts';
import * as figures from './figures-repository.ts';

const setting = 'nightly backup failed';

/** Why the last backup that is made by itself failed, if it did. */
export async function nightlyFailure(database: Database): Promise<string | undefined> {
  return (await figures.readSetting(database.read, setting)) || undefined;
}

/** Without a reason the last one did not fail. */
export function noteNightly(database: Database, reason = ''): Promise<void> {
  return figures.saveSetting(database.write, setting, reason);
}
