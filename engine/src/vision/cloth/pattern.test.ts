import { describe, expect, test } from 'vitest';
import { clusterColours } from '../../colour/cluster-colours.ts';
import { colourBins } from '../../colour/colour-bins.ts';
import { toLabImage } from '../image/lab-image.ts';
import { randomNumbers, renderScene, shaded, stripes, within, withNoise } from '../testing/rendered-scene.ts';
import { recognisePattern } from './pattern.ts';

const width = 300;
const height = 380;
const garment = { left: 50, top: 40, right: 250, bottom: 340 };

type Paint = (x: number, y: number) => string;

/** The pattern read from a rendered garment, 200 pixels wide, with the noise of a camera. */
function read(paint: Paint, noise = 3) {
  const { left, top, right, bottom } = garment;
  const scene = withNoise(
    renderScene(width, height, () => '#e9e4da', within(left, top, right, bottom, paint)),
    noise,
  );
  const image = toLabImage(scene);
  const inside = new Uint8Array(width * height);
  for (let y = top + 2; y < bottom - 2; y++) inside.fill(1, y * width + left + 2, y * width + right - 2);
  const indices = [...inside.keys()].filter((i) => inside[i]);
  return recognisePattern(image, inside, clusterColours(colourBins(image, indices)), right - left);
}

/** Light and shade of folds: soft creases of several directions and widths. */
function folds(seed: number, depth: number): (x: number, y: number) => number {
  const random = randomNumbers(seed);
  const creases = Array.from({ length: 9 }, () => ({
    angle: Math.PI * random(),
    place: 260 * random() - 30,
    width: 4 + 18 * random(),
    depth: depth * (random() - 0.6),
  }));
  return (x, y) =>
    creases.reduce((sum, crease) => {
      const across = (x - 150) * Math.cos(crease.angle) + (y - 190) * Math.sin(crease.angle) + 130;
      return sum + crease.depth * Math.exp(-(((across - crease.place) / crease.width) ** 2));
    }, 0);
}

/** A paint in folds, with as many shades as a photo has. */
function inFolds(paint: Paint, fold: (x: number, y: number) => number): Paint {
  const known = new Map<string, string>();
  return (x, y) => {
    const step = Math.round(200 * fold(x, y)) / 200;
    const key = `${paint(x, y)}${step}`;
    const shade = known.get(key) ?? shaded(paint(x, y), step);
    known.set(key, shade);
    return shade;
  };
}

const dyes = ['#2f6b4a', '#1c2745', '#c9c2b4', '#b3283c', '#f1ede2'];

describe('plain cloth', () => {
  test.each([1, 2, 3, 4, 5, 6])('in folds (%d) has no pattern, whatever its dye', (seed) => {
    for (const dye of dyes) expect(read(inFolds(() => dye, folds(seed, 0.22))).kind, dye).toBe('solid');
  });

  test.each([11, 17, 23])('draped every %d pixels or so is no striped cloth', (spacing) => {
    const random = randomNumbers(spacing);
    const places = Array.from({ length: 40 }, (_, k) => (k + 0.9 * (random() - 0.5)) * spacing);
    const drapes = (x: number) =>
      places.reduce((sum, place) => sum - 0.09 * Math.exp(-(((x - place) / (0.3 * spacing)) ** 2)), 0);
    expect(read(inFolds(() => '#55677f', drapes)).kind).toBe('solid');
  });
});

describe('stripes', () => {
  test.each([
    [0, 8],
    [0, 24],
    [90, 12],
    [90, 40],
    [30, 18],
    [135, 14],
  ])('at %d degrees every %d pixels are measured, flat and in folds', (angle, period) => {
    const paint = stripes(period, angle, '#1c2745', '#f1ede2');
    const striped: Paint = (x, y) => paint(x, y) ?? '';
    for (const cloth of [striped, inFolds(striped, folds(period, 0.15))]) {
      const pattern = read(cloth);
      expect(pattern.kind).toBe('stripes');
      const turn = Math.abs((pattern.directionDeg ?? 999) - angle);
      expect(Math.min(turn, 180 - turn)).toBeLessThanOrEqual(2);
      expect((pattern.repeat ?? 0) * 200).toBeGreaterThan(0.95 * period);
      expect((pattern.repeat ?? 0) * 200).toBeLessThan(1.05 * period);
      expect(pattern.confidence).toBeGreaterThan(0.5);
    }
  });

  test('are less sure and of less contrast the paler they are', () => {
    const read2 = (other: string) => read((x, y) => stripes(20, 0, '#f1ede2', other)(x, y) ?? '');
    const [strong, pale] = [read2('#1c2745'), read2('#d9d2c2')];
    expect([strong.kind, pale.kind]).toEqual(['stripes', 'stripes']);
    expect(pale.contrast).toBeLessThan(strong.contrast);
    expect(pale.confidence).toBeLessThanOrEqual(strong.confidence);
  });
});

test.each([16, 26])('checks every %d pixels are measured', (period) => {
  const shades = ['#f4f1ea', '#d98a94', '#b3283c'];
  const checks: Paint = (x, y) =>
    shades[Number(x % period < period / 2) + Number(y % period < period / 2)] ?? '';
  for (const cloth of [checks, inFolds(checks, folds(period, 0.12))]) {
    const pattern = read(cloth);
    expect(pattern.kind).toBe('checks');
    expect((pattern.directionDeg ?? 45) % 90).toBeLessThanOrEqual(2);
    expect((pattern.repeat ?? 0) * 200).toBeGreaterThan(0.93 * period);
    expect((pattern.repeat ?? 0) * 200).toBeLessThan(1.07 * period);
  }
});

test.each([18, 30])('dots every %d pixels are dots', (period) => {
  const dots: Paint = (x, y) =>
    Math.hypot((x % period) - period / 2, (y % period) - period / 2) < 0.27 * period ? '#f4f1ea' : '#1c2745';
  expect(read(dots).kind).toBe('dots');
  expect(read(inFolds(dots, folds(period, 0.1))).kind).toBe('dots');
});

test('a figure of several colours is a print', () => {
  const random = randomNumbers(5);
  const blobs = Array.from({ length: 60 }, () => ({
    x: 50 + 200 * random(),
    y: 40 + 300 * random(),
    r: 6 + 16 * random(),
    colour: ['#d0402f', '#e8b13c', '#2f5d8a'][Math.floor(3 * random())] ?? '',
  }));
  const figure: Paint = (x, y) =>
    blobs.findLast((blob) => Math.hypot(x - blob.x, (y - blob.y) * (1 + blob.r / 30)) < blob.r)?.colour ??
    '#f1ede2';
  expect(read(figure).kind).toBe('print');
});
