import { once } from 'node:events';
import { Agent, request } from 'node:http';
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
  app.addContentTypeParser('application/octet-stream', (_request, _body, done) => done(null));
  app.post('/small', async () => 'thanks');
  // Answers after the first bytes and leaves the rest of what has arrived unread.
  app.post('/hasty', async (request, reply) => {
    reply.hijack();
    request.raw.once('readable', () => {
      request.raw.read(1);
      reply.raw.end('thanks');
    });
  });
  app.post('/waiting', async () => {
    await sleep(400);
    return 'thanks';
  });
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

test('an answer that did not wait for the whole body leaves the connection to the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'Content-Type': path === '/hasty' ? 'application/octet-stream' : 'text/plain' };
      const call = request({ host: '127.0.0.1', port, path, method: 'POST', agent, headers });
      call.once('error', reject);
      call.once('response', (answer) => answer.resume().once('end', () => resolve(answer.statusCode)));
      call.end('a body of some length');
    });
  expect(await send('/hasty')).toBe(200);
  const waiting = send('/waiting');
  expect(await waiting).toBe(200);
  agent.destroy();
});
