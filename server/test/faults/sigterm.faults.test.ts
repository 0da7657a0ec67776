import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { createClient } from '@drape/contract/wire/client';
import { afterAll, expect, it } from 'vitest';
import { outfitPhoto } from '../photos.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-sigterm-'));
const uploads = 2;
let server: ServerProcess | undefined;
afterAll(() => {
  server?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const start = async () => {
  server = await startServerProcess({ DATA_DIR: folder, DEMO_ACCOUNT: 'off', LOG_LEVEL: 'warn' });
  return server;
};

type Upload = { accepted: Promise<void>; send(): Promise<{ status: number | undefined; id: string }> };

/** A form upload that the server has begun to take, and whose bytes come only when they are sent. */
function beginUpload(origin: string, token: string, photo: Uint8Array): Upload {
  const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\n';
  const body = Buffer.concat([Buffer.from(head), photo, Buffer.from('\r\n--x--\r\n')]);
  const call = request(`${origin}/api/fashion/upload-analyze`, {
    method: 'POST',
    agent: false,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': body.length,
      Expect: '100-continue',
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    call.once('response', resolve).once('error', reject);
  });
  answered.catch(() => undefined);
  const accepted = new Promise<void>((resolve, reject) => {
    call.once('continue', resolve).once('error', reject);
  });
  call.flushHeaders();
  return {
    accepted,
    async send() {
      call.end(body);
      const answer = await answered;
      const { data } = (await json(answer)) as { data: { id: string } };
      return { status: answer.statusCode, id: data.id };
    },
  };
}

it('told to end under load, the server answers every upload that it has taken, refuses new ones, and loses nothing', async () => {
  const { origin } = await start();
  const body = { username: 'kay', email: 'kay@example.org', password: 'sturdy-77', full_name: 'Kay' };
  const { access_token: token } = await createClient({ baseUrl: `${origin}/api` }).register({ body });
  const photo = await outfitPhoto({ width: 160 });
  // The first photo waits for the networks to be loaded.
  const first = beginUpload(origin, token, photo);
  await first.accepted;
  expect((await first.send()).status).toBe(200);
  const begun = Array.from({ length: uploads }, () => beginUpload(origin, token, photo));
  await Promise.all(begun.map(({ accepted }) => accepted));

  const ended = server?.end('SIGTERM');
  await expect
    .poll(() =>
      fetch(`${origin}/api/live`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed');
  const answers = await Promise.all(begun.map(({ send }) => send()));
  expect(answers.map(({ status }) => status)).toEqual(Array(uploads).fill(200));
  expect(await ended).toBe(0);

  const again = await start();
  const client = createClient({ baseUrl: `${again.origin}/api`, token: () => token });
  for (const { id } of answers) {
    const { image_url } = await client.getAnalysis({ params: { id } });
    expect((await fetch(new URL(String(image_url), again.origin))).status).toBe(200);
  }
}, 120_000);
