import { expect, test } from 'vitest';
import { discColour, type Pixels } from './disc-colour.ts';

function picture(
  width: number,
  height: number,
  at: (x: number, y: number) => [number, number, number],
): Pixels {
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) data.set([...at(x, y), 255], 4 * (y * width + x));
  return { data, width, height };
}

test('an even area gives its own colour, also at a corner', () => {
  const skin = picture(40, 40, () => [200, 150, 120]);
  expect(discColour(skin, 20, 20, 5)).toBe('#c89678');
  expect(discColour(skin, 0, 0, 5)).toBe('#c89678');
});

test('a speck is averaged away and what lies outside the disc does not count', () => {
  const speckled = picture(40, 40, (x, y) =>
    x === 20 && y === 20 ? [255, 255, 255] : x < 30 ? [100, 60, 40] : [0, 0, 255],
  );
  const [red, green, blue] = [1, 3, 5].map((at) =>
    Number.parseInt(discColour(speckled, 20, 20, 6).slice(at, at + 2), 16),
  );
  expect(Math.abs((red ?? 0) - 100)).toBeLessThan(4);
  expect(Math.abs((green ?? 0) - 60)).toBeLessThan(4);
  expect(Math.abs((blue ?? 0) - 40)).toBeLessThan(4);
});
