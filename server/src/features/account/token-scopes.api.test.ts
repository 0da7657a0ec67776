import { type Scope, scopes } from '@drape/contract/scopes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failure, startTestApp, type TestApp } from '../../../test/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

async function personWithToken(granted: readonly Scope[]) {
  const person = await test.signUp();
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

it('the assistant, which tells of everything, is open to a token that may read everything', async () => {
  const narrow = await personWithToken(['analyses:write']);
  const body = { message: 'what shirts do I have?' };
  expect((await failure(narrow.script.chat({ body }))).status).toBe(403);
  const wide = await personWithToken(scopes);
  expect((await wide.script.chat({ body })).response).toBeTruthy();
});
