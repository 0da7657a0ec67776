import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'drape-own-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a line beside other files, with the short way to the product's own ones. */
function run(line: string): string {
  const main = join(folder, 'main.ts');
  writeFileSync(join(folder, 'other.ts'), 'export const other: string = "found";');
  writeFileSync(main, line);
  const program = `
    const { findOwnFilesFast } = await import(${JSON.stringify(join(import.meta.dirname, 'short-resolution.ts'))});
    findOwnFilesFast();
    await import(${JSON.stringify(pathToFileURL(main).href)}).catch((error) => console.log(error.message));
  `;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
}

test('a file beside another one is found, and what it imports by a bare name as ever', () => {
  const line = `import { other } from './other.ts'; import { join } from 'node:path'; console.log(join('is', other));`;
  expect(run(line)).toBe('is/found\n');
});

test('a file that is not there is named', () => {
  expect(run(`import './not-there.ts';`)).toContain('not-there.ts');
});
