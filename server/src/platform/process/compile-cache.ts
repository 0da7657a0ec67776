import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Beside the installed packages: only who may change the program may write there. */
const folder = join(import.meta.dirname, '..', '..', '..', '..', '.cache', 'compiled');

/**
 * Keeps what Node makes of the program's files (types taken out, compiled), so that the next start need not make it
 * again. The threads and a process that begins again inherit it. Where the folder cannot be written, or an operator has
 * chosen another or none (`NODE_COMPILE_CACHE`, `NODE_DISABLE_COMPILE_CACHE`), nothing is kept there.
 */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= folder;
  enableCompileCache(process.env.NODE_COMPILE_CACHE);
}
