import sharp from 'sharp';
import { expect, test } from 'vitest';
import { AppError } from '../../app-error.ts';
import { rasterise } from '../rasterise.ts';
import { readGarmentPhoto } from './garment-photo.ts';

const jumper = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200">
  <rect width="900" height="1200" fill="#e9e4da"/>
  <path d="M300 250 L600 250 L820 480 L730 590 L640 510 L640 950 L260 950 L260 510 L170 590 L80 480 Z" fill="#1f4f8a"/>
</svg>`;

async function photo(svg: string, turn = 0): Promise<Buffer> {
  return sharp(await rasterise(svg, 900))
    .rotate(turn)
    .jpeg({ quality: 92 })
    .toBuffer();
}

test('a garment on a plain ground comes with its mask, box, colour and pattern', async () => {
  const answer = await readGarmentPhoto(await photo(jumper));
  expect(answer).toMatchObject({ width: 900, height: 1200, pattern: { kind: 'solid' } });
  expect(answer.palette[0]?.basic).toBe('blue');
  expect(answer.crop.x).toBeCloseTo(80 / 900, 1);
  expect(answer.crop.y).toBeCloseTo(250 / 1200, 1);
  expect(answer.crop.width).toBeCloseTo(740 / 900, 1);
  expect(answer.crop.height).toBeCloseTo(700 / 1200, 1);
  if (answer.mask === null) throw new Error('No mask');
  const { data, info } = await sharp(answer.mask)
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 768, height: 1024, channels: 1 });
  const at = (x: number, y: number) => data[Math.round(y * 1024) * 768 + Math.round(x * 768)];
  expect(at(0.5, 0.5)).toBe(255);
  expect(at(0.05, 0.05)).toBe(0);
  expect(answer.dhash).toMatch(/^[0-9a-f]{16}$/);
});

test('the mask ends where the garment does, not in steps beside it', async () => {
  const { mask } = await readGarmentPhoto(await photo(jumper));
  if (mask === null) throw new Error('No mask');
  const silhouette = jumper.replace('#e9e4da', '#000000').replace('#1f4f8a', '#ffffff');
  const marked = (picture: Uint8Array) =>
    sharp(picture).flatten().resize(768, 1024, { fit: 'fill' }).extractChannel(0).raw().toBuffer();
  const [found, drawn] = await Promise.all([marked(mask), marked(await rasterise(silhouette, 900))]);
  let differing = 0;
  let inside = 0;
  for (const [index, value] of drawn.entries()) {
    if (value > 127) inside++;
    if (value > 127 !== (found[index] ?? 0) > 127) differing++;
  }
  expect(differing / inside).toBeLessThan(0.004);
});

test('the same photo again is the same garment by its hash, another garment is not', async () => {
  const differing = (one: string, other: string) => {
    let bits = BigInt(`0x${one}`) ^ BigInt(`0x${other}`);
    let count = 0;
    for (; bits > 0n; bits &= bits - 1n) count++;
    return count;
  };
  const first = await readGarmentPhoto(await photo(jumper));
  const wall = await readGarmentPhoto(await photo(jumper.replace('#e9e4da', '#c9b8a0')));
  const smaller = await readGarmentPhoto(
    await sharp(await photo(jumper))
      .resize(400)
      .jpeg({ quality: 60 })
      .toBuffer(),
  );
  const trousers = jumper.replace(
    /d="[^"]+"/,
    'd="M350 150 L550 150 L600 1050 L500 1050 L450 400 L400 1050 L300 1050 Z"',
  );
  const other = await readGarmentPhoto(await photo(trousers));
  expect(differing(first.dhash, wall.dhash)).toBeLessThan(8);
  expect(differing(first.dhash, smaller.dhash)).toBeLessThan(8);
  expect(differing(first.dhash, other.dhash)).toBeGreaterThan(12);
});

test('where there is no garment nothing is claimed', async () => {
  const empty = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#d8d2c8' } })
    .jpeg()
    .toBuffer();
  const answer = await readGarmentPhoto(empty);
  expect(answer).toMatchObject({ mask: null, palette: [], pattern: null, recognised: null, confidence: 0 });
  expect(answer.crop).toEqual({ x: 0, y: 0, width: 1, height: 1 });
  expect(answer.notes[0]?.code).toBe('no-garment');
});

test('what is no photo is refused', async () => {
  const refused = readGarmentPhoto(Buffer.from('a shopping list'));
  await expect(refused).rejects.toBeInstanceOf(AppError);
});
