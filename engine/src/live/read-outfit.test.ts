import { describe, expect, test } from 'vitest';
import { okLabToCieLab } from '../colour/cie-lab.ts';
import { deltaE00 } from '../colour/delta-e.ts';
import { hexToOkLab } from '../colour/oklab.ts';
import { analyse } from '../vision/analyse.ts';
import type { Pixels } from '../vision/image/pixels.ts';
import type { Pose } from '../vision/pose/pose.ts';
import { personPose, personSize, plainOutfit, renderPerson } from '../vision/testing/rendered-person.ts';
import { renderScene, within, withNoise } from '../vision/testing/rendered-scene.ts';
import { checkFrame } from './check-frame.ts';
import { readOutfit } from './read-outfit.ts';

const person = renderPerson(plainOutfit);
const read = (pixels: Pixels, pose?: Pose) => readOutfit(pixels, checkFrame(pixels).image, pose);
const codes = (pixels: Pixels, pose?: Pose) => read(pixels, pose).notes.map(({ code }) => code);

/** A part of the drawn person's picture, with the joints that are left in it. */
function cropped(left: number, top: number, right: number, bottom: number): [Pixels, Pose] {
  const width = right - left;
  const height = bottom - top;
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    const from = 4 * ((y + top) * personSize.width + left);
    data.set(person.data.subarray(from, from + 4 * width), 4 * y * width);
  }
  const keypoints = personPose.keypoints.map((joint) => {
    const x = joint.x - left;
    const y = joint.y - top;
    const inside = x >= 0 && y >= 0 && x < width && y < height;
    return { ...joint, x, y, score: inside ? joint.score : 0.05 };
  });
  return [
    { width, height, data },
    { keypoints, faces: top > 40 ? [] : personPose.faces },
  ];
}

/** The drawn person far away, in the middle of a larger picture. */
function farAway(): [Pixels, Pose] {
  const scene = renderScene(900, 1200, () => plainOutfit.ground);
  for (let y = 0; y < personSize.height; y++) {
    const row = person.data.subarray(4 * y * personSize.width, 4 * (y + 1) * personSize.width);
    scene.data.set(row, 4 * ((y + 400) * 900 + 300));
  }
  const keypoints = personPose.keypoints.map((joint) => ({ ...joint, x: joint.x + 300, y: joint.y + 400 }));
  return [
    scene,
    { keypoints, faces: personPose.faces.map((face) => ({ ...face, x: face.x + 300, y: face.y + 400 })) },
  ];
}

test('reads the colours of the clothes as the analysis of the photo does, without skin, hair and ground', {
  timeout: 30_000,
}, async () => {
  const live = read(person, personPose);
  const look = await analyse(person, { pose: async () => personPose });
  expect(live.subject).toBe('worn');
  for (const { lab, share } of look.palette.filter((colour) => colour.share > 0.1)) {
    const nearest = live.palette.reduce((best, colour) =>
      apart(colour.lab, lab) < apart(best.lab, lab) ? colour : best,
    );
    expect(apart(nearest.lab, lab)).toBeLessThan(4);
    expect(Math.abs(nearest.share - share)).toBeLessThan(0.12);
  }
  const like = (hex: string) =>
    live.palette
      .filter(({ lab }) => apart(lab, hexToOkLab(hex)) < 8)
      .reduce((sum, { share }) => sum + share, 0);
  expect(like(plainOutfit.skin) + like(plainOutfit.ground)).toBeLessThan(0.12);
});

function apart(one: Parameters<typeof okLabToCieLab>[0], other: typeof one): number {
  return deltaE00(okLabToCieLab(one), okLabToCieLab(other));
}

test('the palette stands from light to dark, its shares sum to 1 and its harmony lies within 0 and 100', () => {
  const { palette, harmony, description } = read(person, personPose);
  const lightness = palette.map(({ lab }) => lab[0]);
  expect(lightness).toEqual([...lightness].sort((x, y) => y - x));
  expect(palette.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
  expect(harmony).toBeGreaterThanOrEqual(0);
  expect(harmony).toBeLessThanOrEqual(100);
  expect(description).not.toBe('');
});

describe('how the subject stands in the picture', () => {
  test('a whole person of good size is fine', () => {
    expect(codes(person, personPose)).toEqual([]);
  });

  test.each<[string, [Pixels, Pose]]>([
    ['no-feet', cropped(0, 0, 300, 330)],
    ['no-head', cropped(0, 90, 300, 480)],
    ['cut-side', cropped(112, 0, 300, 480)],
    ['far', farAway()],
  ])('%s', (code, [pixels, pose]) => {
    expect(codes(pixels, pose)).toContain(code);
  });

  test('others who stand as near are noted', () => {
    const [face] = personPose.faces;
    if (!face) throw new Error('The drawn person has a face');
    expect(codes(person, { ...personPose, faces: [face, { ...face, x: 250 }] })).toContain('crowd');
  });

  const shirt = (left: number, top: number, right: number, bottom: number) =>
    withNoise(
      renderScene(
        400,
        300,
        () => '#e8e2d6',
        within(left, top, right, bottom, () => '#27406b'),
      ),
      2,
    );

  test('without a pose whatever stands out is the subject: in the middle, cut, or too small', () => {
    expect(read(shirt(120, 60, 280, 250)).subject).toBe('laid');
    expect(codes(shirt(120, 60, 280, 250))).toEqual([]);
    expect(codes(shirt(120, 60, 280, 300))).toContain('cut-side');
    expect(codes(shirt(180, 130, 230, 180))).toContain('far');
  });

  test('an empty room has no subject, and then its own colours are read', () => {
    const { subject, notes, palette } = read(
      withNoise(
        renderScene(400, 300, () => '#c9c4bb'),
        1,
      ),
    );
    expect([subject, notes]).toEqual(['none', [{ code: 'absent', strength: 1 }]]);
    expect(palette).toHaveLength(1);
  });
});

test('a ground full of edges is noted, a calm one is not', () => {
  const checks = (x: number, y: number) => ((x >> 3) + (y >> 3)) % 2 === 0;
  const busy = renderPerson(plainOutfit);
  for (let y = 0; y < personSize.height; y++)
    for (let x = 0; x < personSize.width; x++) {
      const away = Math.abs(x - 150) > 84 || y < 24 || y > 456;
      if (away && checks(x, y)) busy.data.set([30, 60, 40], 4 * (y * personSize.width + x));
    }
  expect(codes(busy, personPose)).toContain('busy');
});
