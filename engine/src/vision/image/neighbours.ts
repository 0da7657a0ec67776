import { type LabImage, labStep } from './lab-image.ts';
import type { Superpixels } from './superpixels.ts';

/** Pairs of touching pieces: `from[e]` and `to[e]`, the length of their border in pixels and its mean contrast. */
export type Neighbours = {
  count: number;
  from: Int32Array;
  to: Int32Array;
  length: Float32Array;
  contrast: Float32Array;
};

/** Contrast is the mean OKLab step (chroma counted twice) over two pixels on either side of the border. */
export function findNeighbours(image: LabImage, pieces: Superpixels): Neighbours {
  const { width, height } = image;
  const { labels, count } = pieces;
  const index = new Map<number, number>();
  const from: number[] = [];
  const to: number[] = [];
  const length: number[] = [];
  const contrast: number[] = [];
  const visit = (i: number, j: number, before: number, after: number) => {
    const one = labels[i];
    const other = labels[j];
    if (one === other) return;
    const low = Math.min(one, other);
    const high = Math.max(one, other);
    const key = low * count + high;
    let e = index.get(key);
    if (e === undefined) {
      e = from.length;
      index.set(key, e);
      from.push(low);
      to.push(high);
      length.push(0);
      contrast.push(0);
    }
    length[e]++;
    contrast[e] += labStep(image, before, after);
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (x + 1 < width) visit(i, i + 1, x > 0 ? i - 1 : i, x + 2 < width ? i + 2 : i + 1);
      if (y + 1 < height)
        visit(i, i + width, y > 0 ? i - width : i, y + 2 < height ? i + 2 * width : i + width);
    }
  return {
    count: from.length,
    from: Int32Array.from(from),
    to: Int32Array.from(to),
    length: Float32Array.from(length),
    contrast: Float32Array.from(contrast, (sum, e) => sum / length[e]),
  };
}
