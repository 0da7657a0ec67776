import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

it('docs/openapi.json is what the API says of itself (npx vitest -u renews it)', async () => {
  const response = await fetch(`${test.origin}/api/openapi.json`);
  const description = await response.json();
  expect(description.openapi).toBe('3.1.0');
  await expect(`${JSON.stringify(description, null, 2)}\n`).toMatchFileSnapshot('../../docs/openapi.json');
});

it('the documentation page is served', async () => {
  const response = await fetch(`${test.origin}/api/docs/`);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});
