import type { PhotoBox } from '../image/difference-hash.ts';
import type { Pixels } from '../image/pixels.ts';
import { type SquareView, sampleView } from '../image/square-view.ts';

/** A square picture of a garment: RGB from 0 to 255 and the mask from 0 to 1, interleaved, row by row. */
export type GarmentView = { size: number; data: Float32Array };

/** 1 where the garment is, at a size of its own. */
export type SizedMask = { width: number; height: number; data: Uint8Array };

/**
 * The square around a garment's box with a margin on every side (as a share of the box's longer side), sampled at
 * `size` by `size`. It may reach beyond the photo: there it is black and outside the mask. Without a mask the whole
 * photo counts as garment.
 */
export function garmentView(
  pixels: Pixels,
  box: PhotoBox,
  mask: SizedMask | undefined,
  { size, margin }: { size: number; margin: number },
): GarmentView {
  const view = squareAround(pixels, box, margin);
  const colours = sampleView(pixels, view, size);
  const data = new Float32Array(size * size * 4);
  const scale = view.side / size;
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const i = y * size + x;
      for (let c = 0; c < 3; c++) data[4 * i + c] = colours[3 * i + c];
      const u = (view.x + (x + 0.5) * scale) / pixels.width;
      const v = (view.y + (y + 0.5) * scale) / pixels.height;
      data[4 * i + 3] = mask ? coverage(mask, u, v) : u >= 0 && v >= 0 && u < 1 && v < 1 ? 1 : 0;
    }
  return { size, data };
}

function squareAround({ width, height }: Pixels, box: PhotoBox, margin: number): SquareView {
  const side = (1 + 2 * margin) * Math.max(box.width * width, box.height * height);
  return {
    x: (box.x + box.width / 2) * width - side / 2,
    y: (box.y + box.height / 2) * height - side / 2,
    side,
  };
}

/** Bilinear in the mask at a place in fractions of the photo. */
function coverage({ width, height, data }: SizedMask, u: number, v: number): number {
  const x = u * width - 0.5;
  const y = v * height - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const at = (column: number, row: number) =>
    column >= 0 && row >= 0 && column < width && row < height ? data[row * width + column] : 0;
  const tx = x - left;
  const ty = y - top;
  return (
    (1 - ty) * ((1 - tx) * at(left, top) + tx * at(left + 1, top)) +
    ty * ((1 - tx) * at(left, top + 1) + tx * at(left + 1, top + 1))
  );
}
