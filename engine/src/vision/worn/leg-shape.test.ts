import { expect, test } from 'vitest';
import type { LabImage } from '../image/lab-image.ts';
import type { LegLines } from '../pose/body-places.ts';
import { hasTwoLegs, measureLegs } from './leg-shape.ts';

const [width, height, torso] = [120, 260, 80];
const [hips, knees, ankles] = [60, 140, 220];
const legs: LegLines = {
  sides: [45, 75].map((x) => [
    { x, y: hips },
    { x, y: knees },
    { x, y: ankles },
  ]) as LegLines['sides'],
  centre: [-20, hips, knees, ankles].map((y) => ({ x: 60, y })),
};
const plain: LabImage = {
  width,
  height,
  l: new Float32Array(width * height).fill(0.5),
  a: new Float32Array(width * height),
  b: new Float32Array(width * height),
};

const drawn = (inside: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: width * height }, (_, i) => (inside(i % width, Math.floor(i / width)) ? 1 : 0));
const skirt = (x: number, y: number) => y > hips && y < knees - 10 && Math.abs(x - 60) < 34;
const trousers = (x: number, y: number) =>
  y > hips && y < ankles && (Math.abs(x - 45) < 10 || Math.abs(x - 75) < 10 || y < hips + 25);
const slivers = (x: number, y: number) => y < ankles && (Math.abs(x - 40) < 2 || Math.abs(x - 80) < 2);

test('a skirt ends at its hem, slivers of its colour along bare legs notwithstanding', () => {
  const clean = measureLegs(plain, drawn(skirt), legs, torso);
  const frayed = measureLegs(
    plain,
    drawn((x, y) => skirt(x, y) || (y > hips && slivers(x, y))),
    legs,
    torso,
  );
  expect(clean?.hem).toBeCloseTo(2 - 10 / (knees - hips), 1);
  expect(frayed?.hem).toBeCloseTo(clean?.hem ?? 0, 1);
  expect(frayed && hasTwoLegs(frayed)).toBe(false);
});

test('trousers end at the ankles and have two legs', () => {
  const shape = measureLegs(plain, drawn(trousers), legs, torso);
  expect(shape?.hem).toBeGreaterThan(2.8);
  expect(shape && hasTwoLegs(shape)).toBe(true);
});

test('down to the ankles, legs that touch are two where a seam shows and where there is no room to walk', () => {
  const column = (half: number) => drawn((x, y) => y > hips && y < ankles && Math.abs(x - 60) < half);
  const seamed = {
    ...plain,
    l: plain.l.map((light, i) => (i % width === 59 || i % width === 60 ? light - 0.2 : light)),
  };
  const legsOf = (image: LabImage, half: number) => {
    const shape = measureLegs(image, column(half), legs, torso);
    return shape && hasTwoLegs(shape);
  };
  expect(legsOf(seamed, 24)).toBe(true);
  expect(legsOf(plain, 32)).toBe(false);
  expect(legsOf(plain, 18)).toBe(true);
});

test('nothing is said of a garment of a few rows', () => {
  expect(
    measureLegs(
      plain,
      drawn((_, y) => y > hips + 5 && y < hips + 9),
      legs,
      torso,
    ),
  ).toBeUndefined();
});
