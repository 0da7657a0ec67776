import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Folders with a dot are not served. */
const compressible = /^[^.].*\.(js|css|html|svg|json|txt|wasm|webmanifest)$/;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path);
  const [br, gz] = await Promise.all([toBrotli(bytes), toGzip(bytes, { level: 9 })]);
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)]);
}

/**
 * Lays a `.br` and a `.gz` beside every file of the build that shrinks, which the server prefers to send. Node
 * compresses in threads of its own, so the files are given to it all at once.
 */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'drape:precompress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: async () => {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      await Promise.all(
        files.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
      );
    },
  };
}
