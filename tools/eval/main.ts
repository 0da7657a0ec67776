import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chatQueries } from './chat-queries.ts';
import { colourHarmony } from './colour-harmony.ts';
import { colourNames } from './colour-names.ts';
import { garmentColour } from './garment-colour.ts';
import { garmentPhotos } from './garment-photos.ts';
import { itemText } from './item-text.ts';
import { itemTextCatalog } from './item-text-catalog.ts';
import { outfitCompat } from './outfit-compat.ts';
import type { Metric, Pack } from './pack.ts';
import { streetOutfits } from './street-outfits.ts';
import { wornCatalogue } from './worn-catalogue.ts';

const packs: Pack[] = [
  garmentPhotos,
  streetOutfits,
  garmentColour,
  outfitCompat,
  itemText,
  itemTextCatalog,
  colourNames,
  colourHarmony,
  chatQueries,
  wornCatalogue,
];
const usage = 'Usage: npm run eval -- --data DIR [--split dev|heldout] [--out DIR] [--pack NAME]';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'dev' },
    out: { type: 'string', default: 'eval-predictions' },
    pack: { type: 'string', multiple: true },
  },
});
if (!values.data || !existsSync(values.data)) {
  console.error(usage);
  process.exit(1);
}
await evaluate(resolve(values.data), values.split, resolve(values.out), values.pack);

async function evaluate(data: string, split: string, out: string, only?: string[]): Promise<void> {
  const present = (await readdir(data, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const skipped: string[] = [];
  for (const { name } of present) {
    const pack = packs.find(({ folder }) => folder === name);
    if (only && !only.some((wanted) => name.startsWith(wanted))) continue;
    if (!pack || !hasSplit(join(data, name), split)) {
      skipped.push(name);
      continue;
    }
    await mkdir(out, { recursive: true });
    console.log(`\n${name}: ${pack.measures}`);
    const start = performance.now();
    const metrics = await pack.run({ folder: join(data, name), split, out, progress: progressBar() });
    for (const metric of metrics) console.log(describe(metric));
    console.log(`  ${((performance.now() - start) / 1000).toFixed(1)} s`);
  }
  if (skipped.length > 0) console.log(`\nNot answered yet, or without this split: ${skipped.join(', ')}`);
  console.log(`\nPredictions: ${out}`);
}

function hasSplit(folder: string, split: string): boolean {
  return [split, `${split}.jsonl`, `${split}.tsv`, `${split}_judgements.jsonl`].some((name) =>
    existsSync(join(folder, name)),
  );
}

function describe({ name, value, target, atMost }: Metric): string {
  const shown = `  ${name.padEnd(44)} ${value.toFixed(3).padStart(8)}`;
  if (target === undefined) return shown;
  const met = atMost ? value <= target : value >= target;
  return `${shown}   target ${atMost ? '<=' : '>='} ${target}  ${met ? 'met' : 'missed'}`;
}

function progressBar(): (done: number, total: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done, total) => {
    const filled = Math.round((30 * done) / total);
    process.stderr.write(`\r  ${'#'.repeat(filled)}${'.'.repeat(30 - filled)} ${done}/${total}`);
    if (done === total) process.stderr.write('\r\u001b[K');
  };
}
