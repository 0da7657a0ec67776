import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@drape/contract/wire/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const clients = 1000;
const folder = mkdtempSync(join(tmpdir(), 'drape-slow-'));
let server: ServerProcess;
const sockets: Socket[] = [];
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: folder, DEMO_ACCOUNT: 'off', PHOTO_WARM_UP: 'off' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const body = JSON.stringify({ email: 'nobody@example.org' });
const request = `POST /api/auth/forgot-password HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;

/** Half of them have sent a part of the headers, the others a part of the body. */
async function beginSlowly(index: number): Promise<{ socket: Socket; sent: number }> {
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const sent = index % 2 === 0 ? 40 : request.length - 10;
  socket.write(request.slice(0, sent));
  return { socket, sent };
}

async function statusOf(socket: Socket, rest: string): Promise<string> {
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.write(rest);
  await once(socket, 'close');
  return answer.slice(9, 12);
}

it('a thousand clients that send a byte now and then neither keep others waiting nor go without an answer', async () => {
  const slow: { socket: Socket; sent: number }[] = [];
  for (let begun = 0; begun < clients; begun += 100)
    slow.push(...(await Promise.all(Array.from({ length: 100 }, (_, index) => beginSlowly(begun + index)))));

  const client = createClient({ baseUrl: `${server.origin}/api` });
  for (let round = 0; round < 20; round++) {
    for (const one of slow) {
      if (one.sent >= request.length - 1) continue;
      one.socket.write(request.charAt(one.sent));
      one.sent++;
    }
    expect((await client.health()).status).toBe('ok');
  }
  const username = 'quick';
  const account = { username, email: `${username}@example.org`, password: 'sturdy-77', full_name: 'Kay' };
  await expect(client.register({ body: account })).resolves.toBeTruthy();

  const answers = await Promise.all(slow.map(({ socket, sent }) => statusOf(socket, request.slice(sent))));
  // An address may ask for a few links only; that is an answer as well.
  expect(answers.filter((status) => status !== '200' && status !== '429')).toEqual([]);
  expect(answers).toHaveLength(clients);
});
