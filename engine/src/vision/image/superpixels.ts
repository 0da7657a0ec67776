import type { LabImage } from './lab-image.ts';

/** A photo cut into small connected pieces of one colour. */
export type Superpixels = {
  count: number;
  /** Piece of every pixel. */
  labels: Int32Array;
  /** Per piece: pixels, mean place and mean colour. */
  area: Float32Array;
  x: Float32Array;
  y: Float32Array;
  l: Float32Array;
  a: Float32Array;
  b: Float32Array;
  /** Logarithm of the mean step in lightness from pixel to pixel: texture, and what is out of focus has little. */
  grain: Float32Array;
};

const compactness = 0.11;
const rounds = 5;
/**
 * How far a piece looks for its pixels, in spacings: at least 1. On a person half the time is worth more; the pieces of
 * garments laid out, in large even surfaces, follow their edges better when they reach further.
 */
const nearReach = 1.15;
const farReach = 1.5;

/** A part of a photo in its pixels; `right` and `bottom` lie outside it. */
export type Box = { left: number; top: number; right: number; bottom: number };

/** The middles of pieces, in color and place. What is not `moving` (1) takes no pixels. */
export type PieceCentres = {
  cl: Float32Array;
  ca: Float32Array;
  cb: Float32Array;
  cx: Float32Array;
  cy: Float32Array;
  moving: Uint8Array;
};

/** How far from its middle a piece looks for pixels, and what a squared pixel counts for against a squared step in color. */
export type PieceReach = { reach: number; weight: number };

/**
 * Gives every pixel to the nearest of the moving pieces around it, starting from `labels` and, as what must be nearer,
 * `start`. Answers a function that does so for the given centres and answers the piece of every pixel, which holds until
 * it is called again; the labels of one call are where the next one starts.
 */
export type AssignPort = (
  image: LabImage,
  labels: Int32Array,
  start: Float32Array,
  reach: PieceReach,
) => (centres: PieceCentres) => Int32Array;

/**
 * SLIC (Achanta et al., 2012) in OKLab with pieces of about `pieceArea` pixels, followed by a connectivity pass. What
 * lies outside `within` is cut into squares, whatever it shows: that takes no time. A platform may `assign` faster; the
 * answer is the same.
 */
export function cutSuperpixels(
  image: LabImage,
  pieceArea: number,
  within?: Box,
  assign: AssignPort = assignPixels,
): Superpixels {
  const labels = assignPieces(image, pieceArea, within, assign);
  const { connected, count } = connectPieces(image, labels, Math.max(2, Math.round(pieceArea / 4)));
  return summarise(image, connected, count);
}

function assignPieces(
  image: LabImage,
  pieceArea: number,
  within: Box | undefined,
  assign: AssignPort,
): Int32Array {
  const { width, height, l, a, b } = image;
  const columns = Math.max(1, Math.round(width / Math.sqrt(pieceArea)));
  const rows = Math.max(1, Math.round(height / Math.sqrt(pieceArea)));
  const count = columns * rows;
  const size = width * height;
  const cl = new Float32Array(count);
  const ca = new Float32Array(count);
  const cb = new Float32Array(count);
  const cx = new Float32Array(count);
  const cy = new Float32Array(count);
  for (let k = 0; k < count; k++) {
    cx[k] = (((k % columns) + 0.5) * width) / columns;
    cy[k] = ((Math.floor(k / columns) + 0.5) * height) / rows;
    const i = Math.min(height - 1, Math.floor(cy[k])) * width + Math.min(width - 1, Math.floor(cx[k]));
    cl[k] = l[i];
    ca[k] = a[i];
    cb[k] = b[i];
  }
  let labels = squares(width, height, columns, rows);
  const moving = Uint8Array.from(cx, (x, k) => (!within || isWithin(within, x, cy[k]) ? 1 : 0));
  // No piece comes nearer to what stays as it is.
  const start = new Float32Array(size);
  for (let i = 0; i < size; i++) start[i] = moving[labels[i]] ? Number.POSITIVE_INFINITY : -1;
  const spacing = Math.sqrt(size / count);
  const weight = (compactness / spacing) ** 2;
  const reach = Math.ceil(spacing * (within ? nearReach : farReach));
  const centres = { cl, ca, cb, cx, cy, moving };
  const next = assign(image, labels, start, { reach, weight });
  for (let round = 0; round < rounds; round++) {
    labels = next(centres);
    moveCentres(image, labels, centres);
  }
  return labels;
}

/** `AssignPort` where the platform has nothing faster. */
export const assignPixels: AssignPort = ({ width, height, l, a, b }, labels, start, { reach, weight }) => {
  const nearest = new Float32Array(start.length);
  return ({ cl, ca, cb, cx, cy, moving }) => {
    nearest.set(start);
    for (let k = 0; k < moving.length; k++) {
      if (!moving[k]) continue;
      const left = Math.max(0, Math.floor(cx[k]) - reach);
      const right = Math.min(width - 1, Math.floor(cx[k]) + reach);
      const top = Math.max(0, Math.floor(cy[k]) - reach);
      const bottom = Math.min(height - 1, Math.floor(cy[k]) + reach);
      const ml = cl[k];
      const ma = ca[k];
      const mb = cb[k];
      const mx = cx[k];
      const my = cy[k];
      for (let y = top; y <= bottom; y++) {
        const dy = y - my;
        for (let x = left, i = y * width + left; x <= right; x++, i++) {
          const dx = x - mx;
          const dl = l[i] - ml;
          const da = a[i] - ma;
          const db = b[i] - mb;
          const d = dl * dl + 2 * (da * da + db * db) + weight * (dx * dx + dy * dy);
          if (d < nearest[i]) {
            nearest[i] = d;
            labels[i] = k;
          }
        }
      }
    }
    return labels;
  };
};

/** The square of an even grid that every pixel lies in. */
function squares(width: number, height: number, columns: number, rows: number): Int32Array {
  const labels = new Int32Array(width * height);
  const column = Int32Array.from({ length: width }, (_, x) => Math.floor(((x + 0.5) * columns) / width));
  for (let y = 0; y < height; y++) {
    const row = columns * Math.floor(((y + 0.5) * rows) / height);
    for (let x = 0; x < width; x++) labels[y * width + x] = row + column[x];
  }
  return labels;
}

function isWithin({ left, top, right, bottom }: Box, x: number, y: number): boolean {
  return x >= left && x < right && y >= top && y < bottom;
}

/** Moves the moving pieces to the middle of their pixels. */
function moveCentres(
  { width, height, l, a, b }: LabImage,
  labels: Int32Array,
  { cl, ca, cb, cx, cy, moving }: PieceCentres,
): void {
  const sums = new Float64Array(cl.length * 6);
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      if (!moving[labels[i]]) continue;
      const o = labels[i] * 6;
      sums[o] += 1;
      sums[o + 1] += l[i];
      sums[o + 2] += a[i];
      sums[o + 3] += b[i];
      sums[o + 4] += x;
      sums[o + 5] += y;
    }
  for (let k = 0; k < cl.length; k++) {
    const n = sums[6 * k];
    if (n === 0) continue;
    cl[k] = sums[6 * k + 1] / n;
    ca[k] = sums[6 * k + 2] / n;
    cb[k] = sums[6 * k + 3] / n;
    cx[k] = sums[6 * k + 4] / n;
    cy[k] = sums[6 * k + 5] / n;
  }
}

/** Every 4-connected part becomes a piece; parts below `least` pixels join the piece met before them. */
function connectPieces(
  { width, height }: LabImage,
  labels: Int32Array,
  least: number,
): { connected: Int32Array; count: number } {
  const size = width * height;
  const connected = new Int32Array(size).fill(-1);
  const stack = new Int32Array(size);
  let count = 0;
  for (let start = 0; start < size; start++) {
    if (connected[start] >= 0) continue;
    const before = start % width > 0 ? connected[start - 1] : start >= width ? connected[start - width] : -1;
    let filled = 1;
    stack[0] = start;
    connected[start] = count;
    for (let read = 0; read < filled; read++) {
      const i = stack[read];
      const x = i % width;
      if (x > 0 && connected[i - 1] < 0 && labels[i - 1] === labels[i]) {
        connected[i - 1] = count;
        stack[filled++] = i - 1;
      }
      if (x < width - 1 && connected[i + 1] < 0 && labels[i + 1] === labels[i]) {
        connected[i + 1] = count;
        stack[filled++] = i + 1;
      }
      if (i >= width && connected[i - width] < 0 && labels[i - width] === labels[i]) {
        connected[i - width] = count;
        stack[filled++] = i - width;
      }
      if (i + width < size && connected[i + width] < 0 && labels[i + width] === labels[i]) {
        connected[i + width] = count;
        stack[filled++] = i + width;
      }
    }
    if (filled < least && before >= 0) for (let k = 0; k < filled; k++) connected[stack[k]] = before;
    else count++;
  }
  return { connected, count };
}

function summarise({ width, height, l, a, b }: LabImage, labels: Int32Array, count: number): Superpixels {
  const pieces: Superpixels = {
    count,
    labels,
    area: new Float32Array(count),
    x: new Float32Array(count),
    y: new Float32Array(count),
    l: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
    grain: new Float32Array(count),
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const k = labels[i];
      pieces.area[k]++;
      pieces.x[k] += x;
      pieces.y[k] += y;
      pieces.l[k] += l[i];
      pieces.a[k] += a[i];
      pieces.b[k] += b[i];
      if (x > 0 && y > 0) pieces.grain[k] += Math.abs(2 * l[i] - l[i - 1] - l[i - width]);
    }
  for (let k = 0; k < count; k++)
    for (const plane of [pieces.x, pieces.y, pieces.l, pieces.a, pieces.b]) plane[k] /= pieces.area[k];
  for (let k = 0; k < count; k++) pieces.grain[k] = Math.log(0.004 + pieces.grain[k] / pieces.area[k]);
  return pieces;
}

/** The mask of the pixels whose pieces are chosen (1). */
export function maskOf({ labels }: Superpixels, chosen: Uint8Array): Uint8Array {
  const mask = new Uint8Array(labels.length);
  for (let i = 0; i < labels.length; i++) mask[i] = chosen[labels[i]];
  return mask;
}
