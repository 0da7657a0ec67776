import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { repositoryRoot } from '../setup/repository.mjs';
import { layGarments } from './lay-garments.ts';
import { tables } from './tables.ts';

/** Draws the pictures of the landing page and the examples of empty pages; all, or those named on the command line. */
const wanted = process.argv.slice(2);

for (const [name, { table, widths, folder: within = 'landing/pictures' }] of Object.entries(tables)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const folder = join(repositoryRoot, 'web', 'src', within);
  mkdirSync(folder, { recursive: true });
  const largest = Math.max(...widths);
  const drawn = new Resvg(layGarments(table), {
    fitTo: { mode: 'width', value: largest },
    font: { loadSystemFonts: false },
  }).render();
  for (const width of widths) {
    const { size } = await sharp(drawn.asPng())
      .resize(width)
      .webp({ quality: 84, alphaQuality: 90, effort: 6 })
      .toFile(join(folder, `${name}-${width}.webp`));
    console.log(`${name}-${width}.webp  ${(size / 1024).toFixed(1)} KB`);
  }
}
