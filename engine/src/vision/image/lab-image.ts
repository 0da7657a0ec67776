import { rgbToOkLab } from '../../colour/oklab.ts';
import type { Pixels } from './pixels.ts';

/** A photo as planes of OKLab, row by row from the top left. */
export type LabImage = { width: number; height: number; l: Float32Array; a: Float32Array; b: Float32Array };

const tableBits = 12;
const cubeRoots = Float32Array.from({ length: (1 << tableBits) + 2 }, (_, k) =>
  Math.cbrt(k / (1 << tableBits)),
);
const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const x = value / 255;
  return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
});

/** Area-averaged to at most `longSide` on the longer side (never enlarged); what is transparent lies on white. */
export function shrink(pixels: Pixels, longSide: number): Pixels {
  const { width: sw, height: sh } = pixels;
  const scale = Math.min(1, longSide / Math.max(sw, sh));
  const width = Math.max(1, Math.round(sw * scale));
  const height = Math.max(1, Math.round(sh * scale));
  const data = isOpaque(pixels.data) ? pixels.data : onWhite(pixels.data);
  const out = new Uint8ClampedArray(width * height * 4);
  const rows = spans(sh, height);
  const columns = spans(sw, width);
  for (let y = 0; y < height; y++) {
    const above = data.subarray(4 * sw * rows.from[y], 4 * sw * rows.to[y]);
    averageRow(above, sw, columns, out.subarray(4 * width * y, 4 * width * (y + 1)));
  }
  return { width, height, data: out };
}

/** The means of some rows, each of `many` pixels, over the spans of columns that become one pixel. */
function averageRow(
  rows: Pixels['data'] | Float64Array,
  many: number,
  columns: Spans,
  out: Uint8ClampedArray,
): void {
  const high = rows.length / (4 * many);
  for (let o = 0; o < out.length; o += 4) {
    const left = 4 * columns.from[o >> 2];
    const right = 4 * columns.to[o >> 2];
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let start = 0; start < rows.length; start += 4 * many)
      for (let i = start + left; i < start + right; i += 4) {
        red += rows[i];
        green += rows[i + 1];
        blue += rows[i + 2];
      }
    const count = (high * (right - left)) / 4;
    out[o] = red / count;
    out[o + 1] = green / count;
    out[o + 2] = blue / count;
    out[o + 3] = 255;
  }
}

/** The colours of transparent pixels as they show on white, not rounded. */
function onWhite(data: Pixels['data']): Float64Array {
  const out = new Float64Array(data.length);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] / 255;
    for (let c = i; c < i + 3; c++) out[c] = 255 + alpha * (data[c] - 255);
  }
  return out;
}

function isOpaque(data: Pixels['data']): boolean {
  for (let i = 3; i < data.length; i += 4) if (data[i] < 255) return false;
  return true;
}

type Spans = { from: Int32Array; to: Int32Array };

/** Which pixels of the `many` become each of the `few`. */
function spans(many: number, few: number): Spans {
  const from = Int32Array.from({ length: few }, (_, k) => Math.floor((k * many) / few));
  const to = from.map((start, k) => Math.max(start + 1, Math.floor(((k + 1) * many) / few)));
  return { from, to };
}

/** Opaque pixels to planes of OKLab, to about 0.002 (cube roots come from a table). */
export function toLabImage({ width, height, data }: Pixels): LabImage {
  const size = width * height;
  const l = new Float32Array(size);
  const a = new Float32Array(size);
  const b = new Float32Array(size);
  for (let i = 0; i < size; i++) {
    const red = linear[data[4 * i]];
    const green = linear[data[4 * i + 1]];
    const blue = linear[data[4 * i + 2]];
    if (red + green + blue < 0.04) {
      const exact = rgbToOkLab(data[4 * i], data[4 * i + 1], data[4 * i + 2]);
      l[i] = exact[0];
      a[i] = exact[1];
      b[i] = exact[2];
      continue;
    }
    const long = root(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const medium = root(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = root(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    l[i] = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
    a[i] = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
    b[i] = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  }
  return { width, height, l, a, b };
}

/** Difference in OKLab, chroma counted twice, of two pixels or pieces. */
export function labStep({ l, a, b }: Pick<LabImage, 'l' | 'a' | 'b'>, i: number, j: number): number {
  const dl = l[i] - l[j];
  const da = a[i] - a[j];
  const db = b[i] - b[j];
  return Math.sqrt(dl * dl + 4 * (da * da + db * db));
}

function root(value: number): number {
  const position = value * (1 << tableBits);
  const k = position | 0;
  return cubeRoots[k] + (position - k) * (cubeRoots[k + 1] - cubeRoots[k]);
}
