import { expect, test } from 'vitest';
import type { Look } from '../../vision/look.ts';
import { sampleLook } from '../sample-look.ts';
import { proportionLines } from './proportion-lines.ts';

/** A figure from 0.1 to 0.9 of the photo's height, 0.4 wide above and 0.2 wide below the middle. */
const outline: Look['outline'] = [
  [
    [0.3, 0.1],
    [0.7, 0.1],
    [0.7, 0.5],
    [0.6, 0.5],
    [0.6, 0.9],
    [0.4, 0.9],
    [0.4, 0.5],
    [0.3, 0.5],
  ],
];
const look = (changes: Partial<Look>): Look => ({ ...sampleLook(1), subject: 'worn', outline, ...changes });

test('lines lie at their share of the figure, in the photo, and end where the figure ends', () => {
  const lines = proportionLines(
    look({ proportions: { hemLine: 0.75, waistLine: 0.25, upperToLower: 0.6, confidence: 0.9 } }),
  );
  expect(lines.map(({ key }) => key)).toEqual(['waist', 'hem']);
  const rounded = lines.map(({ at, from, to }) => [at, from, to].map((value) => Number(value.toFixed(6))));
  expect(rounded).toEqual([
    [0.3, 0.3, 0.7],
    [0.7, 0.4, 0.6],
  ]);
});

test('no line where the garment edge was not measured, hardly measured, or nobody wears the clothes', () => {
  const proportions = { waistLine: 0.4, confidence: 0.9 };
  expect(proportionLines(look({ proportions })).map(({ key }) => key)).toEqual(['waist']);
  expect(proportionLines(look({ proportions: { ...proportions, confidence: 0.1 } }))).toEqual([]);
  expect(proportionLines(look({ proportions, subject: 'laid' }))).toEqual([]);
  expect(proportionLines(look({ proportions, outline: [] }))).toEqual([]);
  const { proportions: _, ...unmeasured } = look({});
  expect(proportionLines(unmeasured)).toEqual([]);
});
