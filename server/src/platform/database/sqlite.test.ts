import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openSqlite } from './sqlite.ts';

it('a database that cannot be opened is named with its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'drape-open-'));
  const file = join(folder, 'not-there', 'drape.sqlite');
  const open = () =>
    openSqlite(
      file,
      () => undefined,
      () => false,
    );
  expect(open).toThrow(`${file} cannot be opened`);
  rmSync(folder, { recursive: true });
});
