import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@drape/contract/wire/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { applyRestore } from '../../src/platform/backup/apply-restore.ts';
import { makeBackup } from '../../src/platform/backup/make-backup.ts';
import { stageRestore } from '../../src/platform/backup/stage-restore.ts';
import { fileOf, outfitPhoto } from '../photos.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-backups-'));
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const databaseFile = () => ('file' in test.location ? test.location.file : '');

async function backUp(name: string): Promise<string> {
  const target = join(folder, `${name}.zip`);
  const progress = async () => undefined;
  const source = { dataDir: test.folder, databaseFile: databaseFile() };
  await makeBackup(source, { target, version: 'test', now: new Date(), progress });
  return target;
}

/** Into an installation that has nothing yet; answers its folder. */
async function restore(archive: string): Promise<string> {
  const dataDir = mkdtempSync(join(folder, 'empty-'));
  await stageRestore({ dataDir, archive, actorId: undefined, now: new Date() });
  applyRestore(dataDir, join(dataDir, 'drape.sqlite'));
  return dataDir;
}

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** What a restore adds or ends on purpose. */
const changedByRestore = new Set(['audit_log', 'jobs', 'sessions', 'one_time_secrets']);

/** Table → rows and the checksum of their content. */
function tables(file: string): Map<string, { rows: number; sum: string }> {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const names = database.prepare("select name from sqlite_master where type = 'table'").all();
    const known = names.map(({ name }) => String(name)).filter((name) => !changedByRestore.has(name));
    return new Map(
      known.map((name) => {
        const rows = database
          .prepare(`select * from "${name}"`)
          .all()
          .map((row) => JSON.stringify(row));
        return [name, { rows: rows.length, sum: digest(rows.sort().join('\n')) }];
      }),
    );
  } finally {
    database.close();
  }
}

/** Path below `files` → checksum. */
function files(dataDir: string): Map<string, string> {
  const root = join(dataDir, 'files');
  mkdirSync(root, { recursive: true });
  const entries = readdirSync(root, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const paths = entries.map((entry) => join(entry.parentPath, entry.name)).sort();
  return new Map(paths.map((path) => [relative(root, path), digest(readFileSync(path))]));
}

type Writing = { stopped: boolean; acknowledged: Map<string, string> };

/** Uploads, likes and deletes until it is stopped; notes what is there by id and image. */
async function write(client: Client, photo: File, writing: Writing): Promise<void> {
  while (!writing.stopped) {
    const { id, image_url } = await client.uploadAnalyze({ file: photo });
    writing.acknowledged.set(String(id), String(image_url));
  }
}

it('a backup taken while people write is whole: all that was acknowledged before, and every row with its file', async () => {
  const photo = fileOf(await outfitPhoto({ width: 160 }));
  const people = [await test.signUp(), await test.signUp(), await test.signUp()];
  const writing: Writing = { stopped: false, acknowledged: new Map() };
  const load = people.map(({ client }) => write(client, photo, writing));
  await expect.poll(() => writing.acknowledged.size, { timeout: 60_000 }).toBeGreaterThanOrEqual(6);
  const before = new Set(writing.acknowledged.keys());
  const archive = await backUp('under-load');
  writing.stopped = true;
  await Promise.all(load);

  const dataDir = await restore(archive);
  const restored = new DatabaseSync(join(dataDir, 'drape.sqlite'), { readOnly: true });
  const ids = new Set(
    restored
      .prepare('select id from analyses')
      .all()
      .map(({ id }) => String(id)),
  );
  const keys = restored.prepare('select key, bytes from stored_files').all();
  restored.close();
  for (const id of before) expect(ids).toContain(id);
  const [there, source] = [files(dataDir), files(test.folder)];
  for (const { key } of keys) expect(there.get(String(key))).toBe(source.get(String(key)));
  expect(keys.length).toBe(ids.size * 2);
}, 120_000);

it('restored into an empty installation, every table and every file has the same count and checksum', async () => {
  const dataDir = await restore(await backUp('at-rest'));
  expect(tables(join(dataDir, 'drape.sqlite'))).toEqual(tables(databaseFile()));
  expect(files(dataDir)).toEqual(files(test.folder));
  expect(files(dataDir).size).toBeGreaterThan(0);
});
