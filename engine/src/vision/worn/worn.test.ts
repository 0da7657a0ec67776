import { expect, test, vi } from 'vitest';
import { colourDifference } from '../../colour/delta-e.ts';
import { hexToOkLab } from '../../colour/oklab.ts';
import { analyse } from '../analyse.ts';
import type { Pixels } from '../image/pixels.ts';
import { type KeypointName, keypointNames, type Pose } from '../pose/pose.ts';
import { renderScene, shaded, within, withNoise } from '../testing/rendered-scene.ts';

vi.setConfig({ testTimeout: 20_000 });

const joints: Record<KeypointName, [x: number, y: number]> = {
  nose: [150, 62],
  leftEye: [157, 56],
  rightEye: [143, 56],
  leftEar: [168, 60],
  rightEar: [132, 60],
  leftShoulder: [186, 112],
  rightShoulder: [114, 112],
  leftElbow: [198, 170],
  rightElbow: [102, 170],
  leftWrist: [204, 222],
  rightWrist: [96, 222],
  leftHip: [172, 232],
  rightHip: [128, 232],
  leftKnee: [174, 330],
  rightKnee: [126, 330],
  leftAnkle: [176, 420],
  rightAnkle: [124, 420],
};
const pose: Pose = {
  keypoints: keypointNames.map((name) => ({ name, x: joints[name][0], y: joints[name][1], score: 0.8 })),
  faces: [{ x: 130, y: 38, width: 40, height: 46, score: 0.9 }],
};
const skin = '#d9a888';
const top = '#22457e';
const trousers = '#8a8f93';

function person(lower: string, legs = trousers): Pixels {
  const leg = (x: number) => Math.abs(x - 150) > 11 && Math.abs(x - 150) < 44;
  const scene = renderScene(
    300,
    480,
    (x, y) => shaded('#b9a98c', 0.02 * Math.sin(x / 9) + 0.02 * Math.cos(y / 11)),
    within(100, 236, 200, 432, (x) => (leg(x) ? legs : undefined)),
    within(106, 225, 194, 300, () => lower),
    within(104, 420, 196, 446, (x) => (leg(x) ? '#141414' : undefined)),
    within(108, 100, 192, 232, () => top),
    within(88, 108, 112, 205, () => top),
    within(188, 108, 212, 205, () => top),
    within(88, 205, 108, 240, () => skin),
    within(192, 205, 212, 240, () => skin),
    within(138, 84, 162, 102, () => skin),
    (x, y) => (Math.hypot(x - 150, 0.85 * (y - 55)) < 27 ? '#2b1b12' : undefined),
    (x, y) => (Math.hypot(x - 150, 0.85 * (y - 64)) < 21 ? skin : undefined),
  );
  return withNoise(scene, 3);
}

const look = (pixels: Pixels, seen: Pose = pose) => analyse(pixels, { pose: async () => seen });

test('a person in top, trousers and shoes is three garments in their colours, and skin and hair are none', async () => {
  const { subject, regions, bare, unseen, fromAfar } = await look(person(trousers));
  expect(subject).toBe('worn');
  expect(unseen).toEqual([]);
  const byZone = Object.fromEntries(regions.map((region) => [region.zone, region]));
  expect(Object.keys(byZone).sort()).toEqual(['feet', 'lower', 'upper']);
  expect(byZone.lower.label).toBe('trousers');
  for (const [zone, hex] of [
    ['upper', top],
    ['lower', trousers],
    ['feet', '#141414'],
  ])
    expect(colourDifference(byZone[zone].colours[0].lab, hexToOkLab(hex))).toBeLessThan(4);
  for (const [part, hex] of [
    ['upper', top],
    ['lower', trousers],
    ['shoes', '#141414'],
  ] as const)
    expect(colourDifference(fromAfar?.[part] ?? [1, 0, 0], hexToOkLab(hex))).toBeLessThan(4);
  for (const { colours } of regions)
    for (const { lab } of colours) expect(colourDifference(lab, hexToOkLab(skin))).toBeGreaterThan(8);
  expect(bare?.skin.length).toBeGreaterThanOrEqual(1);
  expect(bare?.hair.length).toBeGreaterThanOrEqual(1);
});

test('one cloth from the shoulders to bare legs is a dress', async () => {
  const { regions } = await look(person(top, skin));
  expect(regions.map(({ label }) => label)).toContain('dress');
  expect(regions.map(({ zone }) => zone)).not.toContain('lower');
});

test('what is outside the picture is named as unseen and never judged', async () => {
  const whole = person(trousers);
  const pixels = { width: 300, height: 250, data: whole.data.slice(0, 4 * 300 * 250) };
  const cropped = {
    ...pose,
    keypoints: pose.keypoints.map((joint) => (joint.y < 240 ? joint : { ...joint, score: 0.05 })),
  };
  const { subject, regions, unseen, photo } = await look(pixels, cropped);
  expect(subject).toBe('worn');
  expect(unseen).toContain('feet');
  expect(regions.map(({ zone }) => zone)).not.toContain('feet');
  expect(photo.notes.map(({ code }) => code)).toContain('cropped');
});

test.each([
  ['blue', '#2c5f86'],
  ['a grey that leans towards skin', '#8d8675'],
])('joints imagined in a garment without face or skin make no person: %s', async (_name, cloth) => {
  const scene = renderScene(
    300,
    400,
    () => '#efece6',
    within(60, 30, 240, 340, () => cloth),
  );
  expect((await look(withNoise(scene, 3), { ...pose, faces: [] })).subject).toBe('laid');
});

test('a faint face speaks for a person unless a network found nobody, a clear one even then', async () => {
  const few = new Set(['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip', 'leftElbow', 'rightElbow']);
  const keypoints = pose.keypoints.map((joint) => (few.has(joint.name) ? joint : { ...joint, score: 0.05 }));
  const photo = person(trousers);
  const subject = async (score: number, changes: Partial<Pose> = {}) =>
    (await look(photo, { keypoints, faces: pose.faces.map((face) => ({ ...face, score })), ...changes }))
      .subject;
  expect(await subject(0.6)).toBe('worn');
  expect(await subject(0.6, { nobody: true })).not.toBe('worn');
  expect(await subject(0.9, { nobody: true })).toBe('worn');
});

test('somebody else as near is noted as a crowd, and where the heads are', async () => {
  const faces = [...pose.faces, { x: 240, y: 40, width: 38, height: 44, score: 0.9 }];
  const two = await look(person(trousers), { ...pose, people: { faces, chosen: 0 } });
  expect(two.photo.notes.map(({ code }) => code)).toContain('crowd');
  expect(two.people?.chosen).toBe(0);
  expect(two.people?.heads.map(({ x }) => x > 0.5)).toEqual([false, true]);
  expect((await look(person(trousers), pose)).people).toBeUndefined();
});

/** Somebody cut off at the waist, with bare legs, in what hangs down to `hem`, apart below the crotch or not. */
function lowerHalf(hem: number, crotch: number, bare = skin): Pixels {
  const leg = (x: number) => Math.abs(x - 150) > 7 && Math.abs(x - 150) < 44;
  const scene = renderScene(
    300,
    304,
    (x, y) => shaded('#dfe3e6', 0.02 * Math.sin(x / 9) + 0.02 * Math.cos(y / 11)),
    within(112, 60, 188, 256, (x) => (leg(x) ? bare : undefined)),
    within(104, 244, 196, 270, (x) => (leg(x) ? '#141414' : undefined)),
    within(106, 42, 194, hem, (x, y) => (y < crotch || leg(x) ? '#22457e' : undefined)),
    within(108, 0, 192, 42, () => bare),
    within(84, 0, 104, 72, () => bare),
    within(196, 0, 216, 72, () => bare),
  );
  return withNoise(scene, 3);
}

/** The joints of what is seen below the waist alone. */
const lowerPose: Pose = {
  keypoints: pose.keypoints.map((joint) =>
    joint.y >= 200 ? { ...joint, y: joint.y - 176 } : { ...joint, x: 0, y: 0, score: 0.05 },
  ),
  faces: [],
};

test.each([
  ['shorts', 140, 90],
  ['skirt', 160, 160],
])('somebody cut off at the waist wears %s', async (label, hem, crotch) => {
  const { subject, regions, unseen } = await look(lowerHalf(hem, crotch), lowerPose);
  expect(subject).toBe('worn');
  expect(regions[0]).toMatchObject({ key: 'lower', label });
  expect(unseen).toContain('head');
});

test('trousers in which joints are seen, but no skin, are laid', async () => {
  expect((await look(lowerHalf(242, 90, '#22457e'), lowerPose)).subject).toBe('laid');
});
