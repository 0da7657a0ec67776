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
  const pairs = new PairNumbers(count);
  const length: number[] = [];
  const contrast: number[] = [];
  const visit = (one: number, other: number, before: number, after: number) => {
    const e = pairs.numberOf(Math.min(one, other), Math.max(one, other));
    if (e === length.length) {
      length.push(0);
      contrast.push(0);
    }
    length[e]++;
    contrast[e] += labStep(image, before, after);
  };
  for (let y = 0, i = 0; y < height; y++)
    for (let x = 0; x < width; x++, i++) {
      const here = labels[i];
      if (x + 1 < width && labels[i + 1] !== here)
        visit(here, labels[i + 1], x > 0 ? i - 1 : i, x + 2 < width ? i + 2 : i + 1);
      if (y + 1 < height && labels[i + width] !== here)
        visit(here, labels[i + width], y > 0 ? i - width : i, y + 2 < height ? i + 2 * width : i + width);
    }
  return {
    count: pairs.low.length,
    from: Int32Array.from(pairs.low),
    to: Int32Array.from(pairs.high),
    length: Float32Array.from(length),
    contrast: Float32Array.from(contrast, (sum, e) => sum / length[e]),
  };
}

/** Numbers pairs of pieces in the order in which they are first met: those of a piece hang on its list. */
class PairNumbers {
  readonly low: number[] = [];
  readonly high: number[] = [];
  /** The pair that was numbered before, for the same lower piece. */
  readonly #earlier: number[] = [];
  readonly #latest: Int32Array;

  constructor(pieces: number) {
    this.#latest = new Int32Array(pieces).fill(-1);
  }

  numberOf(low: number, high: number): number {
    for (let e = this.#latest[low]; e >= 0; e = this.#earlier[e]) if (this.high[e] === high) return e;
    this.low.push(low);
    this.high.push(high);
    this.#earlier.push(this.#latest[low]);
    this.#latest[low] = this.low.length - 1;
    return this.low.length - 1;
  }
}
