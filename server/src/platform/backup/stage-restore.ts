import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { migrations } from '../database/migrations/all.ts';
import { newId } from '../ids.ts';
import { type AccessEntry, readAccessLog } from './access-log.ts';
import { restoreFolder } from './apply-restore.ts';
import { keepAccess } from './keep-access.ts';
import { backupNames } from './make-backup.ts';

const manifest = z.object({
  format: z.literal('drape-backup'),
  version: z.literal(1),
  created_at: z.string(),
});
/** How the audit log tells what was done where no administrator was signed in. */
export const fromCommandLine = { by: 'command line' };

const damaged = 'This backup is damaged, so nothing was changed.';
const safeName = /^files\/[\w./-]+$/;

/** Without an actor it is restored from the command line. */
type Options = { dataDir: string; archive: string; actorId: string | undefined; now: Date };

/**
 * Unpacks a backup beside the data, checks it, and leaves it where the next start takes it from. Throws `conflict` for
 * a backup that is damaged or from a later version; then nothing is left behind.
 */
export async function stageRestore(options: Options): Promise<void> {
  const part = join(options.dataDir, 'restore.part');
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  try {
    const madeAt = await unpack(options.archive, part);
    const since = await readAccessLog(join(options.dataDir, 'backups'), madeAt);
    prepareDatabase(join(part, backupNames.database), options, since);
    await rm(restoreFolder(options.dataDir), { recursive: true, force: true });
    await rename(part, restoreFolder(options.dataDir));
  } catch (error) {
    await rm(part, { recursive: true, force: true });
    throw error instanceof AppError ? error : new AppError('conflict', damaged, { cause: error });
  }
}

/** Answers when the backup was made. */
async function unpack(archive: string, target: string): Promise<string> {
  const zip = await openPromise(archive, { lazyEntries: true, autoClose: false, strictFileNames: true });
  try {
    return await unpackEntries(zip, target);
  } finally {
    zip.close();
  }
}

async function unpackEntries(zip: ZipFile, target: string): Promise<string> {
  const single: string[] = [backupNames.database, backupNames.secret];
  let madeAt: string | undefined;
  await mkdir(join(target, 'files'), { mode: 0o700 });
  for await (const entry of zip.eachEntry()) {
    const { fileName: name } = entry;
    const stream = await zip.openReadStreamPromise(entry);
    if (name === backupNames.manifest)
      madeAt = manifest.safeParse(JSON.parse(await text(stream))).data?.created_at;
    else if (single.includes(name) || (safeName.test(name) && !name.includes('..'))) {
      const path = join(target, name);
      await mkdir(dirname(path), { recursive: true });
      await pipeline(stream, createWriteStream(path, { mode: 0o600 }));
    } else stream.destroy();
  }
  if (madeAt === undefined) throw new AppError('conflict', damaged);
  return madeAt;
}

/**
 * Checks the database, takes out work that would run twice (the backup itself and mails that were waiting), and keeps
 * out anyone who was locked out since.
 */
function prepareDatabase(file: string, { actorId, now }: Options, since: readonly AccessEntry[]): void {
  const database = new DatabaseSync(file);
  try {
    const [verdict] = database.prepare('pragma quick_check(1)').all();
    if (verdict?.quick_check !== 'ok') throw new AppError('conflict', damaged);
    const ran = database.prepare('select name from kysely_migration').all();
    const unknown = ran.find(({ name }) => !(String(name) in migrations));
    if (unknown)
      throw new AppError(
        'conflict',
        'This backup was made by a later version of Drape. Please update first.',
      );
    database.exec(
      "delete from jobs where kind in ('admin.backup', 'admin.restore', 'mail.send', 'account.reset-mail', 'account.proof-mail')",
    );
    keepAccess(database, since);
    if (ran.some(({ name }) => name === '0011-admin')) noteRestore(database, actorId, now);
    database.exec('pragma wal_checkpoint(truncate)');
  } finally {
    database.close();
  }
}

/** In the audit log that comes back, since the one of today goes. */
function noteRestore(database: DatabaseSync, actorId: string | undefined, now: Date): void {
  const actor = database.prepare('select id from users where id = ?').get(actorId ?? '');
  const detail = actorId === undefined ? fromCommandLine : {};
  database
    .prepare(
      'insert into audit_log (id, at, actor_id, target_id, action, detail) values (?, ?, ?, null, ?, ?)',
    )
    .run(
      newId(),
      now.toISOString(),
      actor ? (actorId ?? null) : null,
      'backup.restore',
      JSON.stringify(detail),
    );
}
