import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workingSide } from '@drape/engine/vision/analyse';
import { findGarment } from '@drape/engine/vision/examine-garment';
import { shrink, toLabImage } from '@drape/engine/vision/image/lab-image';
import { garmentView } from '@drape/engine/vision/laid/garment-view';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { readCsv } from '../eval/read-tables.ts';

/**
 * Photos to the squares that the network learns from: per split `SPLIT.bin` (size × size × 4 bytes a photo: RGB and the
 * mask, wider than what the network sees, so that it can be moved and turned) and `SPLIT.jsonl` with the labels. Cut
 * out by the same code as in the product.
 */
const size = 208;
const margin = 0.25;

const { values } = parseArgs({
  options: { data: { type: 'string' }, out: { type: 'string' }, split: { type: 'string', multiple: true } },
});
if (!values.data || !values.out || !existsSync(values.data)) {
  console.error(
    'Usage: node tools/recogniser/build-views.ts --data PACK --out DIR [--split train --split dev]',
  );
  process.exit(1);
}
await mkdir(values.out, { recursive: true });
for (const split of values.split ?? ['train', 'dev'])
  await dump(join(values.data, split), join(values.out, split));

async function dump(folder: string, target: string): Promise<void> {
  const rows = await readCsv(join(folder, 'labels.csv'));
  const views = createWriteStream(`${target}.bin`);
  const labels = createWriteStream(`${target}.jsonl`);
  const start = performance.now();
  for (const [index, row] of rows.entries()) {
    const pixels = await decodePixels(await readFile(join(folder, row.file ?? '')));
    const found = findGarment(toLabImage(shrink(pixels, workingSide)));
    const box = found?.box ?? { x: 0, y: 0, width: 1, height: 1 };
    const { data } = garmentView(pixels, box, found?.mask, { size, margin });
    views.write(Uint8Array.from(data, (value, i) => Math.round(i % 4 === 3 ? 255 * value : value)));
    labels.write(`${JSON.stringify({ ...row, separated: found?.confidence ?? 0 })}\n`);
    if (index % 200 === 199) {
      const ms = (performance.now() - start) / (index + 1);
      console.log(`${target}: ${index + 1} of ${rows.length}, ${ms.toFixed(0)} ms each`);
    }
  }
  await Promise.all([views, labels].map((stream) => new Promise((done) => stream.end(done))));
}
