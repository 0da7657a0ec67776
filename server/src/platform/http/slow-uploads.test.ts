import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endSlowUploads } from './slow-uploads.ts';

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = fastify({ forceCloseConnections: true });
  endSlowUploads(app, 150);
  app.post('/small', async () => 'thanks');
  app.post('/large', { config: { isLargeUpload: true } }, async () => 'thanks');
  port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(() => app.close());

/** Sends half of a body, waits, and sends the rest; answers what came back. */
async function sendSlowly(path: string, pauseMs: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 4\r\n\r\nab`);
  await sleep(pauseMs);
  if (!socket.destroyed) socket.write('cd');
  await sleep(100);
  socket.destroy();
  return answer.split('\r\n')[0] ?? '';
}

test('a body that does not arrive in time ends its connection', async () => {
  expect(await sendSlowly('/small', 400)).not.toContain('200');
  expect(await sendSlowly('/small', 20)).toContain('200');
});

test('a large upload may take its time', async () => {
  expect(await sendSlowly('/large', 400)).toContain('200');
});
