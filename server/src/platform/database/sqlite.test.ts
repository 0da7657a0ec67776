import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from './database.ts';
import { migrations } from './migrations/all.ts';
import { openSqlite } from './sqlite.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drape-sqlite-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a database that cannot be opened is named with its file', () => {
  const file = join(folder, 'not-there', 'drape.sqlite');
  const open = () =>
    openSqlite(
      file,
      () => undefined,
      () => false,
    );
  expect(open).toThrow(`${file} cannot be opened`);
});

it('a step of the tables that fails leaves nothing behind, not even of the steps before it', async () => {
  const database = openDatabase({ file: join(folder, 'drape.sqlite') }, () => undefined);
  const failing = '9999-fails';
  Object.assign(migrations, {
    [failing]: { up: () => Promise.reject(new Error('This step fails')) },
  });
  try {
    await expect(database.migrate()).rejects.toThrow('This step fails');
    const { rows } = await sql`select name from sqlite_master`.execute(database.read);
    expect(rows).toEqual([]);
  } finally {
    Reflect.deleteProperty(migrations, failing);
  }
  expect(await database.migrate()).toEqual(Object.keys(migrations));
  expect(await database.migrate()).toEqual([]);
  await database.close();
});
