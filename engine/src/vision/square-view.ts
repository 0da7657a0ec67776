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
  const share = 1 / (taps * taps);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let v = y * taps; v < (y + 1) * taps; v++) {
        if (down.before[v] < 0) continue;
        const top = down.before[v] * width;
        const bottom = down.after[v] * width;
        const ty = down.part[v];
        for (let u = x * taps; u < (x + 1) * taps; u++) {
          if (across.before[u] < 0) continue;
          const tx = across.part[u];
          const a = 4 * (top + across.before[u]);
          const b = 4 * (top + across.after[u]);
          const c = 4 * (bottom + across.before[u]);
          const d = 4 * (bottom + across.after[u]);
          const wa = (1 - ty) * (1 - tx);
          const wb = (1 - ty) * tx;
          const wc = ty * (1 - tx);
          const wd = ty * tx;
          red += wa * data[a] + wb * data[b] + wc * data[c] + wd * data[d];
          green += wa * data[a + 1] + wb * data[b + 1] + wc * data[c + 1] + wd * data[d + 1];
          blue += wa * data[a + 2] + wb * data[b + 2] + wc * data[c + 2] + wd * data[d + 2];
        }
      }
      const o = 3 * (y * size + x);
      out[o] = share * red;
      out[o + 1] = share * green;
      out[o + 2] = share * blue;
    }
  return out;
}
