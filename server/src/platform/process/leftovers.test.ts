import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useDataFolder } from './data-folder-use.ts';
import { removeLeftovers } from './leftovers.ts';

const left = [
  'scratch/upload-x1/file',
  'restore.part/drape.sqlite',
  'backups/drape-1-manual-a.zip.sqlite-wal',
];
const own = ['app-secret', 'files/photos/a.jpg', 'backups/drape-1-manual-b.zip'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drape-left-'));
  for (const path of [...left, ...own]) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), 'x');
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const present = (paths: string[]) => paths.filter((path) => existsSync(join(folder, path)));

it('what a killed process left half done goes at the next start, however new it is', async () => {
  await removeLeftovers(folder);
  expect([present(left), present(own)]).toEqual([[], own]);
});

it('nothing goes while another process uses the folder', async () => {
  const other = useDataFolder(folder);
  await removeLeftovers(folder);
  expect(present(left)).toEqual(left);
  other.end();
});
