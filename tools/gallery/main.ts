import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Scene, sampled } from '../../e2e/src/gallery/scenes.ts';
import { type Format, type Picture, takePictures, waitForDemo } from '../../e2e/src/gallery/take-pictures.ts';
import { adminAccount } from '../../e2e/src/journey.ts';
import { startProduct } from '../../e2e/src/product.ts';
import { ensureWebBuilt } from '../setup/web-build.mjs';
import { writeContactSheets } from './contact-sheets.ts';

const usage = `Usage: npm run gallery -- [--out DIR] [--only TEXT] [--width N] [--scheme light|dark]
Takes a picture of every screen and state at 360 and 1280 px, light and dark, and of some at 768 and 1920 px,
and writes them with contact sheets to DIR.`;

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: join(tmpdir(), 'drape-gallery') },
    only: { type: 'string' },
    width: { type: 'string' },
    scheme: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(usage);
  process.exit(0);
}

const everyFormat: Format[] = [360, 1280, 768, 1920].flatMap((width) => [
  { width, scheme: 'light' as const },
  { width, scheme: 'dark' as const },
]);
const formats = everyFormat.filter(
  ({ width, scheme }) =>
    (values.width === undefined || width === Number(values.width)) &&
    (values.scheme === undefined || scheme === values.scheme),
);
const only = ({ name, viewer }: Scene, { width }: Format) =>
  (values.only === undefined || `${viewer}: ${name}`.includes(values.only)) &&
  (width === 360 || width === 1280 || sampled.has(name));

const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
await ensureWebBuilt(process.execPath);
const product = await startProduct({ ADMIN_PASSWORD: adminAccount.password });
let pictures: Picture[] = [];
try {
  await waitForDemo(product.origin);
  let taken = 0;
  pictures = await takePictures(
    { origin: product.origin, folder, formats, only },
    ({ scene, width, scheme, fault }) => {
      taken++;
      console.log(
        `${String(taken).padStart(4)}  ${width} ${scheme}  ${scene.viewer}: ${scene.name}${fault ? `  NOT REACHED: ${fault}` : ''}`,
      );
    },
  );
} finally {
  await product.stop();
}
for (const { width, scheme } of formats) {
  const own = pictures.filter((picture) => picture.width === width && picture.scheme === scheme);
  for (const file of await writeContactSheets(own, folder)) console.log(file);
}
const missed = pictures.filter(({ fault }) => fault !== undefined).length;
console.log(`${pictures.length} pictures${missed > 0 ? `, ${missed} states not reached` : ''} in ${folder}`);
process.exitCode = missed > 0 ? 1 : 0;
