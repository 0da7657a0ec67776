import type { PhotoBox } from './difference-hash.ts';

/** The box around a mask, as fractions of the photo. */
export function boxOf(mask: Uint8Array, width: number, height: number): PhotoBox {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return {
    x: left / width,
    y: top / height,
    width: (right + 1 - left) / width,
    height: (bottom + 1 - top) / height,
  };
}
