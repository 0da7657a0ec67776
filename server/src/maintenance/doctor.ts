import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../platform/app-error.ts';
import { checkBackup } from '../platform/backup/check-backup.ts';
import { dayMs } from '../platform/clock.ts';
import { createDiskSpace } from '../platform/files/disk-space.ts';
import { aloneInDataFolder } from '../platform/process/data-folder-use.ts';
import { backupFolderOf, embeddedSource } from './backup.ts';
import type { Command, Setting } from './command.ts';
import { dataChecks } from './doctor-data.ts';
import { outsideChecks } from './doctor-outside.ts';
import { type Check, failed, ok, type Verdict, warning } from './verdict.ts';

const gigabyte = 1024 ** 3;
const newestNeeded = 24;

function checkRuntime(): Verdict {
  const major = Number.parseInt(process.versions.node, 10);
  return major >= newestNeeded
    ? ok(`Node ${process.versions.node}`)
    : failed(`Node ${newestNeeded} is needed`);
}

async function checkFolder({ config }: Setting): Promise<Verdict> {
  const probe = join(config.dataDir, '.doctor');
  await writeFile(probe, 'ok');
  await rm(probe);
  const others = statSync(config.dataDir).mode & 0o007;
  if (others !== 0) return warning(`${config.dataDir} is open to every user of the machine (chmod o-rwx)`);
  return ok(`${config.dataDir} can be written`);
}

async function checkDisk({ config }: Setting): Promise<Verdict> {
  const space = await createDiskSpace(config.dataDir).space();
  if (!space) return ok('Nothing lies on this disk');
  const said = `${(space.free / gigabyte).toFixed(1)} of ${(space.total / gigabyte).toFixed(1)} GB free`;
  return space.free > Math.max(gigabyte, space.total * 0.05) ? ok(said) : warning(said);
}

async function checkServer({ config }: Setting): Promise<Verdict> {
  try {
    await aloneInDataFolder(config.dataDir, async () => undefined);
    return ok('Not running on this data folder');
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') return ok('Running on this data folder');
    throw error;
  }
}

function checkAddress({ config }: Setting): Verdict {
  const { protocol, hostname } = new URL(config.publicUrl);
  const isLocal = hostname === 'localhost' || hostname.startsWith('127.');
  if (protocol !== 'https:' && !isLocal)
    return warning(
      `${config.publicUrl} is not https: the camera stays off, and passwords travel in the open`,
    );
  if (protocol === 'https:' && !config.TRUST_PROXY)
    return warning('TRUST_PROXY is not set, so all visitors behind the proxy count as one');
  return ok(config.publicUrl);
}

async function checkBackups(setting: Setting): Promise<Verdict> {
  if (!embeddedSource(setting)) return ok('Made outside of Drape (drape backup shows how)');
  const [latest] = await backupFolderOf(setting).list();
  if (!latest) return warning('There is none yet: drape backup makes one');
  const days = Math.floor((setting.clock.now().getTime() - Date.parse(latest.createdAt)) / dayMs);
  const said = days <= 0 ? 'The latest is of today' : `The latest is ${days} days old`;
  return days > 14 ? warning(said) : ok(said);
}

/** What a restore would find in the latest backup. */
async function drillRestore(setting: Setting): Promise<Verdict> {
  const folder = backupFolderOf(setting);
  const [latest] = embeddedSource(setting) ? await folder.list() : [];
  if (!latest) return warning('There is no backup to open');
  const { files, missing } = await checkBackup(folder.fileOf(latest.id));
  const said = `${latest.id} opens, its database is sound`;
  if (missing > 0) return warning(`${said}, ${missing} of ${files} files are not in it`);
  return ok(`${said}, its ${files} files are in it`);
}

const checks: Check[] = [
  { name: 'Runtime', run: checkRuntime },
  { name: 'Data folder', run: checkFolder },
  { name: 'Disk', run: checkDisk },
  { name: 'Server', run: checkServer },
  { name: 'Address', run: checkAddress },
  ...dataChecks,
  { name: 'Backups', run: checkBackups },
  { name: 'Restore drill', run: drillRestore },
  ...outsideChecks,
];

async function run({ run: work }: Check, setting: Setting): Promise<Verdict> {
  try {
    return await work(setting);
  } catch (error) {
    return failed(error instanceof Error ? error.message || error.name : String(error));
  }
}

export const doctor: Command = {
  usage: 'doctor',
  summary: 'Tries every part of the installation and says what is wrong; changes nothing',
  takes: 0,
  async run(setting) {
    let worst = true;
    for (const check of checks) {
      const { state, detail } = await run(check, setting);
      setting.say(`${state.padEnd(8)} ${check.name.padEnd(16)} ${detail}`);
      if (state === 'failed') worst = false;
    }
    return worst;
  },
};
