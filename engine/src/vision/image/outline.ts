import type { Outline } from '../look.ts';
import { connectedParts } from './parts.ts';

type Point = [x: number, y: number];

const tolerance = 1.2;
const mostParts = 6;

/**
 * The borders of a mask as polygons in fractions of the photo, simplified to about one pixel (Douglas and Peucker,
 * 1973): outer borders of the parts that are at least `leastShare` of the mask, and of the holes in them that are.
 */
export function traceOutline(mask: Uint8Array, width: number, height: number, leastShare = 0.04): Outline {
  const box = roomyBox(mask, width, height);
  if (!box) return [];
  const { left, top, width: boxWidth, height: boxHeight } = box;
  const cut = cutOut(mask, width, box);
  const parts = connectedParts(cut, boxWidth, boxHeight);
  let total = 0;
  for (const part of parts) total += part.pixels.length;
  const least = leastShare * total;
  const holes = connectedParts(cut, boxWidth, boxHeight, 0).filter(
    (part) => part.left > 0 && part.top > 0 && part.right < boxWidth - 1 && part.bottom < boxHeight - 1,
  );
  const outline: Outline = [];
  const kept = parts.slice(0, mostParts).filter(({ pixels }) => pixels.length >= least);
  const open = holes.slice(0, mostParts).filter(({ pixels }) => pixels.length >= Math.max(24, least / 6));
  for (const part of [...kept, ...open]) {
    const alone = new Uint8Array(cut.length);
    for (const i of part.pixels) alone[i] = 1;
    const points = simplify(followBorder(alone, part.pixels[0], boxWidth, boxHeight));
    if (points.length >= 3)
      outline.push(points.map(([x, y]) => [fraction((left + x) / width), fraction((top + y) / height)]));
  }
  return outline;
}

type PlacedBox = Size & { left: number; top: number };

/** The box of a mask and one pixel around it where there is one, so that the ground around it stays connected. */
function roomyBox(mask: Uint8Array, width: number, height: number): PlacedBox | undefined {
  const first = mask.indexOf(1);
  if (first < 0) return undefined;
  let left = width;
  let right = 0;
  for (let y = 0, start = 0; y < height; y++, start += width) {
    for (let x = 0; x < left; x++) if (mask[start + x]) left = x;
    for (let x = width - 1; x > right; x--) if (mask[start + x]) right = x;
  }
  left = Math.max(0, left - 1);
  right = Math.min(width - 1, right + 1);
  const top = Math.max(0, Math.floor(first / width) - 1);
  const bottom = Math.min(height - 1, Math.floor(mask.lastIndexOf(1) / width) + 1);
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function cutOut(mask: Uint8Array, width: number, box: PlacedBox): Uint8Array {
  const cut = new Uint8Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const start = (box.top + y) * width + box.left;
    cut.set(mask.subarray(start, start + box.width), y * box.width);
  }
  return cut;
}

type Size = { width: number; height: number };

/** An outline in fractions of a part of a photo, in fractions of the whole photo. */
export function moveOutline(
  outline: Outline,
  part: Size,
  place: { left: number; top: number },
  whole: Size,
): Outline {
  return outline.map((polygon) =>
    polygon.map(([x, y]) => [
      fraction((place.left + x * part.width) / whole.width),
      fraction((place.top + y * part.height) / whole.height),
    ]),
  );
}

function fraction(value: number): number {
  return Math.round(value * 10000) / 10000;
}

/** Walks the pixel corners around a part, from the top left corner of its first pixel, with the part on the right. */
function followBorder(mask: Uint8Array, first: number, width: number, height: number): Point[] {
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && mask[y * width + x] === 1;
  const startX = first % width;
  const startY = (first / width) | 0;
  const points: Point[] = [];
  let x = startX;
  let y = startY;
  let dx = 1;
  let dy = 0;
  do {
    const aheadRight = inside(x + (dx - dy - 1) / 2, y + (dx + dy - 1) / 2);
    const aheadLeft = inside(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
    if (!aheadRight) {
      points.push([x, y]);
      const turned = dx;
      dx = -dy;
      dy = turned;
    } else if (aheadLeft) {
      points.push([x, y]);
      const turned = dx;
      dx = dy;
      dy = -turned;
    }
    x += dx;
    y += dy;
  } while (x !== startX || y !== startY);
  points.push([startX, startY]);
  return points;
}

function simplify(points: Point[]): Point[] {
  if (points.length < 4) return points;
  let far = 0;
  let most = -1;
  for (let k = 1; k < points.length; k++) {
    const d = Math.hypot(points[k][0] - points[0][0], points[k][1] - points[0][1]);
    if (d > most) {
      most = d;
      far = k;
    }
  }
  const closed = [...points, points[0]];
  return [...thin(closed, 0, far), ...thin(closed, far, closed.length - 1)];
}

/** The points from `from` up to, and without, `to` that are needed to stay within the tolerance. */
function thin(points: Point[], from: number, to: number): Point[] {
  const keep: Point[] = [];
  const stack: [number, number][] = [[from, to]];
  while (stack.length > 0) {
    const range = stack.pop();
    if (!range) break;
    const [start, end] = range;
    const [x0, y0] = points[start];
    const [x1, y1] = points[end];
    const length = Math.hypot(x1 - x0, y1 - y0);
    let furthest = -1;
    let most = tolerance;
    for (let k = start + 1; k < end; k++) {
      const [x, y] = points[k];
      const d =
        length === 0
          ? Math.hypot(x - x0, y - y0)
          : Math.abs((x1 - x0) * (y0 - y) - (x0 - x) * (y1 - y0)) / length;
      if (d > most) {
        most = d;
        furthest = k;
      }
    }
    if (furthest < 0) keep.push(points[start]);
    else stack.push([furthest, end], [start, furthest]);
  }
  return keep;
}
