import type { LabImage } from '../image/lab-image.ts';
import { keepLarge } from '../image/parts.ts';
import type { Box } from '../image/superpixels.ts';
import type { PersonMask } from '../pose/pose.ts';
import type { Skeleton } from '../pose/skeleton.ts';
import { distanceToLine } from './body-prior.ts';

/** Least share of the trunk that the network must mark as well, to be believed; half the trunk's width in torso lengths. */
const leastTrunk = 0.75;
const trunkReach = 0.16;

/** A mask in pixels of a photo that is `scale` times as large. */
export function scaleMask({ view, side, likelihood }: PersonMask, scale: number): PersonMask {
  return {
    view: { x: scale * view.x, y: scale * view.y, side: scale * view.side },
    side,
    likelihood,
  };
}

/** The pixels (1) of the person that the network marked; undefined where its mark is not where the joints are. */
export function separatePerson(
  { width, height }: LabImage,
  person: PersonMask,
  skeleton: Skeleton,
): Uint8Array | undefined {
  const { shoulders, hips, torso } = skeleton;
  const mask = new Uint8Array(width * height);
  let trunk = 0;
  let marked = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const inside = likelihoodAt(person, x + 0.5, y + 0.5) > 0.5 ? 1 : 0;
      mask[y * width + x] = inside;
      if (distanceToLine(x + 0.5, y + 0.5, shoulders, hips) > trunkReach * torso) continue;
      trunk++;
      marked += inside;
    }
  return marked > leastTrunk * trunk ? keepLarge(mask, width, height) : undefined;
}

/** The box around a mask's pixels (1) with some room. */
export function roomAround(mask: Uint8Array, { width }: LabImage, room: number): Box {
  const box = { left: width, top: Number.POSITIVE_INFINITY, right: 0, bottom: 0 };
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const y = (i / width) | 0;
    if (x < box.left) box.left = x;
    if (x >= box.right) box.right = x + 1;
    if (y < box.top) box.top = y;
    box.bottom = y + 1;
  }
  return {
    left: box.left - room,
    top: box.top - room,
    right: box.right + room,
    bottom: box.bottom + room,
  };
}

/** Bilinear between the cells' middles; 0 outside the square. */
function likelihoodAt({ view, side, likelihood }: PersonMask, x: number, y: number): number {
  const u = ((x - view.x) / view.side) * side - 0.5;
  const v = ((y - view.y) / view.side) * side - 0.5;
  if (u < -0.5 || v < -0.5 || u > side - 0.5 || v > side - 0.5) return 0;
  const left = Math.max(0, Math.floor(u));
  const top = side * Math.max(0, Math.floor(v));
  const right = Math.min(side - 1, left + 1);
  const bottom = Math.min(side * (side - 1), top + side);
  const across = Math.max(0, u - left);
  const down = Math.max(0, v - top / side);
  const upper = (1 - across) * likelihood[top + left] + across * likelihood[top + right];
  const lower = (1 - across) * likelihood[bottom + left] + across * likelihood[bottom + right];
  return (1 - down) * upper + down * lower;
}
