import { expect, test } from 'vitest';
import type { LabImage } from '../image/lab-image.ts';
import type { LaidGarment } from './laid-garments.ts';
import { nameLaid } from './name-laid.ts';
import { type GarmentLabel, garmentLabels } from './recognise-garment.ts';

const side = 12;
const image: LabImage = {
  width: side,
  height: side,
  l: new Float32Array(side * side),
  a: new Float32Array(side * side),
  b: new Float32Array(side * side),
};
const pixels = { width: side, height: side, data: new Uint8Array(4 * side * side) };

/** Unnamed pieces below one another, and a recognizer that answers their chances in turn. */
function lay(chances: Partial<Record<GarmentLabel, number>>[]) {
  const garments = chances.map((_, at): LaidGarment => {
    const mask = new Uint8Array(side * side).fill(1, 3 * at * side, (3 * at + 2) * side);
    return { key: `piece-${at + 1}`, zone: 'piece', label: 'garment', mask, confidence: 1 };
  });
  const answers = chances.map((one) => Float32Array.from(garmentLabels, (label) => one[label] ?? 0.001));
  // Undoes the softening of the network's evidence.
  const recognise = async () =>
    (answers.shift() ?? new Float32Array()).map((chance) => 0.74 * Math.log(chance));
  return nameLaid(pixels, image, garments, recognise);
}

const namesOf = (garments: readonly LaidGarment[]) => garments.map(({ label }) => label);

test('beside a top and trousers, what may be trousers or shoes are the shoes', async () => {
  const named = await lay([{ shirt: 0.9 }, { trousers: 0.95 }, { trousers: 0.37, shoes: 0.37 }]);
  expect(namesOf(named)).toEqual(['shirt', 'trousers', 'shoes']);
  expect(named[2]?.zone).toBe('feet');
});

test('beside a dress too, as it leaves no room for trousers', async () => {
  expect(namesOf(await lay([{ dress: 0.95 }, { trousers: 0.37, shoes: 0.37 }]))).toEqual(['dress', 'shoes']);
});

test('without the rest of the outfit nothing is guessed', async () => {
  expect(namesOf(await lay([{ trousers: 0.95 }, { trousers: 0.37, shoes: 0.37 }]))).toEqual([
    'trousers',
    'garment',
  ]);
});

test('what is hardly any kind that is left keeps no name, and shoes are worn once', async () => {
  expect(
    namesOf(await lay([{ shirt: 0.9 }, { trousers: 0.95 }, { trousers: 0.4, skirt: 0.3, shoes: 0.13 }])),
  ).toEqual(['shirt', 'trousers', 'garment']);
  expect(
    namesOf(await lay([{ shirt: 0.9 }, { trousers: 0.95 }, { shoes: 0.9 }, { trousers: 0.5, shoes: 0.4 }])),
  ).toEqual(['shirt', 'trousers', 'shoes', 'garment']);
});
