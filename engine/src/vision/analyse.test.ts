import { expect, test } from 'vitest';
import { colourDifference } from '../colour/delta-e.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { analyse } from './analyse.ts';
import type { Pixels } from './image/pixels.ts';
import { type KeypointName, keypointNames, type PosePort } from './pose/pose.ts';
import {
  randomNumbers,
  renderScene,
  shaded,
  stripes,
  underLight,
  within,
  withNoise,
} from './testing/rendered-scene.ts';

const grounds = ['#e9e4da', '#3b3a38', '#8f9aa3'];
const flatLay = (ground: string, paint: (x: number, y: number) => string) =>
  withNoise(
    renderScene(360, 480, () => ground, within(90, 80, 270, 400, paint)),
    3,
  );

async function onlyRegion(pixels: Pixels) {
  const look = await analyse(pixels);
  expect(look.subject).toBe('laid');
  expect(look.regions).toHaveLength(1);
  return look.regions[0];
}

test.each(grounds)('one garment on %s is one region with its outline and its colour', async (ground) => {
  const region = await onlyRegion(flatLay(ground, () => '#a52a3c'));
  expect(colourDifference(region.colours[0].lab, hexToOkLab('#a52a3c'))).toBeLessThan(2);
  expect(region.colours[0].share).toBe(1);
  expect(region.pattern.kind).toBe('solid');
  const xs = region.outline.flat().map(([x]) => x);
  const ys = region.outline.flat().map(([, y]) => y);
  expect(Math.min(...xs)).toBeCloseTo(0.25, 1);
  expect(Math.max(...xs)).toBeCloseTo(0.75, 1);
  expect(Math.min(...ys)).toBeCloseTo(1 / 6, 1);
  expect(Math.max(...ys)).toBeCloseTo(5 / 6, 1);
  expect(region.outline[0].length).toBeLessThan(30);
});

test('the colours of a garment come with their true shares', async () => {
  const region = await onlyRegion(
    flatLay('#e9e4da', (_, y) => (y < 240 ? '#1c2745' : y < 336 ? '#b98c5a' : '#c8202f')),
  );
  expect(region.colours.map(({ share }) => Math.round(share * 20) / 20)).toEqual([0.5, 0.3, 0.2]);
  for (const [index, hex] of ['#1c2745', '#b98c5a', '#c8202f'].entries())
    expect(colourDifference(region.colours[index].lab, hexToOkLab(hex))).toBeLessThan(2.5);
  expect(region.pattern.kind).toBe('colour-block');
});

test('folds in one cloth stay one colour', async () => {
  const region = await onlyRegion(
    flatLay('#e9e4da', (x) => shaded('#2f6b4a', 0.05 * Math.sin(x / 14) + 0.02 * Math.sin(x / 5))),
  );
  expect(region.colours).toHaveLength(1);
  expect(colourDifference(region.colours[0].lab, hexToOkLab('#2f6b4a'))).toBeLessThan(4);
});

test.each([
  [0, 16],
  [90, 24],
  [45, 20],
  [120, 28],
])('stripes at %d degrees every %d pixels are measured', async (angle, period) => {
  const paint = stripes(period, angle, '#1c2745', '#f1ede2');
  const region = await onlyRegion(flatLay('#9c7a58', (x, y) => paint(x, y) ?? ''));
  expect(region.pattern.kind).toBe('stripes');
  const turn = Math.abs((region.pattern.directionDeg ?? 999) - angle);
  expect(Math.min(turn, 180 - turn)).toBeLessThanOrEqual(4);
  expect((region.pattern.repeat ?? 0) * 180).toBeGreaterThan(period * 0.93);
  expect((region.pattern.repeat ?? 0) * 180).toBeLessThan(period * 1.07);
  expect(
    region.colours
      .slice(0, 2)
      .map(({ basic }) => basic)
      .sort(),
  ).toEqual(['blue', 'white']);
});

test('checks and dots are told apart from stripes', async () => {
  const checks = await onlyRegion(
    flatLay('#9c7a58', (x, y) => {
      const shades = ['#f4f1ea', '#d98a94', '#b3283c'];
      return shades[Number(x % 24 < 12) + Number(y % 24 < 12)];
    }),
  );
  expect(checks.pattern.kind).toBe('checks');
  expect((checks.pattern.repeat ?? 0) * 180).toBeCloseTo(24, -1);
  const dots = await onlyRegion(
    flatLay('#9c7a58', (x, y) => (Math.hypot((x % 26) - 13, (y % 26) - 13) < 6 ? '#f4f1ea' : '#1c2745')),
  );
  expect(dots.pattern.kind).toBe('dots');
});

test('several garments that lie apart are several regions, ordered by their share', async () => {
  const scene = renderScene(
    480,
    480,
    () => '#efece6',
    within(60, 50, 240, 230, () => '#22407a'),
    within(280, 60, 400, 400, () => '#5a4632'),
    within(80, 320, 200, 380, () => '#151515'),
  );
  const look = await analyse(withNoise(scene, 3));
  expect(look.regions.map(({ colours }) => colours[0].basic)).toEqual(['brown', 'blue', 'black']);
  expect(look.regions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(look.palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 2);
  expect(look.palette).toHaveLength(3);
});

test('a yellow light is found on a colourful scene and white light is not', async () => {
  const random = randomNumbers(3);
  const tiles = Array.from(
    { length: 192 },
    () =>
      `#${[0, 1, 2]
        .map(() =>
          Math.floor(40 + 215 * random())
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`,
  );
  const scene = renderScene(320, 320, (x, y) => tiles[(x >> 5) + 10 * (y >> 5)] ?? '#dddddd');
  const white = await analyse(scene);
  expect(white.photo.cast).toBeUndefined();
  const yellow = await analyse(underLight(scene, [1, 0.85, 0.4]));
  expect(yellow.photo.cast?.b).toBeGreaterThan(0.03);
  expect(yellow.photo.notes.map(({ code }) => code)).toContain('cast');
});

test('blur, noise and darkness lower what is measured of the photo', async () => {
  const sharp = flatLay('#e9e4da', (x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? '#203050' : '#c0a080'));
  const soft = renderScene(360, 480, (x, y) => shaded('#808080', 0.2 * Math.sin(x / 25) * Math.sin(y / 30)));
  expect((await analyse(sharp)).photo.sharpness).toBeGreaterThan(0.7);
  const blurred = (await analyse(soft)).photo;
  expect(blurred.sharpness).toBeLessThan(0.3);
  expect(blurred.notes.map(({ code }) => code)).toContain('blurred');
  const noisy = (await analyse(withNoise(sharp, 24))).photo;
  expect(noisy.noise).toBeGreaterThan(0.5);
  expect(noisy.notes.map(({ code }) => code)).toContain('noisy');
  const dark = (await analyse(underLight(sharp, [0.008, 0.008, 0.008]))).photo;
  expect(dark.exposure).toBeLessThan(0.5);
  expect(dark.notes.map(({ code }) => code)).toContain('dark');
}, 20_000);

const text = (x: number, y: number) => {
  const line = y % 16;
  const random = Math.abs(Math.sin((x >> 2) * 12.9898 + (y >> 4) * 78.233) * 43758.5453) % 1;
  return line > 3 && line < 12 && x > 30 && x < 290 && random > 0.4 && (y + x) % 3 > 0
    ? '#222222'
    : undefined;
};
const noise = randomNumbers(11);
const nothingToSee: [string, Pixels][] = [
  ['one pixel', renderScene(1, 1, () => '#ff0000')],
  ['a line of pixels', renderScene(512, 1, (x) => (x % 7 ? '#ff0000' : '#00ff00'))],
  ['black', renderScene(300, 400, () => '#000000')],
  ['white', renderScene(300, 400, () => '#ffffff')],
  [
    'a wall',
    withNoise(
      renderScene(300, 400, () => '#c9b79c'),
      4,
    ),
  ],
  [
    'pure noise',
    renderScene(
      300,
      400,
      () =>
        `#${Math.floor(noise() * 0xffffff)
          .toString(16)
          .padStart(6, '0')}`,
    ),
  ],
  ['a gradient', renderScene(300, 400, (_, y) => shaded('#4060a0', y / 900 - 0.2))],
  ['a vignette', renderScene(300, 300, (x, y) => shaded('#c0b090', -Math.hypot(x - 150, y - 150) / 600))],
  ['a page of writing', renderScene(320, 400, () => '#fbfbfb', text)],
  [
    'a landscape',
    withNoise(
      renderScene(
        480,
        320,
        (_, y) => shaded('#6fa3dc', y / 1500),
        (x, y) => (y > 150 + 30 * Math.sin(x / 60) ? '#5d7f58' : undefined),
        (x, y) => (y > 230 + 12 * Math.sin(x / 35) ? '#3f6b2f' : undefined),
      ),
      5,
    ),
  ],
  [
    'the sea',
    withNoise(
      renderScene(480, 320, (_, y) => (y < 140 ? '#bcd4ea' : '#2c5f86')),
      5,
    ),
  ],
];

test.each(nothingToSee)('there is no outfit in %s', async (_, pixels) => {
  const look = await analyse(pixels);
  expect(look.subject).toBe('none');
  expect(look.regions).toEqual([]);
});

test('the same pixels give the same Look, and a Look survives JSON', async () => {
  const scene = flatLay('#e9e4da', (x, y) => ((x + y) % 40 < 20 ? '#1c2745' : '#b98c5a'));
  const look = await analyse(scene);
  expect(await analyse(scene)).toEqual(look);
  expect(JSON.parse(JSON.stringify(look))).toEqual(look);
});

test('stages are timed apart from the Look, and pixels without content are refused', async () => {
  const stages: string[] = [];
  await analyse(
    flatLay('#e9e4da', () => '#a52a3c'),
    {},
    (name) => stages.push(name),
  );
  expect(stages).toEqual(['prepare', 'pose', 'quality', 'superpixels', 'separation', 'describe']);
  await expect(analyse({ width: 0, height: 5, data: new Uint8Array() })).rejects.toThrow(RangeError);
  await expect(analyse({ width: 9, height: 9, data: new Uint8Array(5) })).rejects.toThrow(RangeError);
});

test('clothes without a person stay laid when a pose network finds joints and a face in them', async () => {
  const places: Partial<Record<KeypointName, [number, number]>> = {
    nose: [180, 100],
    leftShoulder: [230, 130],
    rightShoulder: [130, 130],
    leftElbow: [250, 190],
    rightElbow: [110, 190],
    leftHip: [210, 250],
    rightHip: [150, 250],
    leftKnee: [210, 330],
    rightKnee: [150, 330],
    leftAnkle: [210, 395],
    rightAnkle: [150, 395],
  };
  const pose: PosePort = async () => ({
    keypoints: keypointNames.map((name) => {
      const [x, y] = places[name] ?? [0, 0];
      return { name, x, y, score: places[name] ? 0.55 : 0.1 };
    }),
    faces: [{ x: 160, y: 80, width: 40, height: 40, score: 0.6 }],
  });
  const look = await analyse(
    flatLay('#e9e4da', (_, y) => (y < 250 ? '#1f2023' : '#2f5d50')),
    { pose },
  );
  expect([look.subject, look.photo.notes.filter(({ code }) => code === 'cropped')]).toEqual(['laid', []]);
});
