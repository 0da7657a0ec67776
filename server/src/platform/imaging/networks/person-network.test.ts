import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { compileNetwork } from '../../inference/compile-network.ts';
import { describeTflite } from '../../inference/read-tflite.ts';
import { networkMemory, squarePicture } from './model-files.ts';

const path = fileURLToPath(import.meta.resolve('@mediapipe/pose/pose_landmark_full.tflite'));

/** The picture of `tools/person-network/reference.py`. */
function madeUpPicture(): Float32Array {
  return Float32Array.from({ length: 256 * 256 * 3 }, (_, i) => {
    const [row, column, channel] = [Math.floor(i / 768) >> 3, (Math.floor(i / 3) % 256) >> 3, i % 3];
    return ((row * 53 + column * 31 + channel * 101) % 256) / 255;
  });
}

test('the network computes what another program computes from the same file', {
  timeout: 30_000,
}, async () => {
  const description = describeTflite('person', await readFile(path));
  const answers = description.outputs.slice(0, 3);
  const network = compileNetwork(description, squarePicture(256), answers, networkMemory());
  const [landmarks, presence, mask] = network(madeUpPicture());
  const reference = [
    129.953, 78.552, -142.504, 579.698, 590.227, 128.711, 71.424, -132.859, 496.876, 527.546,
  ];
  for (const [k, value] of reference.entries()) expect(landmarks?.[k]).toBeCloseTo(value, 1);
  expect(presence?.[0]).toBeCloseTo(0, 4);
  const places: [number, number][] = [
    [0, -77.102],
    [20000, -17.5],
    [32896, 0.586],
    [45000, -1.72],
    [65535, -6.333],
  ];
  for (const [place, value] of places) expect(mask?.[place]).toBeCloseTo(value, 2);
});

test('another file is refused with a reason', () => {
  expect(() => describeTflite('none', new Uint8Array(4))).toThrow('no TensorFlow Lite file');
  expect(() => describeTflite('none', new TextEncoder().encode('A text of some length.'))).toThrow(
    'no TensorFlow Lite file',
  );
});
