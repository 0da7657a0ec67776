import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { type ServerProcess, startServerProcess } from './server-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-lock-'));
const archive = join(folder, 'kept.zip');
const data = join(folder, 'data');
let server: ServerProcess | undefined;
afterAll(() => {
  server?.child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const command = fileURLToPath(new URL('../src/drape.ts', import.meta.url));
const collecting = new URL('./collects-garbage.ts', import.meta.url).href;

/** The command as a process of its own, as an operator runs it. */
async function drape(...words: string[]) {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: data, WEATHER_URL: 'off', GEOCODING_URL: 'off' };
  const child = spawn(process.execPath, [command, ...words], { env, stdio: 'pipe' });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const [out, problems] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await ended, out, problems };
}

it('the data folder stays held while the server runs, also once memory has been collected', async () => {
  const quiet = { DEMO_ACCOUNT: 'off', PHOTO_WARM_UP: 'off' };
  server = await startServerProcess({ DATA_DIR: data, ...quiet, NODE_OPTIONS: `--import=${collecting}` });
  expect((await drape('backup', '--to', archive)).code).toBe(0);
  server.child.kill('SIGUSR2');
  while (!existsSync(join(data, 'collected'))) await sleep(20);
  expect((await drape('doctor')).out).toMatch(/ok +Server +Running on this data folder/);
  expect(await drape('restore', archive, '--yes')).toMatchObject({
    code: 1,
    problems: expect.stringContaining('Drape is running on'),
  });
  expect(await server.end('SIGTERM')).toBe(0);
  expect((await drape('doctor')).out).toMatch(/ok +Server +Not running on this data folder/);
  expect((await drape('restore', archive, '--yes')).code).toBe(0);
}, 120_000);
