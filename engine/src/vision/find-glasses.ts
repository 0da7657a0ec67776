import type { LabImage } from './lab-image.ts';
import type { Point, Skeleton } from './skeleton.ts';

/** Lenses are at most this share of the face's lightness, and cover at least this share of the room around both eyes. */
const darkShare = 0.62;
const leastCover = 0.6;
const leastFace = 14;

/** The pixels (1) of dark glasses before the eyes; undefined where there are none, or no face large enough to tell. */
export function findGlasses(image: LabImage, skeleton: Skeleton): Uint8Array | undefined {
  const { face, joints } = skeleton;
  if (!face || face.height < leastFace) return undefined;
  const eyes: Point[] = [
    joints.leftEye ?? { x: face.x + 0.7 * face.width, y: face.y + 0.38 * face.height },
    joints.rightEye ?? { x: face.x + 0.3 * face.width, y: face.y + 0.38 * face.height },
  ];
  const middle = { x: (eyes[0].x + eyes[1].x) / 2, y: (eyes[0].y + eyes[1].y) / 2 };
  const cheeks = lightness(
    image,
    middle.x,
    middle.y + 0.3 * face.height,
    0.2 * face.width,
    0.08 * face.height,
  );
  if (cheeks.length < 4) return undefined;
  cheeks.sort((one, other) => one - other);
  const limit = darkShare * cheeks[cheeks.length >> 1];
  const apart = Math.abs(eyes[0].x - eyes[1].x);
  const reach = Math.max(0.14 * face.width, Math.min(0.2 * face.width, 0.42 * apart));
  const covers = eyes.map(({ x, y }) => {
    const room = lightness(image, x, y, reach, 0.1 * face.height);
    return room.filter((value) => value < limit).length / Math.max(1, room.length);
  });
  const [one, other] = covers;
  // One lens may reflect the sky.
  if ((one + other) / 2 < leastCover || Math.min(one, other) < leastCover / 2) return undefined;
  const mask = new Uint8Array(image.l.length);
  for (const { x, y } of eyes)
    visit(image, x, y, 1.3 * reach, 0.17 * face.height, (i) => {
      if (image.l[i] < limit) mask[i] = 1;
    });
  return mask;
}

function lightness(image: LabImage, x: number, y: number, halfWidth: number, halfHeight: number): number[] {
  const values: number[] = [];
  visit(image, x, y, halfWidth, halfHeight, (i) => values.push(image.l[i]));
  return values;
}

function visit(
  { width, height }: LabImage,
  x: number,
  y: number,
  halfWidth: number,
  halfHeight: number,
  see: (index: number) => void,
): void {
  for (
    let v = Math.max(0, Math.round(y - halfHeight));
    v <= Math.min(height - 1, Math.round(y + halfHeight));
    v++
  )
    for (
      let u = Math.max(0, Math.round(x - halfWidth));
      u <= Math.min(width - 1, Math.round(x + halfWidth));
      u++
    )
      see(v * width + u);
}
