import type { Pixels } from '@drape/engine/vision/image/pixels';
import { expect, test } from 'vitest';
import { loadPose } from './pose.ts';

const width = 240;
const height = 320;

/** A mannequin of plain shapes before a wall. */
function drawnFigure(): Pixels {
  const data = new Uint8Array(width * height * 4).fill(255);
  const paint = (
    left: number,
    top: number,
    right: number,
    bottom: number,
    colour: [number, number, number],
  ) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) data.set(colour, 4 * (y * width + x));
  };
  paint(0, 0, width, height, [205, 202, 196]);
  paint(105, 30, 135, 70, [214, 168, 140]);
  paint(85, 72, 155, 170, [40, 70, 140]);
  paint(88, 170, 116, 300, [50, 50, 55]);
  paint(124, 170, 152, 300, [50, 50, 55]);
  return { width, height, data };
}

test('the networks run offline and answer alike every time, in whole pixels and scores from 0 to 1', async () => {
  const pose = await loadPose();
  const first = await pose(drawnFigure());
  expect(await pose(drawnFigure())).toEqual(first);
  expect(first.keypoints).toHaveLength(17);
  for (const { x, y, score } of first.keypoints) {
    expect(Number.isInteger(x) && Number.isInteger(y)).toBe(true);
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(1);
  }
}, 30_000);

test('where no person is wanted none is marked, and none is missed', async () => {
  const pose = await loadPose();
  const { person, nobody, keypoints } = await pose(drawnFigure(), { person: false });
  expect([person, nobody]).toEqual([undefined, undefined]);
  expect(keypoints).toHaveLength(17);
}, 30_000);

test('nobody is found in one colour', async () => {
  const pose = await loadPose();
  const answer = await pose({ width: 64, height: 64, data: new Uint8Array(64 * 64 * 4).fill(128) });
  expect(answer.faces).toEqual([]);
  expect(Math.max(...answer.keypoints.map(({ score }) => score))).toBeLessThan(0.3);
}, 30_000);
