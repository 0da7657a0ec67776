import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startServerProcess } from '../../../test/server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drape-memory-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Environment and arguments of a process as the system has them. */
function startOf(pid: number | undefined): { settings: string[]; args: string[] } {
  const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0');
  return { settings: read('environ').filter((line) => line.startsWith('MALLOC_')), args: read('cmdline') };
}

const environment = () => ({ DATA_DIR: folder, DEMO_ACCOUNT: 'off', PHOTO_WARM_UP: 'off' });

it.runIf(process.platform === 'linux')(
  'the server gives memory back in the process that was started, and ends on its signal',
  async () => {
    const server = await startServerProcess(environment());
    const { settings, args } = startOf(server.child.pid);
    const code = await server.end('SIGTERM');
    expect([settings.length, args.includes('--max-semi-space-size=4'), code]).toEqual([3, true, 0]);
  },
);

it.runIf(process.platform === 'linux')('an allocator that an operator has set stays as it is', async () => {
  const server = await startServerProcess({ ...environment(), MALLOC_ARENA_MAX: '7' });
  const { settings } = startOf(server.child.pid);
  await server.end('SIGTERM');
  expect(settings).toEqual(['MALLOC_ARENA_MAX=7']);
});
