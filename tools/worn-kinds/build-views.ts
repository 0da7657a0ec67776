import { createWriteStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from '@drape/engine/vision/analyse';
import { boxOf } from '@drape/engine/vision/image/mask-box';
import { garmentView } from '@drape/engine/vision/laid/garment-view';
import { wornView } from '@drape/engine/vision/worn/name-worn';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { loadPose } from '../../server/src/platform/imaging/networks/pose.ts';
import { fillOutline } from '../eval/raster.ts';
import { readCsv } from '../eval/read-tables.ts';

// Views of the largest garment of every photo, with the whole figure as their mask, as the product makes them.
const { values } = parseArgs({ options: { data: { type: 'string' }, out: { type: 'string' } } });
if (!values.data || !values.out || !existsSync(values.data)) {
  console.error('Usage: node tools/run.mjs tools/worn-kinds/build-views.ts --data PACK/dev --out FILE');
  process.exit(1);
}
const views = createWriteStream(`${values.out}.bin`);
const labels = createWriteStream(`${values.out}.jsonl`);
const pose = await loadPose();
const side = 400;

for (const row of await readCsv(join(values.data, 'labels.csv'))) {
  const pixels = await decodePixels(await readFile(join(values.data, 'photos', row.file ?? '')));
  const look = await analyse(pixels, { pose });
  const scale = side / Math.max(pixels.width, pixels.height);
  const width = Math.round(scale * pixels.width);
  const height = Math.round(scale * pixels.height);
  const maskOf = (outline: typeof look.outline) => {
    const data = new Uint8Array(width * height);
    fillOutline(outline, width, height, (index) => {
      data[index] = 1;
    });
    return data;
  };
  const [main] = look.regions;
  const box = main ? boxOf(maskOf(main.outline), width, height) : { x: 0, y: 0, width: 1, height: 1 };
  const figure = main && { width, height, data: maskOf(look.outline) };
  const { data } = garmentView(pixels, box, figure, wornView);
  views.write(Uint8Array.from(data, (value, i) => Math.round(i % 4 === 3 ? 255 * value : value)));
  labels.write(`${JSON.stringify(row)}\n`);
}
await Promise.all([views, labels].map((stream) => new Promise((done) => stream.end(done))));
process.exit(0);
