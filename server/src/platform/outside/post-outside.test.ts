import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { isInside, postOutside, refusalOf } from './post-outside.ts';

it('tells addresses of the internet from those inside', () => {
  const within =
    '127.0.0.1 10.1.2.3 172.31.0.1 192.168.1.9 169.254.169.254 100.64.0.1 0.0.0.0 224.0.0.1 255.255.255.255';
  const within6 =
    '::1 :: fe80::1 fd00::1 ff02::1 ::ffff:127.0.0.1 ::ffff:10.0.0.1 64:ff9b::7f00:1 2002:7f00:1::';
  for (const address of `${within} ${within6}`.split(' ')) expect(isInside(address), address).toBe(true);
  for (const address of '93.184.215.14 172.32.0.1 2606:2800:21f:cb07::1'.split(' '))
    expect(isInside(address), address).toBe(false);
});

it('refuses what leads inside before anything is sent, unless that is allowed', () => {
  for (const address of [
    'http://example.org/',
    'https://localhost/',
    'https://homeassistant.local/x',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
  ])
    expect(refusalOf(address, 'public'), address).toBeDefined();
  expect(refusalOf('https://example.org/hook', 'public')).toBeUndefined();
  expect(refusalOf('http://192.168.1.5:8123/api/webhook/x', 'any')).toBeUndefined();
  expect(refusalOf('https://example.org/', 'off')).toBeDefined();
});

it('follows no redirect, and ends with its patience', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url ?? '');
    if (request.url === '/slow') return;
    response.writeHead(302, { Location: '/elsewhere' }).end();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const post = (path: string) =>
    postOutside(`http://127.0.0.1:${port}${path}`, { headers: {}, body: '{}', timeoutMs: 300, reach: 'any' });
  expect(await post('/moved')).toBe(302);
  await expect(post('/slow')).rejects.toThrow();
  expect(seen).toEqual(['/moved', '/slow']);
  server.closeAllConnections();
  server.close();
});
