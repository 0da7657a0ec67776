import { describe, expect, test } from 'vitest';
import type { Pixels } from '../vision/image/pixels.ts';
import { plainOutfit, renderPerson } from '../vision/testing/rendered-person.ts';
import { underLight, withNoise } from '../vision/testing/rendered-scene.ts';
import { checkFrame } from './check-frame.ts';
import { isSameFrame } from './frame-cells.ts';

const outfit = { ...plainOutfit, ground: '#c4c3c1' };
const person = renderPerson(outfit);
const still = checkFrame(person);
const codes = (pixels: Pixels) => checkFrame(pixels, still.image).notes.map(({ code }) => code);

/** The same scene after the camera has been turned a little. */
function moved({ width, height, data }: Pixels, across: number, down = 0): Pixels {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from =
        Math.min(height - 1, Math.max(0, y + down)) * width + Math.min(width - 1, Math.max(0, x + across));
      out.set(data.subarray(4 * from, 4 * from + 4), 4 * (y * width + x));
    }
  return { width, height, data: out };
}

test('a steady, well lit picture has nothing to note', () => {
  expect(codes(withNoise(person, 3, 11))).toEqual([]);
});

test.each<[string, [number, number, number]]>([
  ['dark', [0.02, 0.02, 0.02]],
  ['cast', [1, 0.7, 0.25]],
  ['clipped', [6, 6, 6]],
])('says when a picture is %s', (code, gains) => {
  expect(codes(underLight(person, gains))).toContain(code);
});

test('tells shake from a picture that stands still, whatever the direction, and never for a first picture', () => {
  for (const [across, down] of [
    [4, 0],
    [0, 4],
    [-3, 3],
  ] as const)
    expect(codes(moved(person, across, down))).toContain('shaky');
  expect(codes(person)).not.toContain('shaky');
  expect(checkFrame(moved(person, 4)).notes).toEqual([]);
});

test('throws for pixels without content', () => {
  expect(() => checkFrame({ width: 0, height: 4, data: new Uint8Array(0) })).toThrow(RangeError);
});

describe('a picture is the same as another', () => {
  const same = (pixels: Pixels) => isSameFrame(still.cells, checkFrame(pixels).cells);

  test('through the noise of the camera', () => {
    expect(same(withNoise(person, 4, 5))).toBe(true);
  });

  test.each<[string, Pixels]>([
    ['a garment of the same lightness has another hue', renderPerson({ ...outfit, top: '#5a3a52' })],
    ['a bag has come in', renderPerson({ ...outfit, bag: '#5a2d1c' })],
    ['the person has moved a little', moved(person, 4)],
    ['the light has been turned down', underLight(person, [0.85, 0.85, 0.85])],
  ])('not when %s', (_, pixels) => {
    expect(same(pixels)).toBe(false);
  });
});
