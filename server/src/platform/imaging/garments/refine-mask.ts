/** One value per pixel, row by row. */
export type Plane = { width: number; height: number; data: Float32Array };

const radius = 3;
const smoothness = 0.003;
const gain = 3;

/** The mean of the square of `2 * radius + 1` pixels around each pixel, as far as it lies in the picture. */
function boxMean({ width, height, data }: Plane): Float32Array {
  const rows = new Float32Array(data.length);
  for (let y = 0; y < height; y++) slide(data, rows, { from: y * width, step: 1, count: width });
  const means = new Float32Array(data.length);
  for (let x = 0; x < width; x++) slide(rows, means, { from: x, step: width, count: height });
  return means;
}

type Line = { from: number; step: number; count: number };

/** Sliding means along one row or column. */
function slide(source: Float32Array, target: Float32Array, { from, step, count }: Line): void {
  let sum = 0;
  let within = 0;
  for (let i = -radius; i < count; i++) {
    const entering = i + radius;
    if (entering < count) {
      sum += source[from + entering * step] ?? 0;
      within++;
    }
    const leaving = i - radius - 1;
    if (leaving >= 0) {
      sum -= source[from + leaving * step] ?? 0;
      within--;
    }
    if (i >= 0) target[from + i * step] = sum / within;
  }
}

/** Bilinear between the pixels of a plane, at a place in pixels of a picture `width` by `height`. */
function sampler(plane: Plane, width: number, height: number) {
  const place = (at: number, size: number, most: number) => {
    const exact = Math.min(most - 1, Math.max(0, ((at + 0.5) * most) / size - 0.5));
    const low = Math.floor(exact);
    return { low, high: Math.min(most - 1, low + 1), part: exact - low };
  };
  const columns = Array.from({ length: width }, (_, x) => place(x, width, plane.width));
  const rows = Array.from({ length: height }, (_, y) => place(y, height, plane.height));
  return (data: Float32Array, x: number, y: number): number => {
    const column = columns[x];
    const row = rows[y];
    if (!column || !row) return 0;
    const value = (line: number) => {
      const left = data[line * plane.width + column.low] ?? 0;
      const right = data[line * plane.width + column.high] ?? 0;
      return left + (right - left) * column.part;
    };
    const top = value(row.low);
    return top + (value(row.high) - top) * row.part;
  };
}

/**
 * A small mask (0 to 1) enlarged along the edges of the photo that it belongs to, so that a cut-out ends where the
 * garment does and not in the steps of the mask: the fast guided filter (He and Sun, "Fast Guided Filter", 2015). Within
 * each small window the mask is taken to be linear in the lightness; where the lightness tells nothing, as on white
 * before white, the mask is only smoothed. `small` is the photo in grey (0 to 1) in the mask's size, `large` in the
 * wanted size. Answers 0 to 255 for each pixel of `large`.
 */
export function refineMask(mask: Plane, small: Plane, large: Plane): Uint8Array {
  const { width, height } = mask;
  const plane = (data: Float32Array): Plane => ({ width, height, data });
  const product = (one: Float32Array, other: Float32Array) =>
    plane(one.map((value, index) => value * (other[index] ?? 0)));
  const light = boxMean(small);
  const inside = boxMean(mask);
  const together = boxMean(product(small.data, mask.data));
  const squared = boxMean(product(small.data, small.data));
  const slope = new Float32Array(mask.data.length);
  const offset = new Float32Array(mask.data.length);
  for (let i = 0; i < slope.length; i++) {
    const [l, m] = [light[i] ?? 0, inside[i] ?? 0];
    const a = ((together[i] ?? 0) - l * m) / ((squared[i] ?? 0) - l * l + smoothness);
    slope[i] = a;
    offset[i] = m - a * l;
  }
  const [slopes, offsets] = [boxMean(plane(slope)), boxMean(plane(offset))];
  const at = sampler(mask, large.width, large.height);
  const refined = new Uint8Array(large.data.length);
  for (let y = 0, i = 0; y < large.height; y++) {
    for (let x = 0; x < large.width; x++, i++) {
      const value = at(slopes, x, y) * (large.data[i] ?? 0) + at(offsets, x, y);
      refined[i] = Math.min(255, Math.max(0, Math.round(255 * ((value - 0.5) * gain + 0.5))));
    }
  }
  return refined;
}
