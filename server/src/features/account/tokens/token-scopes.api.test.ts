import { isAdminScope, type Scope, scopes } from '@drape/contract/account/scopes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const setRole = (id: string, role: 'admin' | 'user') =>
  test.app.database.write.updateTable('users').set({ role }).where('id', '=', id).execute();

/** An administrator where a scope is for administrators alone. */
async function personWithToken(granted: readonly Scope[]) {
  const person = await test.signUp();
  if (granted.some(isAdminScope)) await setRole(person.id, 'admin');
  const { token } = await person.client.createToken({
    body: { name: 'script', scopes: [...granted], password: 'sturdy-77' },
  });
  return { person, script: test.client(token) };
}

it('a token with every scope neither reads nor makes nor ends the secret address of the calendar', async () => {
  const { person, script } = await personWithToken(scopes);
  const { url } = await person.client.renewFeed();
  for (const call of [() => script.getFeed(), () => script.renewFeed(), () => script.deleteFeed()])
    expect((await failure(call())).status).toBe(403);
  expect((await person.client.getFeed()).url).toBe(url);
});

it('a token with every scope agrees to nothing in the name of its person', async () => {
  const { person, script } = await personWithToken(scopes);
  const settings = await person.client.getOutsideSettings();
  const calls = [
    () => script.getOutsideSettings(),
    () => script.updateOutsideSettings({ body: { allowed: true } }),
    () => script.updateProfile({ body: { community: true } }),
  ];
  for (const call of calls) expect((await failure(call())).status).toBe(403);
  expect(await person.client.getOutsideSettings()).toEqual(settings);
  expect((await script.updateProfile({ body: { units: 'metric' } })).units).toBe('metric');
});

it('the assistant, which tells of everything, is open to a token with the scope chat alone', async () => {
  const others = await personWithToken(scopes.filter((scope) => scope !== 'chat'));
  const body = { message: 'what shirts do I have?' };
  expect((await failure(others.script.chat({ body }))).status).toBe(403);
  const chatting = await personWithToken(['chat']);
  expect((await chatting.script.chat({ body })).response).toBeTruthy();
  expect((await failure(chatting.script.listItems())).status).toBe(403);
});

it('trips, the export and what only computes have scopes that fit', async () => {
  const { script } = await personWithToken(['trips:read', 'export', 'wardrobe:read']);
  expect((await script.listTrips()).total).toBe(0);
  expect((await script.exportAccount()).url).toContain('/api/');
  expect((await script.parseItems({ body: { description: 'white shirt' } })).items).toHaveLength(1);
  expect((await failure(script.createItems({ body: { description: 'white shirt' } }))).status).toBe(403);
});

it('an administrator’s token administers, but makes no administrators and opens no account', async () => {
  const person = await test.signUp();
  const make = () =>
    person.client.createToken({
      body: { name: 'script', scopes: ['admin:read', 'admin:write'], password: 'sturdy-77' },
    });
  expect((await failure(make())).status).toBe(409);
  await setRole(person.id, 'admin');
  const script = test.client((await make()).token);
  await setRole(person.id, 'user');
  expect((await failure(script.listUsers())).status).toBe(403);
  await setRole(person.id, 'admin');
  expect((await script.listUsers()).total).toBeGreaterThan(0);
  const added = { full_name: 'New One', username: 'newone', email: 'n@example.org' };
  const calls = [
    () => script.makeResetLink({ params: { id: person.id } }),
    () => script.addUser({ body: added }),
    () => script.addUser({ body: { ...added, invite: 'link' } }),
    () => script.addUser({ body: { ...added, role: 'admin', invite: 'mail' } }),
    () => script.updateUser({ params: { id: person.id }, body: { role: 'admin', version: 1 } }),
  ];
  for (const call of calls) expect((await failure(call())).status).toBe(403);
});

it('an administrator’s token makes backups, and neither downloads nor restores nor deletes one', async () => {
  const { person, script } = await personWithToken(['admin:read', 'admin:write']);
  const { embedded } = await script.listBackups();
  // Where the data lies elsewhere, nobody makes one here.
  expect(await script.makeBackup().catch(({ status }) => status)).toEqual(embedded ? { started: true } : 409);
  await test.app.jobs.runDue();
  const { backups } = await person.client.listBackups();
  expect(backups).toHaveLength(embedded ? 1 : 0);
  const params = { id: backups[0]?.id ?? 'none' };
  const calls = [
    () => script.downloadBackup({ params }),
    () => script.restoreBackup({ params }),
    () => script.removeBackup({ params }),
  ];
  for (const call of calls) expect((await failure(call())).status).toBe(403);
});
