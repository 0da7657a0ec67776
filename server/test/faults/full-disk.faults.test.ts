import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../src/platform/database/database.ts';
import { fileOf, outfitPhoto } from '../photos.ts';
import { failure, startTestApp } from '../test-app.ts';

const scratch = mkdtempSync(join(tmpdir(), 'drape-full-'));
const disk = join(scratch, 'disk');
mkdirSync(disk);

/** A small disk of its own, where this process may mount one. */
function mounts(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=48m', 'none', disk], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const hasOwnDisk = process.env.DRAPE_TEST_DATABASE !== 'postgres' && mounts();

afterAll(() => {
  if (hasOwnDisk) execFileSync('umount', [disk]);
  rmSync(scratch, { recursive: true, force: true });
});

/** Writes until nothing more fits. */
function fillUp(file: string): void {
  for (const size of [1 << 20, 1 << 16, 1 << 12])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
    } catch {
      // This size does not fit any more.
    }
}

const env = { ADMIN_PASSWORD: 'steady-88', DATA_DIR: disk, DEMO_ACCOUNT: 'off' };

if (hasOwnDisk)
  it('on a disk that is really full an administrator signs in and makes room, and photos do not take it', async () => {
    const test = await startTestApp({ env, database: { file: join(disk, 'drape.sqlite') } });
    try {
      await test.app.warmUp();
      const { client, id } = await test.signUp('member');
      const photo = fileOf(await outfitPhoto({ width: 240 }));
      await client.uploadAnalyze({ file: photo });
      expect(existsSync(join(disk, 'reserve'))).toBe(true);

      fillUp(join(disk, 'something-else'));
      expect(statfsSync(disk).bavail).toBe(0);
      expect((await failure(client.uploadAnalyze({ file: photo }))).status).toBe(503);
      expect(existsSync(join(disk, 'reserve'))).toBe(false);
      const body = { username: 'admin', password: 'steady-88' };
      const admin = test.client((await test.client().login({ body })).access_token);
      expect((await failure(client.uploadAnalyze({ file: photo }))).message).toMatch(/disk of this server/);
      await admin.removeUser({ params: { id } });

      rmSync(join(disk, 'something-else'));
      const next = await test.signUp('next');
      await next.client.uploadAnalyze({ file: photo });
      expect(existsSync(join(disk, 'reserve'))).toBe(true);
    } finally {
      await test.app.close();
    }
  });

it('a database that finds no space repeats a statement and a transaction once room was made', async () => {
  const file = join(scratch, 'small.sqlite');
  const fill = new DatabaseSync(file);
  fill.exec('pragma journal_mode = wal; create table rows (text text); create table reserve (bytes blob)');
  fill.exec('insert into reserve values (randomblob(200000))');
  let asked = 0;
  const database = openDatabase(
    { file },
    () => undefined,
    () => {
      asked += 1;
      // Pages that were held back become free for others.
      return fill.prepare('delete from reserve').run().changes > 0;
    },
  );
  const { write } = database;
  const insert = sql`insert into rows values (hex(randomblob(5000)))`;
  await sql`pragma max_page_count = 1`.execute(write);

  await database.transaction(async (transaction) => {
    await insert.execute(transaction);
    await insert.execute(transaction);
  });
  expect([asked, fill.prepare('select count(*) as n from rows').get()?.n]).toEqual([1, 2]);

  fill.exec('insert into reserve select randomblob(5000) from rows');
  const fillRest = async () => {
    for (;;) await insert.execute(write);
  };
  await expect(fillRest()).rejects.toThrow(/full/);
  expect(asked).toBe(3);
  await database.close();
  fill.close();
});
