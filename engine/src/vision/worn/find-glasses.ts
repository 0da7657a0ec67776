import type { OkLab } from '../../colour/oklab.ts';
import type { LabImage } from '../image/lab-image.ts';
import type { Point, Skeleton } from '../pose/skeleton.ts';

/** Dark lenses are at most this share of the face's lightness, and cover at least this share of the room around both eyes. */
const darkShare = 0.62;
const leastCover = 0.6;
/** Light or mirrored ones differ from the cheeks by this much in OKLab (chroma twice) there and below, where rims lie. */
const unlikeSkin = 0.16;
const leastUnlike = { eyes: 0.7, below: 0.63 };
const leastFace = 14;

type Face = { eyes: [Point, Point]; width: number; height: number; middle: Point };
type Sees = (index: number) => boolean;

/** The pixels (1) of dark or tinted glasses before the eyes; undefined where there are none, or no face large enough to tell. */
export function findGlasses(image: LabImage, { face: box, joints }: Skeleton): Uint8Array | undefined {
  if (!box || box.height < leastFace) return undefined;
  const { width, height } = box;
  const eyes: [Point, Point] = [
    joints.leftEye ?? { x: box.x + 0.7 * width, y: box.y + 0.38 * height },
    joints.rightEye ?? { x: box.x + 0.3 * width, y: box.y + 0.38 * height },
  ];
  const middle = { x: (eyes[0].x + eyes[1].x) / 2, y: (eyes[0].y + eyes[1].y) / 2 };
  const face = { eyes, width, height, middle };
  const cheeks = cheekColour(image, face);
  if (!cheeks) return undefined;
  return darkLenses(image, face, cheeks) ?? otherLenses(image, face, cheeks);
}

function cheekColour(image: LabImage, { middle, width, height }: Face): OkLab | undefined {
  const indices = around(image, { x: middle.x, y: middle.y + 0.3 * height }, 0.2 * width, 0.08 * height);
  if (indices.length < 4) return undefined;
  const median = (plane: Float32Array) =>
    indices.map((i) => plane[i]).sort((one, other) => one - other)[indices.length >> 1];
  return [median(image.l), median(image.a), median(image.b)];
}

function darkLenses(image: LabImage, face: Face, [lightness]: OkLab): Uint8Array | undefined {
  const { eyes, width, height } = face;
  const isDark: Sees = (i) => image.l[i] < darkShare * lightness;
  const apart = Math.abs(eyes[0].x - eyes[1].x);
  const reach = Math.max(0.14 * width, Math.min(0.2 * width, 0.42 * apart));
  const [one, other] = eyes.map((eye) => shareOf(around(image, eye, reach, 0.1 * height), isDark));
  // One lens may reflect the sky.
  if ((one + other) / 2 < leastCover || Math.min(one, other) < leastCover / 2) return undefined;
  return maskOf(image, face, 1.3 * reach, 0.17 * height, isDark);
}

/** Bare eyes have skin below them; lenses and rims of any colour have none. */
function otherLenses(image: LabImage, face: Face, [l, a, b]: OkLab): Uint8Array | undefined {
  const { eyes, height } = face;
  const isUnlike: Sees = (i) =>
    Math.hypot(image.l[i] - l, 2 * (image.a[i] - a), 2 * (image.b[i] - b)) > unlikeSkin;
  const apart = Math.max(Math.abs(eyes[0].x - eyes[1].x), 0.3 * height);
  const mean = (down: number) =>
    eyes.reduce(
      (sum, { x, y }) =>
        sum + shareOf(around(image, { x, y: y + down * apart }, 0.29 * apart, 0.13 * apart), isUnlike) / 2,
      0,
    );
  if (mean(0) < leastUnlike.eyes || mean(0.3) < leastUnlike.below) return undefined;
  return maskOf(image, face, 0.45 * apart, 0.4 * apart, isUnlike);
}

function shareOf(indices: number[], sees: Sees): number {
  return indices.filter(sees).length / Math.max(1, indices.length);
}

function maskOf(
  image: LabImage,
  { eyes }: Face,
  halfWidth: number,
  halfHeight: number,
  sees: Sees,
): Uint8Array {
  const mask = new Uint8Array(image.l.length);
  for (const eye of eyes) for (const i of around(image, eye, halfWidth, halfHeight)) if (sees(i)) mask[i] = 1;
  return mask;
}

/** The pixels of a rectangle around a place that lie in the picture. */
function around(
  { width, height }: LabImage,
  { x, y }: Point,
  halfWidth: number,
  halfHeight: number,
): number[] {
  const indices: number[] = [];
  const [top, bottom] = [
    Math.max(0, Math.round(y - halfHeight)),
    Math.min(height - 1, Math.round(y + halfHeight)),
  ];
  const [left, right] = [
    Math.max(0, Math.round(x - halfWidth)),
    Math.min(width - 1, Math.round(x + halfWidth)),
  ];
  for (let v = top; v <= bottom; v++) for (let u = left; u <= right; u++) indices.push(v * width + u);
  return indices;
}
