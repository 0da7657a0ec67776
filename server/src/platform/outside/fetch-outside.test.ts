import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createResilientFetch } from '../ai/resilient-fetch.ts';
import { createGoogle } from '../google/google.ts';
import { createOpenMeteo } from '../weather/open-meteo.ts';
import { fetchOutside } from './fetch-outside.ts';
import { tryGoogle } from './outside-parts.ts';

/** What lies in the operator's network and is nobody's business. */
let inner: Server;
let outer: Server;
let address: string;
let reached = 0;
const portOf = (server: Server) => (server.address() as AddressInfo).port;
const listen = (server: Server) => new Promise<void>((done) => server.listen(0, '127.0.0.1', done));

beforeAll(async () => {
  inner = createServer((_request, response) => {
    reached++;
    response.end('{}');
  });
  await listen(inner);
  outer = createServer((_request, response) => {
    response.writeHead(307, { Location: `http://127.0.0.1:${portOf(inner)}/` }).end();
  });
  await listen(outer);
  address = `http://127.0.0.1:${portOf(outer)}`;
});
afterAll(() => {
  inner.close();
  outer.close();
});

const signal = AbortSignal.timeout(20_000);
const client = { clientId: 'id', clientSecret: 'secret' };
const google = () =>
  createGoogle({
    authUrl: address,
    tokenUrl: address,
    revokeUrl: address,
    apiUrl: address,
    ...client,
    redirectUri: 'http://localhost/calendar-connect',
  });
const weather = () => createOpenMeteo({ forecast: address, geocoding: address });
const asked = { method: 'POST', body: '{}' };

const requests: [name: string, request: () => Promise<unknown>][] = [
  ['a plain question', () => fetchOutside(address)],
  [
    'a forecast',
    () => weather().forecast({ name: 'x', latitude: 1, longitude: 1 }, ['2026-05-04', '2026-05-05'], signal),
  ],
  ['the place of a name that a person typed', () => weather().locate('Leeds', signal)],
  ['an event of Google', () => google().event('token', 'event')],
  ['a grant of Google', () => google().renew('token')],
  [
    'a language model',
    () =>
      createResilientFetch({
        habits: { dropped: new Set(), renamed: new Map() },
        deadline: 0,
        pauseMs: 1,
        onSent: () => undefined,
      })(address, asked),
  ],
  ['the check of Google', () => tryGoogle({ tokenUrl: address, ...client })(signal)],
];

it.each(requests)('%s is not led elsewhere by the server that answers', async (_name, request) => {
  await expect(request()).rejects.toThrow();
  expect(reached).toBe(0);
});

it('a revocation is not led elsewhere either, nor is an event whose id is a path', async () => {
  expect(await google().revoke('token')).toBe(false);
  expect(await google().event('token', '..')).toBeUndefined();
  expect(reached).toBe(0);
});
