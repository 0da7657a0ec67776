import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestAppOptions } from '../../../test/test-app.ts';
import { type Database, openDatabase } from '../database/database.ts';
import { checkBackup } from './check-backup.ts';

const onSqlite = process.env.DRAPE_TEST_DATABASE !== 'postgres';
const step = '0029-learned-readings';
let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.close();
});
afterAll(() => test.close());

/** Works on the tables while no app runs on them. */
async function inTables<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(test.location, () => undefined);
  try {
    return await work(database);
  } finally {
    if (!('pool' in test.location)) await database.close();
  }
}

/** The tables as they were before the last step that this test knows. */
async function beOlder(): Promise<void> {
  await inTables(async ({ write }) => {
    await sql`drop table learned_readings`.execute(write);
    await sql`delete from kysely_migration where name = ${step}`.execute(write);
  });
}

const backups = () => {
  const names = readdirSync(test.folder).includes('backups') ? readdirSync(join(test.folder, 'backups')) : [];
  return names.filter((name) => name.includes('-upgrade-')).sort();
};

async function startAgain(options: TestAppOptions = {}): Promise<void> {
  const again = await startTestApp({ ...options, after: test });
  await again.app.close();
}

it('on tables of a later version nothing starts, nothing is changed, and a sentence says so', async () => {
  const future = (name: string) =>
    inTables(({ write }) =>
      sql`update kysely_migration set name = ${name} where name like '%learned-readings'`.execute(write),
    );
  await future('9999-learned-readings');
  await expect(startAgain()).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(
      /^The data belongs to a later version of Drape \(9999-learned-readings\); nothing/,
    ),
  });
  await expect(inTables((database) => database.migrate())).rejects.toThrow('later version');
  await future(step);
  await startAgain();
  expect(backups()).toEqual([]);
});

if (onSqlite) {
  it('what is there is kept before the tables change, and the last few of these stay', async () => {
    for (let upgrade = 0; upgrade < 3; upgrade++) {
      await beOlder();
      await startAgain({ env: { UPGRADE_BACKUPS: '2' } });
    }
    const [, latest = ''] = backups();
    expect(backups()).toHaveLength(2);
    expect(await checkBackup(join(test.folder, 'backups', latest))).toMatchObject({ missing: 0 });
  });

  it('nothing is kept where that is switched off', async () => {
    await beOlder();
    const before = backups();
    await startAgain({ env: { UPGRADE_BACKUPS: '0' } });
    expect(backups()).toEqual(before);
  });

  it('a backup that fails keeps the tables as they are', async () => {
    await beOlder();
    const folder = join(test.folder, 'backups');
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'in the way');
    await expect(startAgain()).rejects.toThrow(/^The backup before the upgrade failed \(.+UPGRADE_BACKUPS=0/);
    expect((await inTables((database) => database.tableState())).missing).toEqual([step]);
    rmSync(folder);
    await startAgain();
    expect(backups()).toHaveLength(1);
  });
}
