import type { Keypoint, Pose } from '@drape/engine/vision/pose/pose';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { facesToHide, outgoingPhoto } from './outgoing-photo.ts';

const nobody: Pose = { keypoints: [], faces: [] };
const face = { x: 100, y: 60, width: 60, height: 60, score: 0.9 };
const joint = (name: Keypoint['name'], x: number, y: number): Keypoint => ({ name, x, y, score: 0.8 });
const inProfile = [joint('nose', 130, 90), joint('leftShoulder', 90, 150), joint('rightShoulder', 170, 150)];

/** Fine stripes, on which every loss of detail shows. */
async function stripes(width: number, height: number): Promise<Uint8Array> {
  const pixels = Buffer.alloc(width * height * 3);
  for (let index = 0; index < pixels.length; index += 1) {
    pixels[index] = Math.floor(((index / 3) % width) / 4) % 2 === 0 ? 20 : 230;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({ IFD3: { GPSLatitude: '52/1 0/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** How much lightness varies in a part of a picture. */
async function detail(jpeg: Uint8Array, part: { left: number; top: number; width: number; height: number }) {
  const { channels } = await sharp(await sharp(jpeg).extract(part).toBuffer()).stats();
  return channels[0]?.stdev ?? 0;
}

describe('a photo that leaves the server', () => {
  it('is scaled and without metadata', async () => {
    const { jpeg, hiddenFaces } = await outgoingPhoto(await stripes(1600, 2000), undefined);
    const { width, height, exif, format } = await sharp(jpeg).metadata();
    expect([width, height, exif, format, hiddenFaces]).toEqual([819, 1024, undefined, 'jpeg', 0]);
  });

  it('has faces as a few smooth patches, and the rest as it was', async () => {
    const photo = await stripes(320, 400);
    const { jpeg, hiddenFaces } = await outgoingPhoto(photo, async () => ({ ...nobody, faces: [face] }));
    expect(hiddenFaces).toBe(1);
    expect(await detail(jpeg, { left: 100, top: 60, width: 60, height: 60 })).toBeLessThan(25);
    expect(await detail(jpeg, { left: 100, top: 250, width: 60, height: 60 })).toBeGreaterThan(80);
  });

  it('hides faces at the border, and a head that only its joints give away', async () => {
    const photo = await stripes(320, 400);
    const atBorder = { ...face, x: -30, y: -20 };
    const cut = await outgoingPhoto(photo, async () => ({ ...nobody, faces: [atBorder] }));
    expect(await detail(cut.jpeg, { left: 0, top: 0, width: 28, height: 35 })).toBeLessThan(25);
    expect(facesToHide({ faces: [], keypoints: inProfile })).toHaveLength(1);
    expect(facesToHide({ faces: [face], keypoints: inProfile })).toHaveLength(1);
    expect(facesToHide(nobody)).toEqual([]);
  });
});
