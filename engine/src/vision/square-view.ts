import type { Pixels } from './pixels.ts';

/** A square part of a photo, in its pixels; it may reach beyond the photo's edges. */
export type SquareView = { x: number; y: number; side: number };

/** The smallest square around the whole photo, with the photo in its middle. */
export function wholeView({ width, height }: Pixels): SquareView {
  const side = Math.max(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}

/** RGB (0 to 255, interleaved) of a view at `size` by `size`, box-sampled; what lies beyond the photo is black. */
export function sampleView({ width, height, data }: Pixels, view: SquareView, size: number): Float32Array {
  const out = new Float32Array(size * size * 3);
  const scale = view.side / size;
  const taps = Math.max(1, Math.min(3, Math.round(0.75 * scale)));
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const o = 3 * (y * size + x);
      for (let v = 0; v < taps; v++)
        for (let u = 0; u < taps; u++) {
          const sx = view.x + (x + (u + 0.5) / taps) * scale - 0.5;
          const sy = view.y + (y + (v + 0.5) / taps) * scale - 0.5;
          if (sx <= -1 || sy <= -1 || sx >= width || sy >= height) continue;
          const left = Math.max(0, Math.floor(sx));
          const top = Math.max(0, Math.floor(sy));
          const right = Math.min(width - 1, left + 1);
          const bottom = Math.min(height - 1, top + 1);
          const tx = Math.max(0, sx - left);
          const ty = Math.max(0, sy - top);
          for (let c = 0; c < 3; c++) {
            const upper =
              (1 - tx) * data[4 * (top * width + left) + c] + tx * data[4 * (top * width + right) + c];
            const lower =
              (1 - tx) * data[4 * (bottom * width + left) + c] + tx * data[4 * (bottom * width + right) + c];
            out[o + c] += ((1 - ty) * upper + ty * lower) / (taps * taps);
          }
        }
    }
  return out;
}
