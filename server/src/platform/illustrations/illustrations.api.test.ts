import { get } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { illustrationAddress } from './illustration-address.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const navyJeans = {
  category: 'pants',
  subcategory: 'jeans',
  primary: '#1d2743',
  secondary: undefined,
  pattern: 'denim',
  seed: 3,
};

it('a drawing is public, may be kept for ever and may do nothing', async () => {
  const response = await fetch(test.origin + illustrationAddress(navyJeans));
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-encoding': 'gzip',
  });
  const svg = await response.text();
  expect(svg).toContain('fill="#1d2743"');
  expect(await (await fetch(test.origin + illustrationAddress(navyJeans))).text()).toBe(svg);
});

it('comes uncompressed to who cannot unpack it', async () => {
  const headers = await new Promise((resolve) => {
    get(test.origin + illustrationAddress(navyJeans), (response) => {
      response.resume();
      resolve(response.headers);
    });
  });
  expect(headers).not.toHaveProperty('content-encoding');
});

it('every subcategory has an address, and so has an unknown one, that can be drawn', async () => {
  for (const subcategory of ['v-neck t-shirt', 'high-top sneakers', 'something odd', '../../x', null]) {
    const address = illustrationAddress({ ...navyJeans, category: 'shoes', subcategory });
    expect((await fetch(test.origin + address)).status).toBe(200);
  }
});

it.each([
  'jeans.svg',
  'jeans.svg?primary=red',
  'jeans.svg?primary=1d2743&seed=1000',
  'jeans.svg?primary=1d2743&pattern=%3Cscript%3E',
  'unknown.svg?primary=1d2743',
  '__proto__.svg?primary=1d2743',
  'jeans?primary=1d2743',
])('%s is not found', async (path) => {
  expect((await fetch(`${test.origin}/api/illustrations/${path}`)).status).toBe(404);
});
