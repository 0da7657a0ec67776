import type { LabImage } from '../image/lab-image.ts';

/**
 * The part of a garment's colours that shade does not explain, as one number per pixel: lightness and chroma less
 * their local mean, along the direction in OKLab in which they vary most.
 */
export type FabricSignal = {
  /** Box of the garment in the photo; all planes below are of this size. */
  left: number;
  top: number;
  width: number;
  height: number;
  inside: Uint8Array;
  value: Float32Array;
  /** Standard deviation of the signal, and of the step from one pixel to the next. */
  deviation: number;
  step: number;
};

/** `inside` is a mask of the whole photo; undefined when it covers fewer than 60 pixels. */
export function fabricSignal(image: LabImage, inside: Uint8Array, reach: number): FabricSignal | undefined {
  const box = boxOf(inside, image.width, image.height);
  if (!box) return undefined;
  const { left, top, width, height, count } = box;
  if (count < 60) return undefined;
  const mask = new Uint8Array(width * height);
  const planes = [image.l, image.a, image.b].map((plane, c) => {
    const crop = new Float32Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = (top + y) * image.width + left + x;
        mask[y * width + x] = inside[i];
        crop[y * width + x] = (c === 0 ? 1 : 2) * plane[i];
      }
    return crop;
  });
  const counts = countInside(mask, width, height);
  const residuals = planes.map((plane) => localMeans(plane, mask, counts)(reach));
  const axis = principalAxis(residuals, mask);
  const value = new Float32Array(width * height);
  let squares = 0;
  let steps = 0;
  let stepCount = 0;
  for (let i = 0; i < value.length; i++) {
    if (!mask[i]) continue;
    value[i] = axis[0] * residuals[0][i] + axis[1] * residuals[1][i] + axis[2] * residuals[2][i];
    squares += value[i] * value[i];
    if (i % width > 0 && mask[i - 1]) {
      steps += (value[i] - value[i - 1]) ** 2;
      stepCount++;
    }
  }
  return {
    left,
    top,
    width,
    height,
    inside: mask,
    value,
    deviation: Math.sqrt(squares / count),
    step: stepCount > 0 ? Math.sqrt(steps / stepCount) : 0,
  };
}

function boxOf(mask: Uint8Array, photoWidth: number, photoHeight: number) {
  let left = photoWidth;
  let right = -1;
  let top = photoHeight;
  let bottom = -1;
  let count = 0;
  for (let y = 0; y < photoHeight; y++)
    for (let x = 0; x < photoWidth; x++)
      if (mask[y * photoWidth + x]) {
        count++;
        if (x < left) left = x;
        if (x > right) right = x;
        if (y < top) top = y;
        bottom = y;
      }
  return count === 0 ? undefined : { left, top, width: right - left + 1, height: bottom - top + 1, count };
}

/** How many pixels of a mask lie above and left of each corner between pixels, row by row. */
export type Counts = { width: number; height: number; upTo: Int32Array };

export function countInside(mask: Uint8Array, width: number, height: number): Counts {
  const columns = width + 1;
  const upTo = new Int32Array(columns * (height + 1));
  for (let y = 0; y < height; y++) {
    const row = (y + 1) * columns;
    let sum = 0;
    for (let x = 0; x < width; x++) {
      sum += mask[y * width + x];
      upTo[row + x + 1] = upTo[row - columns + x + 1] + sum;
    }
  }
  return { width, height, upTo };
}

/**
 * By summed areas (Crow, 1984): answers a function that gives the plane less the mean of the masked pixels in a box of
 * `reach` to each side.
 */
export function localMeans(
  plane: Float32Array,
  mask: Uint8Array,
  counts: Counts,
): (reach: number) => Float32Array {
  const { width, height } = counts;
  const sums = summedAreas(plane, mask, counts);
  return (reach) => {
    const out = new Float32Array(plane.length);
    for (let y = 0; y < height; y++) lessMeans(out, y, reach);
    return out;
  };

  function lessMeans(out: Float32Array, y: number, reach: number): void {
    const upper = Math.max(0, y - reach) * (width + 1);
    const lower = Math.min(height, y + reach + 1) * (width + 1);
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (!mask[i]) continue;
      const before = Math.max(0, x - reach);
      const after = Math.min(width, x + reach + 1);
      const sum = sums[lower + after] - sums[lower + before] - sums[upper + after] + sums[upper + before];
      out[i] = plane[i] - sum / inBox(counts.upTo, upper, lower, before, after);
    }
  }
}

function inBox(upTo: Int32Array, upper: number, lower: number, before: number, after: number): number {
  return upTo[lower + after] - upTo[lower + before] - upTo[upper + after] + upTo[upper + before];
}

function summedAreas(plane: Float32Array, mask: Uint8Array, { width, height }: Counts): Float64Array {
  const columns = width + 1;
  const sums = new Float64Array(columns * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const o = (y + 1) * columns + x + 1;
      const i = y * width + x;
      sums[o] = sums[o - 1] + sums[o - columns] - sums[o - columns - 1] + (mask[i] ? plane[i] : 0);
    }
  return sums;
}

/** Unit vector of greatest variance of three planes, by power iteration. */
function principalAxis(planes: Float32Array[], mask: Uint8Array): [number, number, number] {
  const moments = [0, 0, 0, 0, 0, 0];
  const [p, q, r] = planes;
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue;
    moments[0] += p[i] * p[i];
    moments[1] += p[i] * q[i];
    moments[2] += p[i] * r[i];
    moments[3] += q[i] * q[i];
    moments[4] += q[i] * r[i];
    moments[5] += r[i] * r[i];
  }
  let axis: [number, number, number] = [1, 0.1, 0.1];
  for (let round = 0; round < 12; round++) {
    const next = [
      moments[0] * axis[0] + moments[1] * axis[1] + moments[2] * axis[2],
      moments[1] * axis[0] + moments[3] * axis[1] + moments[4] * axis[2],
      moments[2] * axis[0] + moments[4] * axis[1] + moments[5] * axis[2],
    ];
    const norm = Math.hypot(...next);
    if (norm < 1e-12) return [1, 0, 0];
    axis = [next[0] / norm, next[1] / norm, next[2] / norm];
  }
  return axis;
}
