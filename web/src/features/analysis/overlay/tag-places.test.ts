import type { Outline } from '@drape/contract/analysis/evidence';
import { expect, test } from 'vitest';
import { tagPlaces } from './tag-places.ts';

const box = (left: number, top: number, right: number, bottom: number): Outline[number] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];

test('a tag stands in the middle of a plain outline', () => {
  const [place] = tagPlaces([[box(0.2, 0.2, 0.6, 0.8)]]);
  expect(place?.x).toBeCloseTo(0.4);
  expect(place?.y).toBeCloseTo(0.5);
});

test('a tag stands within the garment, not in the gap between two legs or in a hole', () => {
  const legs: Outline = [
    [
      [0.2, 0.1],
      [0.8, 0.1],
      [0.8, 0.9],
      [0.6, 0.9],
      [0.55, 0.12],
      [0.45, 0.12],
      [0.4, 0.9],
      [0.2, 0.9],
    ],
  ];
  const [inLeg, besideHole] = tagPlaces([legs, [box(0, 0, 1, 1), box(0.4, 0.05, 0.9, 0.95)]]);
  expect(inLeg && (inLeg.x < 0.47 || inLeg.x > 0.53)).toBe(true);
  expect(besideHole?.x).toBeCloseTo(0.2);
});

test('tags of garments on one level are moved apart and stay on the photo', () => {
  const low = [box(0.3, 0.94, 0.5, 1)];
  const places = tagPlaces([low, low, low]);
  const heights = places.map((place) => place?.y ?? 0).sort();
  for (const [index, y] of heights.entries()) {
    expect(y).toBeLessThan(0.98);
    if (index > 0) expect(y - (heights[index - 1] ?? 0)).toBeGreaterThan(0.059);
  }
});

test('an outline without area has no tag', () => {
  expect(tagPlaces([[], [[[0.5, 0.5]]]])).toEqual([undefined, undefined]);
});
