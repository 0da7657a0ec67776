// Measures the colour families of garments on free photos (CC0) whose colours were named by eye, several where people
// would differ. The constants of engine/src/colour/cloth-colour.ts were settled on these and on fashion's words.
// Usage: node tools/colour/measure-cloth.ts DATA_FOLDER (the folder that holds a-garment-photos/train)
import { readFileSync } from 'node:fs';
import { analyse } from '@drape/engine/vision/analyse';
import { decodePixels } from '../../server/src/platform/imaging/decode.ts';
import { rankedFamilies } from '../eval/colour-family.ts';

const folder = process.argv[2];
if (!folder) throw new Error('Usage: node tools/colour/measure-cloth.ts DATA_FOLDER');
const named = readFileSync(new URL('named-garments.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1);
let first = 0;
let firstTwo = 0;
for (const line of named) {
  const [file = '', colours = ''] = line.split(',');
  const pixels = await decodePixels(readFileSync(`${folder}/a-garment-photos/train/${file}`));
  const [likeliest = '', next = ''] = rankedFamilies(await analyse(pixels));
  const right = new Set(colours.split('|'));
  if (right.has(likeliest)) first++;
  if (right.has(likeliest) || right.has(next)) firstTwo++;
}
const percent = (count: number) => `${((100 * count) / named.length).toFixed(1)} %`;
console.log(`${named.length} garments: ${percent(first)} first guess, ${percent(firstTwo)} first two`);
