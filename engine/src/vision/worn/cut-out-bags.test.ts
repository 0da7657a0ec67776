import { expect, test, vi } from 'vitest';
import { analyse } from '../analyse.ts';
import type { Pixels } from '../image/pixels.ts';
import type { PersonMask, SpottedBag } from '../pose/pose.ts';
import { personPose, plainOutfit, renderPerson } from '../testing/rendered-person.ts';

vi.setConfig({ testTimeout: 30_000 });

const clutch = { x: 118, y: 236, width: 44, height: 34 };

/** A drawn person with something red somewhere. */
function withRed(place: { x: number; y: number; width: number; height: number }): Pixels {
  const pixels = renderPerson(plainOutfit);
  for (let y = place.y; y < place.y + place.height; y++)
    for (let x = place.x; x < place.x + place.width; x++)
      pixels.data.set([170, 30, 40], 4 * (y * pixels.width + x));
  return pixels;
}

/** A clutch before the trousers, where nothing but looking at it tells a bag. */
const withClutch = () => withRed(clutch);

/** The network's mark of that person: a column from head to feet. */
const column: PersonMask = {
  view: { x: -90, y: 0, side: 480 },
  side: 96,
  likelihood: Float32Array.from({ length: 96 * 96 }, (_, cell) => {
    const x = 5 * (cell % 96) - 90;
    const y = 5 * Math.floor(cell / 96);
    return x > 85 && x < 215 && y > 25 && y < 445 ? 0.95 : 0.05;
  }),
};

async function bagsIn(pixels: Pixels, bags: SpottedBag[], person?: PersonMask) {
  const pose = { ...personPose, bags: () => bags, ...(person && { person }) };
  const look = await analyse(pixels, { pose: async () => pose });
  return look.regions.filter(({ label }) => label === 'bag');
}

test('a bag before the body is cut out where it was seen, in its own color', async () => {
  const [bag, ...others] = await bagsIn(withClutch(), [{ ...clutch, score: 0.4 }]);
  expect(others).toEqual([]);
  expect(bag?.families?.[0]?.basic).toBe('red');
  const corners = bag?.outline.flat() ?? [];
  const xs = corners.map(([x]) => 300 * x);
  const ys = corners.map(([, y]) => 480 * y);
  expect(Math.min(...xs)).toBeGreaterThan(clutch.x - 10);
  expect(Math.max(...xs)).toBeLessThan(clutch.x + clutch.width + 10);
  expect(Math.min(...ys)).toBeGreaterThan(clutch.y - 10);
  expect(Math.max(...ys)).toBeLessThan(clutch.y + clutch.height + 10);
});

test('without having been seen it is no bag', async () => {
  expect(await bagsIn(withClutch(), [])).toEqual([]);
});

test('the bag of a passer-by is not worn', async () => {
  const elsewhere = { x: 250, y: 200, width: 40, height: 60, score: 0.6 };
  expect(await bagsIn(withRed(elsewhere), [elsewhere], column)).toEqual([]);
});

test('what is as large as the top is no bag, nor is the middle of the top, unless it is seen well', async () => {
  const pixels = renderPerson(plainOutfit);
  const whole = { x: 70, y: 90, width: 160, height: 160, score: 0.9 };
  expect(await bagsIn(pixels, [whole])).toEqual([]);
  const print = { x: 125, y: 140, width: 50, height: 50, score: 0.25 };
  expect(await bagsIn(pixels, [print])).toEqual([]);
});
