import type { Pixels } from './pixels.ts';

/** A square part of a photo, in its pixels; it may reach beyond the photo's edges. */
export type SquareView = { x: number; y: number; side: number };

/** The smallest square around the whole photo, with the photo in its middle. */
export function wholeView({ width, height }: Pixels): SquareView {
  const side = Math.max(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** Where the taps of a row or column fall: the pixels before and after each (-1 beyond the photo) and the latter's part. */
type Taps = { before: Int32Array; after: Int32Array; part: Float64Array };

function tapsAlong(start: number, scale: number, taps: number, size: number, length: number): Taps {
  const before = new Int32Array(size * taps);
  const after = new Int32Array(size * taps);
  const part = new Float64Array(size * taps);
  for (let k = 0; k < size * taps; k++) {
    const place = start + (Math.floor(k / taps) + ((k % taps) + 0.5) / taps) * scale - 0.5;
    const outside = place <= -1 || place >= length;
    before[k] = outside ? -1 : Math.max(0, Math.floor(place));
    after[k] = Math.min(length - 1, before[k] + 1);
    part[k] = Math.max(0, place - before[k]);
  }
  return { before, after, part };
}

/** RGB (0 to 255, interleaved) of a view at `size` by `size`, box-sampled; what lies beyond the photo is black. */
export function sampleView({ width, height, data }: Pixels, view: SquareView, size: number): Float32Array {
  const out = new Float32Array(size * size * 3);
  const scale = view.side / size;
  const taps = Math.max(1, Math.min(3, Math.round(0.75 * scale)));
  const across = tapsAlong(view.x, scale, taps, size, width);
  const down = tapsAlong(view.y, scale, taps, size, height);
  // Two neighbouring rows of the photo at a time, already narrowed to the view's columns.
  const narrowed = [new Float64Array(3 * size), new Float64Array(3 * size)];
  const held = [-1, -1];
  const rowOf = (row: number): Float64Array => {
    const slot = row & 1;
    if (held[slot] !== row) narrowRow(data, 4 * width * row, across, taps, narrowed[slot]);
    held[slot] = row;
    return narrowed[slot];
  };
  const share = 1 / (taps * taps);
  const sums = new Float64Array(3 * size);
  for (let y = 0; y < size; y++) {
    sums.fill(0);
    for (let v = y * taps; v < (y + 1) * taps; v++) {
      if (down.before[v] < 0) continue;
      addBetween(sums, rowOf(down.before[v]), rowOf(down.after[v]), down.part[v]);
    }
    const start = 3 * size * y;
    for (let k = 0; k < sums.length; k++) out[start + k] = share * sums[k];
  }
  return out;
}

/** A row of a photo that begins at `start`, summed over the taps of every column. */
function narrowRow(
  data: Pixels['data'],
  start: number,
  { before, after, part }: Taps,
  taps: number,
  out: Float64Array,
): void {
  for (let x = 0, o = 0; o < out.length; x++, o += 3) {
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let u = x * taps; u < (x + 1) * taps; u++) {
      if (before[u] < 0) continue;
      const i = start + 4 * before[u];
      const j = start + 4 * after[u];
      const t = part[u];
      red += data[i] + t * (data[j] - data[i]);
      green += data[i + 1] + t * (data[j + 1] - data[i + 1]);
      blue += data[i + 2] + t * (data[j + 2] - data[i + 2]);
    }
    out[o] = red;
    out[o + 1] = green;
    out[o + 2] = blue;
  }
}

function addBetween(sums: Float64Array, upper: Float64Array, lower: Float64Array, part: number): void {
  for (let k = 0; k < sums.length; k++) sums[k] += upper[k] + part * (lower[k] - upper[k]);
}
