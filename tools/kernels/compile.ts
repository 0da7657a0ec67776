import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { main as compile } from 'assemblyscript/asc';
import { mostPages } from '../../server/src/platform/inference/kernels.ts';
import { repositoryRoot } from '../setup/repository.mjs';

const sources = join(repositoryRoot, 'server', 'kernels');
export const compiledFile = join(repositoryRoot, 'server', 'assets', 'kernels.wasm');

const memory = ['--importMemory', '--sharedMemory', '--maximumMemory', String(mostPages)];
const options = [
  '-O3',
  '--noAssert',
  '--runtime',
  'stub',
  '--enable',
  'simd',
  '--enable',
  'threads',
  ...memory,
];

/** The kernels of `server/kernels`, as WebAssembly. */
export async function compileKernels(): Promise<Uint8Array> {
  const files = readdirSync(sources).filter((name) => name.endsWith('.ts') && name !== 'lanes.ts');
  let compiled: Uint8Array | undefined;
  const { error, stderr } = await compile(
    [...files, ...options, '--disableWarning', '--outFile', 'kernels.wasm', '--baseDir', sources],
    {
      readFile: (name, folder) => readFile(join(folder, name), 'utf8').catch(() => null),
      writeFile: (_name, contents) => {
        if (typeof contents !== 'string') compiled = contents;
      },
    },
  );
  if (error || !compiled) throw new Error(`The kernels could not be compiled:\n${stderr.toString()}`);
  return compiled;
}
