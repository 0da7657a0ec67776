import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPglitePool } from '../../test/pglite-pool.ts';
import { fileOf, outfitPhoto } from '../../test/photos.ts';
import { startS3StandIn } from '../../test/stand-ins/s3-stand-in.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { addItems } from '../../test/wardrobe.ts';
import { readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/database.ts';
import { fileLocation, openFileStore } from '../platform/files/file-store.ts';
import { moveFiles } from './move-files.ts';
import { digestOf, moveTables, tablesOf } from './move-tables.ts';
import { commandOf } from './run-command.ts';

let test: TestApp;
const folder = mkdtempSync(join(tmpdir(), 'drape-move-'));
const silent = () => undefined;
const sqlite = (name: string) => openDatabase({ file: join(folder, name) }, silent);

beforeAll(async () => {
  test = await startTestApp({ env: { ADMIN_PASSWORD: 'steady-88' } });
  const person = await test.signUp('mover');
  await addItems(person, 'navy wool blazer\nwhite shirt\ngrey trousers\nblack loafers');
  const { items } = await person.client.listItems();
  await person.client.createOutfit({ body: { wardrobe_item_ids: items.map(({ id }) => id), name: 'Été ☀' } });
  await person.client.markWorn({ params: { id: String(items[0]?.id) }, body: {} });
  await person.client.uploadAnalyze({ file: fileOf(await outfitPhoto({ width: 240 })) });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true, force: true });
});

const storeHere = () => openFileStore({ folder: join(test.folder, 'files') });

it('every row goes to PostgreSQL and comes back to SQLite the same', async () => {
  const { database } = test.app;
  const there = openDatabase({ pool: await openPglitePool() }, silent);
  const back = sqlite('back.sqlite');
  await there.migrate();
  await back.migrate();
  const moved = await moveTables(database, there, silent);
  expect(moved.get('wardrobe_items')?.rows).toBe(4);
  expect(await moveTables(there, back, silent)).toEqual(moved);
  for (const table of await tablesOf(database))
    expect(await digestOf(back, table), table.name).toEqual(moved.get(table.name));
  await back.write.updateTable('users').set({ full_name: 'Somebody else' }).execute();
  const [users] = (await tablesOf(back)).filter(({ name }) => name === 'users');
  if (users) expect(await digestOf(back, users)).not.toEqual(moved.get('users'));
  await there.close();
  await back.close();
});

it('files go to S3 and back; what broke off goes on, and what is damaged is written again', async () => {
  const s3 = await startS3StandIn();
  const keys = { S3_BUCKET: 'drape', S3_REGION: 'eu', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  const config = readConfig({ DATA_DIR: join(folder, 's3'), S3_ENDPOINT: s3.endpoint, ...keys });
  const there = openFileStore(fileLocation(config));
  let puts = 0;
  const breaking = { ...there, put: async () => Promise.reject(new Error(`gone after ${puts++}`)) };
  const { database } = test.app;
  await expect(moveFiles(database, storeHere(), breaking, silent)).rejects.toThrow('gone');
  expect(await moveFiles(database, storeHere(), there, silent)).toMatchObject({
    files: 2,
    copied: 2,
    lost: [],
  });
  const [key] = s3.objects.keys();
  s3.objects.set(String(key), Buffer.from('damaged'));
  expect(await moveFiles(database, storeHere(), there, silent)).toMatchObject({ files: 2, copied: 1 });
  const back = openFileStore({ folder: join(folder, 'files-back') });
  expect(await moveFiles(database, there, back, silent)).toMatchObject({ files: 2, copied: 2 });
  await s3.close();
});

if (process.env.DRAPE_TEST_DATABASE !== 'postgres')
  it('the command moves an installation, refuses foreign accounts and other secrets, and people sign in there', async () => {
    const target = join(folder, 'target');
    const settings = join(folder, 'new.env');
    writeFileSync(settings, `DATA_DIR=${target}\n`);
    const said: string[] = [];
    const run = (file: string) =>
      commandOf(['move', '--to', file, '--yes'])({
        config: readConfig({ DATA_DIR: test.folder }),
        database: test.location,
        clock: systemClock,
        version: 'test',
        say: (line) => said.push(line),
        readPassword: async () => '',
        confirm: async () => false,
      });
    expect(await run(settings)).toBe(true);
    expect(said.join('\n')).toMatch(/rows are the same on both sides[\s\S]*Files: 2/);
    expect(await run(settings)).toBe(true);
    expect(readFileSync(join(target, 'app-secret'), 'utf8')).toBe(
      readFileSync(join(test.folder, 'app-secret'), 'utf8'),
    );
    const location = { file: join(target, 'drape.sqlite') };
    const moved = await startTestApp({ env: { DATA_DIR: target }, database: location });
    const { access_token } = await moved
      .client()
      .login({ body: { username: 'mover', password: 'sturdy-77' } });
    expect((await moved.client(access_token).listItems()).total).toBe(4);
    await moved.signUp('stranger');
    await expect(run(settings)).rejects.toThrow('accounts that are not here');
    await moved.close();
    writeFileSync(settings, `DATA_DIR=${join(folder, 'other')}\nAPP_SECRET=another-secret-of-theirs\n`);
    await expect(run(settings)).rejects.toThrow('another secret');
  });
