import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@drape/contract/wire/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileOf, outfitPhoto } from '../../../test/photos.ts';
import { startServerProcess, withoutNetworks } from '../../../test/server-process.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drape-wide-'));
  mkdirSync(join(folder, 'backups'));
  writeFileSync(join(folder, 'backups', 'drape-1.zip'), 'x');
  writeFileSync(join(folder, 'app-secret'), `${'s'.repeat(48)}\n`);
  for (const path of ['', 'backups']) chmodSync(join(folder, path), 0o777);
  for (const path of ['app-secret', 'backups/drape-1.zip']) chmodSync(join(folder, path), 0o666);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a data folder that was open to everybody is its owner’s alone, with all that is written into it', async () => {
  const server = await startServerProcess({ DATA_DIR: folder, DEMO_ACCOUNT: 'off', ...withoutNetworks });
  const baseUrl = `${server.origin}/api`;
  const body = { username: 'ada', email: 'ada@example.org', password: 'sturdy-77', full_name: 'Ada Moss' };
  const { access_token: token } = await createClient({ baseUrl }).register({ body });
  const file = fileOf(await outfitPhoto());
  await createClient({ baseUrl, token: () => token }).uploadAvatar({ file });
  await server.end('SIGTERM');
  const paths = ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })];
  const open = paths.filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0);
  expect([paths.some((path) => path.startsWith('files/avatars')), open]).toEqual([true, []]);
});
