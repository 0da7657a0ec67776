import { expect, test } from 'vitest';
import type { PersonMask } from './pose.ts';
import { type BagNetwork, bagCells, bagClasses, bagInputSide, spotBags } from './spot-bags.ts';

const photo = { width: 400, height: 400, data: new Uint8Array(4 * 400 * 400).fill(90) };

/** A person in the left half of the photo, from top to bottom. */
const person: PersonMask = {
  view: { x: 0, y: 0, side: 400 },
  side: 100,
  likelihood: Float32Array.from({ length: 100 * 100 }, (_, cell) => (cell % 100 < 50 ? 0.9 : 0.1)),
};

type Thing = { column: number; row: number; kind?: number; score: number; reach?: number };

const handbag = bagClasses.indexOf(26);
const suitcase = bagClasses.indexOf(28);

function networkSeeing(things: Thing[]): BagNetwork {
  const heat = new Float32Array(bagCells * bagCells * bagClasses.length);
  const reaches = new Float32Array(bagCells * bagCells * 4);
  for (const { column, row, kind = handbag, score, reach = 16 } of things) {
    const cell = row * bagCells + column;
    heat[cell * bagClasses.length + kind] = score;
    reaches.fill(reach, 4 * cell, 4 * cell + 4);
  }
  return (input) => {
    expect(input).toHaveLength(3 * bagInputSide ** 2);
    return () => ({ heat, reaches });
  };
}

test('a handbag is found where the network sees it, in pixels of the photo', () => {
  const [bag, ...others] = spotBags(photo, person, networkSeeing([{ column: 32, row: 32, score: 0.5 }]))();
  expect(others).toEqual([]);
  // The square around the person is 432 pixels wide and its middle is at 100, 200.
  expect(bag?.x).toBeCloseTo(100 - (432 * 16) / 256);
  expect(bag?.y).toBeCloseTo(200 - (432 * 16) / 256);
  expect(bag?.width).toBeCloseTo(54);
  expect(bag?.score).toBeCloseTo(0.5);
});

test('a suitcase counts as a bag, and a bag that is hardly seen does not', () => {
  const seen = (thing: Thing) => spotBags(photo, person, networkSeeing([thing]))();
  expect(seen({ column: 10, row: 10, kind: suitcase, score: 0.9 })).toHaveLength(1);
  expect(seen({ column: 40, row: 40, score: 0.15 })).toEqual([]);
});

test('a second bag must be seen better, and lie apart', () => {
  const first = { column: 12, row: 32, score: 0.5 };
  const apart = { column: 50, row: 32 };
  const count = (things: Thing[]) => spotBags(photo, person, networkSeeing(things))().length;
  expect(count([first, { ...apart, score: 0.4 }])).toBe(2);
  expect(count([first, { ...apart, score: 0.3 }])).toBe(1);
  expect(count([first, { ...apart, column: 14, score: 0.4 }])).toBe(1);
});

test('where nobody is marked nothing is looked for', () => {
  const nobody = { ...person, likelihood: new Float32Array(100 * 100) };
  const never: BagNetwork = () => {
    throw new Error('The network was asked');
  };
  expect(spotBags(photo, nobody, never)()).toEqual([]);
});
