import { okLabToRgb } from '../../colour/oklab.ts';
import type { PhotoQuality } from '../look.ts';
import type { LabImage } from './lab-image.ts';

const norm = 6;
/** What a channel (0 to 255) is of the brightest light. */
const powers = Float64Array.from({ length: 256 }, (_, channel) => (channel / 255) ** 2.2);
/** What it adds to the sum over the colors. */
const parts = powers.map((value) => value ** norm);
/** OKLab chroma, at lightness 0.8, of the weakest light that counts as tinted and of one that spoils the colours. */
const weakest = 0.025;
const strongest = 0.11;

type Tint = { a: number; b: number };

/**
 * The tint of the light where two independent estimates agree within 30 degrees: shades of grey (Finlayson and
 * Trezzi, 2004) over the colours and grey edge (van de Weijer et al., 2007) over their differences. The confidence is
 * how far they agree in direction and strength.
 */
export function estimateCast(image: LabImage): PhotoQuality['cast'] {
  const [colours, edges] = estimates(image);
  if (!colours || !edges) return undefined;
  const one = Math.hypot(colours.a, colours.b);
  const other = Math.hypot(edges.a, edges.b);
  if (Math.min(one, other) < weakest) return undefined;
  const agreement = (colours.a * edges.a + colours.b * edges.b) / (one * other);
  if (agreement < Math.cos(Math.PI / 6)) return undefined;
  const sure = Math.min(one, other);
  const strength = Math.min(1, (sure - weakest) / (strongest - weakest));
  if (strength < 0.02) return undefined;
  const scale = sure / (one + other);
  const decimals = (value: number) => Math.round(value * 1000) / 1000;
  return {
    strength: decimals(strength),
    a: decimals(scale * (colours.a + edges.a)),
    b: decimals(scale * (colours.b + edges.b)),
    confidence: decimals((agreement * sure) / Math.max(one, other)),
  };
}

function estimates({ width, height, l, a, b }: LabImage): (Tint | undefined)[] {
  const sums = [0, 0, 0];
  const edgeSums = [0, 0, 0];
  const step = Math.max(2, Math.round(Math.max(width, height) / 128));
  const columns = Math.ceil(width / step);
  let above = new Float64Array(3 * columns);
  let row = new Float64Array(3 * columns);
  for (let y = 0; y < height; y += step) {
    for (let column = 0; column < columns; column++) {
      const i = y * width + column * step;
      const pixel = okLabToRgb([l[i], a[i], b[i]]);
      const burnt = powers[Math.max(pixel[0], pixel[1], pixel[2])] >= 0.97;
      for (let c = 0; c < 3; c++) {
        const k = 3 * column + c;
        const value = powers[pixel[c]];
        row[k] = value;
        if (!burnt) sums[c] += parts[pixel[c]];
        if (column > 0 && y > 0)
          edgeSums[c] += ((value - row[k - 3]) ** 2 + (value - above[k]) ** 2) ** (norm / 2);
      }
    }
    [above, row] = [row, above];
  }
  return [tint(sums), tint(edgeSums)];
}

function tint(sums: number[]): Tint | undefined {
  const light = sums.map((sum) => sum ** (1 / norm));
  const most = Math.max(...light);
  if (most < 0.02) return undefined;
  const [red, green, blue] = light.map((channel) => (0.55 * channel) / most);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const scale = 0.8 / lightness;
  return {
    a: scale * (1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s),
    b: scale * (0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s),
  };
}
