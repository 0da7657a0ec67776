import type { LabImage } from './lab-image.ts';

const columns = 9;
const rows = 8;
/** Lightness that stands for whatever lies around the subject, so that the ground does not count. */
const ground = 0.62;

/** A box in fractions of the photo's width and height, origin top left. */
export type PhotoBox = { x: number; y: number; width: number; height: number };

/**
 * 64-bit perceptual hash as 16 hexadecimal digits, for finding near-duplicates by the number of differing bits (below
 * about 10 for the same garment photographed alike): whether each of 9 × 8 cells of the box is lighter than its right
 * neighbour, row by row, the first comparison being the highest bit. `mask` (1 inside) hides the ground. N. Krawetz,
 * "Kind of like that", 2013.
 */
export function differenceHash(image: LabImage, box: PhotoBox, mask?: Uint8Array): string {
  const lightness = cellLightness(image, box, mask);
  let hash = 0n;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column + 1 < columns; column++) {
      const i = row * columns + column;
      hash = (hash << 1n) | (lightness[i] > lightness[i + 1] + 0.002 ? 1n : 0n);
    }
  return hash.toString(16).padStart(16, '0');
}

function cellLightness({ width, height, l }: LabImage, box: PhotoBox, mask?: Uint8Array): Float64Array {
  const cells = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((box.x + (box.width * column) / columns) * width);
      const right = Math.max(left + 1, Math.floor((box.x + (box.width * (column + 1)) / columns) * width));
      const top = Math.floor((box.y + (box.height * row) / rows) * height);
      const bottom = Math.max(top + 1, Math.floor((box.y + (box.height * (row + 1)) / rows) * height));
      let sum = 0;
      let count = 0;
      for (let y = top; y < Math.min(bottom, height); y++)
        for (let x = left; x < Math.min(right, width); x++) {
          const i = y * width + x;
          sum += mask && !mask[i] ? ground : l[i];
          count++;
        }
      cells[row * columns + column] = count > 0 ? sum / count : ground;
    }
  return cells;
}
