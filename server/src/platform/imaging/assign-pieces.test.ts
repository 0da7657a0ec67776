import { toLabImage } from '@drape/engine/vision/image/lab-image';
import { cutSuperpixels } from '@drape/engine/vision/image/superpixels';
import { expect, test } from 'vitest';
import { createNetworkMemory, openNetworkMemory } from '../inference/network-memory.ts';
import { assignPieces } from './assign-pieces.ts';

const memory = openNetworkMemory(createNetworkMemory(), 0);

/** Slopes and grain that look like chance and are always the same. */
function picture(width: number, height: number) {
  const data = Uint8Array.from({ length: 4 * width * height }, (_, i) => {
    const pixel = i >> 2;
    const grain = (pixel * 48_271 + (i % 4) * 911) % 61;
    return i % 4 === 3 ? 255 : ((pixel % width) + 2 * Math.floor(pixel / width) + grain) % 256;
  });
  return toLabImage({ width, height, data });
}

test.each([
  [60, 80],
  [61, 37],
  [3, 200],
  [1, 1],
])(
  'the kernels cut a photo of %i by %i pixels into the very pieces that JavaScript does',
  (width, height) => {
    const image = picture(width, height);
    expect(cutSuperpixels(image, 20, undefined, assignPieces(memory))).toEqual(cutSuperpixels(image, 20));
  },
);

test('they do so in a part of a photo, and when asked again', () => {
  const image = picture(90, 70);
  const part = { left: 20.5, top: 10, right: 61, bottom: 66.2 };
  const plain = cutSuperpixels(image, 30, part);
  for (let round = 0; round < 2; round++)
    expect(cutSuperpixels(image, 30, part, assignPieces(memory))).toEqual(plain);
});

test('a photo that has no room in the arena is cut all the same', () => {
  const image = picture(1000, 800);
  expect(cutSuperpixels(image, 400, undefined, assignPieces(memory)).count).toBeGreaterThan(1000);
});
