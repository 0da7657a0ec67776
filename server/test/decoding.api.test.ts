import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@drape/contract/wire/client';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** Small to send, and seconds of work for a decoder. */
async function heavyPicture(): Promise<Blob> {
  const create = { width: 6900, height: 6900, channels: 3, background: '#888' } as const;
  return new Blob([Uint8Array.from(await sharp({ create }).png({ compressionLevel: 6 }).toBuffer())]);
}

let server: ServerProcess;
const folder = mkdtempSync(join(tmpdir(), 'drape-decoding-'));
beforeAll(async () => {
  server = await startServerProcess({ DATA_DIR: folder, DEMO_ACCOUNT: 'off' });
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

it('pictures that are heavy to decode keep nobody from signing in', async () => {
  const baseUrl = `${server.origin}/api`;
  const account = (username: string) => ({ username, password: 'sturdy-77' });
  const signUp = async (username: string) => {
    const body = { ...account(username), email: `${username}@example.org`, full_name: 'Somebody' };
    const { access_token } = await createClient({ baseUrl }).register({ body });
    return createClient({ baseUrl, token: () => access_token, timeoutMs: 120_000 });
  };
  const file = await heavyPicture();
  const people = await Promise.all(['ada', 'bea', 'cleo', 'dora'].map(signUp));
  let decoded = 0;
  const pictures = people.flatMap((client) =>
    Array.from({ length: 4 }, () => client.uploadAvatar({ file }).then(() => decoded++)),
  );
  await Promise.race(pictures);
  const before = decoded;
  await createClient({ baseUrl }).login({ body: account('ada') });
  expect(decoded - before).toBeLessThan(pictures.length / 4);
  expect((await Promise.allSettled(pictures)).every(({ status }) => status === 'fulfilled')).toBe(true);
}, 120_000);
