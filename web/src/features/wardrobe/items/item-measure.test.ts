import { expect, test } from 'vitest';
import { shownScale } from './item-measure.ts';

const width = { tee: 764, coat: 846, tank: 468 };
const piece = (subcategory: string) => ({ subcategory, description: subcategory, category: 'top' as const });
/** Pixels per millimetre in a frame that is 1 wide: how wide the picture would fill it, times the scale. */
const perMillimetre = (subcategory: string, mm: { width: number; height: number }) =>
  (shownScale(piece(subcategory)) * Math.min(0.92, (0.92 * 1.25 * mm.width) / mm.height)) / mm.width;

test('clothes beside each other have one scale', () => {
  const tee = perMillimetre('t-shirt', { width: width.tee, height: 698 });
  expect(perMillimetre('coat', { width: width.coat, height: 1054 })).toBeCloseTo(tee, 5);
  expect(perMillimetre('tank top', { width: width.tank, height: 658 })).toBeCloseTo(tee, 5);
});

test('nothing is larger than its frame, and nothing too small to be seen', () => {
  for (const kind of ['evening dress', 'coat', 'tie', 'ring', 'earrings', 'sneakers', 'belt']) {
    expect(shownScale(piece(kind)), kind).toBeLessThanOrEqual(1);
    expect(shownScale(piece(kind)), kind).toBeGreaterThan(0.3);
  }
});
