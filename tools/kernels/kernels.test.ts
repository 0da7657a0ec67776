import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compiledFile, compileKernels } from './compile.ts';

test('the kernels that run are those that server/kernels describes', { timeout: 60_000 }, async () => {
  expect(Buffer.from(await compileKernels()).equals(readFileSync(compiledFile))).toBe(true);
});
