import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hourMs } from '../clock.ts';
import { openBackupFolder } from './backup-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'drape-kept-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('what a killed backup left goes, what is being written and what is whole stays', async () => {
  const name = 'drape-20260504-100000-manual-abc';
  const longAgo = new Date(Date.now() - 2 * hourMs);
  const old = [`${name}1.zip.part`, `${name}1.zip.sqlite`, `${name}2.zip`, 'notes.txt'];
  for (const file of [...old, `${name}3.zip.part`]) writeFileSync(join(folder, file), 'x');
  for (const file of old) utimesSync(join(folder, file), longAgo, longAgo);
  const backups = openBackupFolder(folder);
  await backups.forgetUnfinished(new Date());
  expect(readdirSync(folder).sort()).toEqual([`${name}2.zip`, `${name}3.zip.part`, 'notes.txt']);
  await backups.forgetUnfinished();
  expect(readdirSync(folder).sort()).toEqual([`${name}2.zip`, 'notes.txt']);
  expect((await backups.list()).map(({ id }) => id)).toEqual([`${name}2`]);
});
