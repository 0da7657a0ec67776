import { expect, test } from 'vitest';
import { measureGarment } from './measure-garment.ts';

const [width, height] = [120, 160];

/** Left half red, right half blue. */
function halves() {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const colour = i % width < width / 2 ? [190, 30, 45] : [35, 60, 150];
    data.set([...colour, 255], i * 4);
  }
  return { width, height, data };
}

test('only what the mask marks is measured, whatever the size of the mask', () => {
  for (const scale of [0.25, 1, 3]) {
    const mask = { width: Math.round(width * scale), height: Math.round(height * scale) };
    const data = Uint8Array.from({ length: mask.width * mask.height }, (_, i) =>
      i % mask.width < mask.width / 2 ? 0 : 255,
    );
    const measured = measureGarment(halves(), { ...mask, data });
    expect(measured?.palette.map(({ basic }) => basic)).toEqual(['blue']);
    expect(measured?.pattern.kind).toBe('solid');
  }
});

test('a mask that marks nothing measures nothing', () => {
  const data = new Uint8Array(width * height);
  expect(measureGarment(halves(), { width, height, data })).toBeUndefined();
});
