import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@drape/contract/wire/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from './photos.ts';
import { type ServerProcess, startServerProcess, withoutNetworks } from './server-process.ts';
import { freshDatabase } from './test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-kill-'));
let env: Record<string, string>;
let server: ServerProcess | undefined;

beforeAll(async () => {
  const database = await freshDatabase(folder);
  env = {
    DATA_DIR: folder,
    APP_SECRET: 'x'.repeat(32),
    DEMO_ACCOUNT: 'off',
    PHOTO_WARM_UP: 'off',
    ...withoutNetworks,
    ...('url' in database ? { DATABASE_URL: database.url } : {}),
  };
});
afterAll(() => {
  server?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<string> {
  server = await startServerProcess(env);
  return `${server.origin}/api`;
}

type Acknowledged = { users: string[]; analyses: { token: string; id: string }[] };

/** Registers people and uploads photos side by side until the server dies; notes what was acknowledged. */
async function writeUntilKilled(baseUrl: string, round: number, acknowledged: Acknowledged): Promise<void> {
  const photo = fileOf(await outfitPhoto({ width: 240 }));
  const writer = async (lane: number) => {
    for (let count = 0; ; count++) {
      const username = `round${round}.${lane}.${count}`;
      const body = { username, email: `${username}@example.org`, password: 'sturdy-77', full_name: 'Kay' };
      const { access_token: token } = await createClient({ baseUrl }).register({ body });
      acknowledged.users.push(username);
      const client = createClient({ baseUrl, token: () => token });
      const { id } = await client.uploadAnalyze({ file: photo });
      acknowledged.analyses.push({ token, id: String(id) });
    }
  };
  await Promise.allSettled([0, 1, 2].map(writer));
}

it('five times ended with SIGKILL in a stream of writes, the server has every acknowledged write', async () => {
  const acknowledged: Acknowledged = { users: [], analyses: [] };
  for (let round = 0; round < 5; round++) {
    const baseUrl = await start();
    const writing = writeUntilKilled(baseUrl, round, acknowledged);
    const before = acknowledged.analyses.length;
    while (acknowledged.analyses.length < before + 4) await sleep(10);
    await server?.end('SIGKILL');
    await writing;
  }
  const baseUrl = await start();
  for (const username of acknowledged.users) {
    await createClient({ baseUrl }).login({ body: { username, password: 'sturdy-77' } });
  }
  for (const { token, id } of acknowledged.analyses) {
    const client = createClient({ baseUrl, token: () => token });
    const { image_url } = await client.getAnalysis({ params: { id } });
    expect((await fetch(new URL(String(image_url), baseUrl))).status).toBe(200);
  }
  expect(acknowledged.analyses.length).toBeGreaterThanOrEqual(20);
}, 300_000);
