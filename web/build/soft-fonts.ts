import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** As the design wants Fraunces: soft, upright forms only, from light to medium. Its optical size stays free. */
const variationAxes = { SOFT: 60, WONK: 0, wght: { min: 300, max: 500 } };

const cache = fileURLToPath(new URL('../../node_modules/.cache/fonts', import.meta.url));
const fonts = ['fraunces-latin-full-normal.woff2', 'fraunces-latin-ext-full-normal.woff2'];

/** Every character up to the arrows and number forms, which is more than the files hold. */
const everyCharacter = Array.from({ length: 0x2300 - 0x20 }, (_, i) => String.fromCharCode(i + 0x20)).join(
  '',
);

/** The display font cut down to the part of its design space that is used, which halves what a first visit fetches. */
export async function softFonts(): Promise<Record<string, string>> {
  mkdirSync(cache, { recursive: true });
  const require = createRequire(import.meta.url);
  const made = fonts.map(async (name): Promise<[string, string]> => {
    const file = `@fontsource-variable/fraunces/files/${name}`;
    const source = await readFile(require.resolve(file));
    const key = createHash('sha256').update(source).update(JSON.stringify(variationAxes)).digest('hex');
    const target = join(cache, `${basename(name, '.woff2')}-${key.slice(0, 12)}.woff2`);
    if (!existsSync(target)) {
      const cut = await subsetFont(source, everyCharacter, { targetFormat: 'woff2', variationAxes });
      // A build that is broken off leaves no half a font behind.
      writeFileSync(`${target}.${process.pid}`, cut);
      renameSync(`${target}.${process.pid}`, target);
    }
    return [file, target];
  });
  return Object.fromEntries(await Promise.all(made));
}
