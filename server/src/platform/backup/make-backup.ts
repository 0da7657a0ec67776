import { once } from 'node:events';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { backup as copyDatabase, DatabaseSync } from 'node:sqlite';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createZipWriter } from '../archive/zip-writer.ts';

/** The names in a backup. */
export const backupNames = {
  manifest: 'backup.json',
  database: 'drape.sqlite',
  secret: 'app-secret',
  files: 'files/',
} as const;

export type BackupSource = { dataDir: string; databaseFile: string };

type Options = { target: string; version: string; now: Date; progress(percent: number): Promise<void> };

/** Pages of the database that are copied at a time, between which others may write. */
const pagesAtOnce = 2000;

/**
 * Writes one ZIP file of the database as it is at one moment, the stored files and the secret of the installation. The
 * target appears only when it is complete. Files that are deleted meanwhile are left out or empty; any other file that
 * cannot be read makes it reject.
 */
export async function makeBackup(source: BackupSource, options: Options): Promise<void> {
  const { target, progress } = options;
  const snapshot = `${target}.sqlite`;
  const part = `${target}.part`;
  await mkdir(join(target, '..'), { recursive: true, mode: 0o700 });
  try {
    await snapshotOf(source.databaseFile, snapshot);
    await progress(20);
    await writeZip(source, options, snapshot, part);
    await rename(part, target);
  } finally {
    await rm(snapshot, { force: true });
    await rm(part, { force: true });
  }
}

async function snapshotOf(databaseFile: string, target: string): Promise<void> {
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5000 });
  try {
    await copyDatabase(database, target, { rate: pagesAtOnce });
  } finally {
    database.close();
  }
}

async function filesBelow(folder: string): Promise<{ path: string; name: string }[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path, name: relative(folder, path).split(sep).join('/') };
    });
}

/** Undefined for a file that was deleted meanwhile. */
async function openUnlessGone(path: string): Promise<Readable | undefined> {
  const stream = createReadStream(path);
  try {
    await once(stream, 'open');
    return stream;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

async function writeZip(
  source: BackupSource,
  options: Options,
  snapshot: string,
  part: string,
): Promise<void> {
  const { version, now, progress } = options;
  const zip = createZipWriter();
  const manifest = { format: 'drape-backup', version: 1, drape: version, created_at: now.toISOString() };
  zip.addText(backupNames.manifest, JSON.stringify(manifest, null, 1));
  zip.addFile(backupNames.database, snapshot);
  const secret = join(source.dataDir, 'app-secret');
  if (existsSync(secret)) zip.addFile(backupNames.secret, secret);
  const files = await filesBelow(join(source.dataDir, 'files'));
  let added = 0;
  for (const { path, name } of files) {
    const exists = await stat(path).then(
      () => true,
      () => false,
    );
    if (!exists) continue;
    zip.addStream(`${backupNames.files}${name}`, () => {
      added++;
      // A backup is no worse for a percentage that could not be noted.
      if (added % 100 === 0) progress(20 + Math.floor((79 * added) / files.length)).catch(() => undefined);
      return openUnlessGone(path);
    });
  }
  zip.end();
  await pipeline(zip.bytes, createWriteStream(part, { mode: 0o600 }));
}
