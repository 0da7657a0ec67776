import type { LabImage } from '../vision/image/lab-image.ts';

const columns = 32;
const rows = 24;
/** OKLab distance up to which the light of one cell wavers by itself, from sensor noise and the camera's exposure. */
const waver = 0.02;

/** Mean OKLab of each of 32 × 24 cells of a picture, row by row, three numbers a cell. */
export function frameCells({ width, height, l, a, b }: LabImage): Float32Array {
  const cells = new Float32Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const left = Math.floor((column * width) / columns);
      const right = Math.max(left + 1, Math.floor(((column + 1) * width) / columns));
      const top = Math.floor((row * height) / rows);
      const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / rows));
      const cell = 3 * (row * columns + column);
      for (let y = top; y < bottom; y++)
        for (let x = left; x < right; x++) {
          const i = y * width + x;
          cells[cell] += l[i];
          cells[cell + 1] += a[i];
          cells[cell + 2] += b[i];
        }
      const count = (right - left) * (bottom - top);
      for (let plane = cell; plane < cell + 3; plane++) cells[plane] /= count;
    }
  return cells;
}

/**
 * Whether two pictures show the same: no cell differs by more than a camera wavers. Unlike a difference hash it sees
 * a change of hue, and a small part that moved.
 */
export function isSameFrame(one: Float32Array, other: Float32Array): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 3) {
    const distance = Math.hypot(one[i] - other[i], one[i + 1] - other[i + 1], one[i + 2] - other[i + 2]);
    if (distance > waver) return false;
  }
  return true;
}
