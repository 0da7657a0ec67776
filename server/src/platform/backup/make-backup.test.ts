import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeBackup } from './make-backup.ts';

let dataDir: string;
let target: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'drape-backup-'));
  target = join(dataDir, 'backups', 'one.zip');
  mkdirSync(join(dataDir, 'files'));
  for (let i = 0; i < 150; i++) writeFileSync(join(dataDir, 'files', `${i}.webp`), 'x'.repeat(1000));
  const database = new DatabaseSync(join(dataDir, 'drape.sqlite'));
  database.exec('create table things (id text)');
  database.close();
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Something happens when two thirds of the files are read. */
function backUp(meanwhile: (files: string[]) => void): Promise<void> {
  const source = { dataDir, databaseFile: join(dataDir, 'drape.sqlite') };
  const files = readdirSync(join(dataDir, 'files')).map((name) => join(dataDir, 'files', name));
  return makeBackup(source, {
    target,
    version: 'test',
    now: new Date(),
    async progress(percent) {
      if (percent > 20) meanwhile(files);
    },
  });
}

test('a percentage that cannot be noted harms nothing', async () => {
  await backUp(() => {
    throw new Error('the database is locked');
  });
  expect(statSync(target).size).toBeGreaterThan(150 * 1000);
});

test('files that are deleted meanwhile are no reason to fail', async () => {
  await backUp((files) => {
    for (const file of files) rmSync(file, { force: true });
  });
  expect(statSync(target).size).toBeGreaterThan(90 * 1000);
});

test('a file that cannot be read fails the backup instead of lying in it empty or in part', async () => {
  const unreadable = backUp((files) => {
    for (const file of files) {
      rmSync(file, { force: true });
      mkdirSync(file);
    }
  });
  await expect(unreadable).rejects.toMatchObject({ code: 'EISDIR' });
  expect(existsSync(target)).toBe(false);
  expect(readdirSync(join(dataDir, 'backups'))).toEqual([]);
});
