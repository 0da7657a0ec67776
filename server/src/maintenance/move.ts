import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { type Config, readConfig } from '../config.ts';
import { AppError } from '../platform/app-error.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { fileLocation, openFileStore } from '../platform/files/file-store.ts';
import { aloneInDataFolder } from '../platform/process/data-folder-use.ts';
import { databaseLocation } from '../platform.ts';
import { type Command, type Setting, withDatabase } from './command.ts';
import { moveFiles } from './move-files.ts';
import { moveTables } from './move-tables.ts';

const secretName = 'app-secret';

/** The settings to move to. Without a secret of their own they take over the one that everything is sealed with. */
function destinationOf(file: string, { appSecret }: Config): Config {
  const path = resolve(file);
  if (!existsSync(path)) throw new AppError('not_found', `There are no settings at ${path}.`);
  const given = parseEnv(readFileSync(path, 'utf8'));
  const config = readConfig({ ...given, APP_SECRET: given.APP_SECRET || appSecret });
  const kept = join(config.dataDir, secretName);
  const other = !given.APP_SECRET && existsSync(kept) ? readFileSync(kept, 'utf8').trim() : config.appSecret;
  if (other !== appSecret)
    throw new AppError(
      'conflict',
      `The destination has another secret. Set APP_SECRET in ${path} to what is set now, or to what stands in ${secretName} of DATA_DIR: connections and second factors are sealed with it.`,
    );
  return config;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Nothing of anybody else may be lost. Accounts of the source alone are from a move that was broken off. */
async function refuseStrangers(from: Database, to: Database): Promise<void> {
  const idsOf = async (database: Database) =>
    (await database.read.selectFrom('users').select('id').execute()).map(({ id }) => id);
  const known = new Set(await idsOf(from));
  if ((await idsOf(to)).some((id) => !known.has(id)))
    throw new AppError(
      'conflict',
      'The destination holds accounts that are not here. Nothing was changed; empty it first.',
    );
}

async function moveDatabase(setting: Setting, from: Database, target: Config): Promise<void> {
  const to = openDatabase(databaseLocation(target), () => undefined);
  try {
    const { missing } = await from.tableState();
    if (missing.length > 0)
      throw new AppError('conflict', 'The tables here are of an older version: run drape migrate first.');
    await to.migrate();
    await refuseStrangers(from, to);
    const digests = await moveTables(from, to, setting.say);
    const rows = [...digests.values()].reduce((sum, each) => sum + each.rows, 0);
    setting.say(`Database: ${digests.size} tables with ${rows} rows are the same on both sides.`);
  } finally {
    await to.close();
  }
}

async function moveStore({ config, say }: Setting, database: Database, target: Config): Promise<boolean> {
  const [from, to] = [config, target].map((each) => openFileStore(fileLocation(each)));
  if (!from || !to) return false;
  await to.ping();
  const { files, copied, bytes, lost } = await moveFiles(database, from, to, say);
  const megabytes = (bytes / 2 ** 20).toFixed(1);
  say(`Files: ${files} (${megabytes} MB) are the same on both sides, ${copied} of them copied now.`);
  if (lost.length > 0) say(`Missing here already, and therefore there: ${lost.length}, such as ${lost[0]}`);
  return lost.length === 0;
}

/** The embedded side must have no server while it is read or written. */
async function alone<T>(configs: readonly Config[], work: () => Promise<T>): Promise<T> {
  const [first, ...rest] = [...new Map(configs.map((config) => [config.dataDir, config])).values()];
  return first ? aloneInDataFolder(first.dataDir, () => alone(rest, work)) : work();
}

/** Moves everything that is not the same place already; answers whether nothing is missing. */
async function moveAll(setting: Setting, target: Config): Promise<boolean> {
  const here = setting.database ?? databaseLocation(setting.config);
  const movesDatabase = !same(here, databaseLocation(target));
  const movesFiles = !same(fileLocation(setting.config), fileLocation(target));
  if (!movesDatabase && !movesFiles) throw new AppError('conflict', 'These settings name the same places.');
  return withDatabase(setting, async (from) => {
    if (movesDatabase) await moveDatabase(setting, from, target);
    const complete = movesFiles ? await moveStore(setting, from, target) : true;
    const kept = join(target.dataDir, secretName);
    if (existsSync(kept) || target.DATABASE_URL) return complete;
    writeFileSync(kept, `${target.appSecret}\n`, { mode: 0o600, flag: 'wx' });
    return complete;
  });
}

export const move: Command = {
  usage: 'move --to FILE [--yes]',
  summary:
    'Copies database and files to where the settings in FILE say, with Drape stopped, and compares them',
  options: { to: { type: 'string' }, yes: { type: 'boolean' } },
  takes: 0,
  async run(setting, { values }) {
    const { config, say, confirm } = setting;
    const target = destinationOf(typeof values.to === 'string' ? values.to : '', config);
    const agreed = values.yes === true || (await confirm('Is every server here and there stopped?'));
    if (!agreed) {
      say('Nothing was changed. Where nobody can be asked, --yes agrees.');
      return false;
    }
    const complete = await alone([config, target], () => moveAll(setting, target));
    say('Start Drape with the new settings now. What was here is untouched; backups were not moved.');
    return complete;
  },
};
