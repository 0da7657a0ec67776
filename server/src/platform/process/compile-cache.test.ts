import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drape-compiled-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = `
  const { keepCompiled } = await import(${JSON.stringify(join(import.meta.dirname, 'compile-cache.ts'))});
  keepCompiled();
  await import(${JSON.stringify(join(import.meta.dirname, 'memory-settings.ts'))});
`;

function run(env: Record<string, string>): void {
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: process.env.PATH ?? '', ...env },
  });
}

test('what is loaded after it is kept for the next start, in the folder that an operator names', () => {
  run({ NODE_COMPILE_CACHE: folder });
  expect(readdirSync(folder, { recursive: true }).length).toBeGreaterThan(1);
});

test('nothing is kept where an operator says so', () => {
  run({ NODE_COMPILE_CACHE: folder, NODE_DISABLE_COMPILE_CACHE: '1' });
  expect(readdirSync(folder)).toEqual([]);
});
