import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let first: TestApp;
let test: TestApp;
let announced: string[] = [];
beforeAll(async () => {
  first = await startTestApp();
  test = first;
});
afterAll(() => test.close());

/** Ends the process and starts another one on the same data. */
async function restart(env: Record<string, string> = {}): Promise<void> {
  announced = [];
  await test.app.close();
  test = await startTestApp({ after: first, env, announce: (line) => announced.push(line) });
}

async function administrators(): Promise<string[]> {
  const { read } = test.app.database;
  const rows = await read.selectFrom('users').select('email').where('role', '=', 'admin').execute();
  return rows.map(({ email }) => email).sort();
}

it('the first start makes the administrator, and another address later makes no other one', async () => {
  expect(await administrators()).toEqual(['admin@drape.local']);
  await restart({ ADMIN_EMAIL: 'other@example.org' });
  expect([await administrators(), announced]).toEqual([['admin@drape.local'], []]);
});

it('an account of an address that is the administrator’s later does not become one', async () => {
  await test.signUp('later');
  await restart({ ADMIN_EMAIL: 'later@example.org' });
  expect(await administrators()).toEqual(['admin@drape.local']);
});

it('where there is none, the account of the address becomes one once the address was proven', async () => {
  const { write } = test.app.database;
  await write.deleteFrom('users').where('role', '=', 'admin').execute();
  await restart({ ADMIN_EMAIL: 'later@example.org' });
  expect(await administrators()).toEqual([]);
  expect(announced.join()).toContain('drape admin create');
  const proven = { email_proven_at: '2026-05-04T10:00:00.000Z' };
  await test.app.database.write
    .updateTable('users')
    .set(proven)
    .where('email', '=', 'later@example.org')
    .execute();
  await restart({ ADMIN_EMAIL: 'later@example.org' });
  expect(await administrators()).toEqual(['later@example.org']);
});
