import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { startStandInServer } from './stand-in-server.ts';

test('who hangs up in the middle of a request leaves no error, and the next is answered', async () => {
  const begun: string[] = [];
  const server = await startStandInServer(async (request, response) => {
    begun.push(String(request.url));
    response.end(await text(request));
  });
  const { hostname, port } = new URL(server.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  socket.write('POST /half HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\nhalf');
  await expect.poll(() => begun).toEqual(['/half']);
  socket.destroy();
  const answer = await fetch(`${server.origin}/whole`, { method: 'POST', body: 'all of it' });
  expect(await answer.text()).toBe('all of it');
  await server.close();
});

test('an error in an answer reaches the caller', async () => {
  const server = await startStandInServer(() => {
    throw new Error('no such path');
  });
  const answer = await fetch(server.origin);
  expect([answer.status, await answer.text()]).toEqual([500, 'Error: no such path']);
  await server.close();
});
