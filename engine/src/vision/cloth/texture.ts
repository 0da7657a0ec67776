import type { ColourCluster } from '../../colour/cluster-colours.ts';
import { okLabToOkLch } from '../../colour/oklab.ts';
import type { LabImage } from '../image/lab-image.ts';
import { nthSmallest } from '../image/nth-smallest.ts';
import { ramp, round } from '../image/photo-quality.ts';
import type { Pattern, Texture } from '../look.ts';
import { countInside, localMeans } from './fabric-signal.ts';

/** The surface of the cloth inside a mask, from its finest lightness differences, its highlights and its dye. */
export function recogniseTexture(
  image: LabImage,
  inside: Uint8Array,
  colours: ColourCluster[],
  pattern: Pattern,
): Texture {
  const { fine, middle, gloss } = measureSurface(image, inside);
  const patterned = pattern.kind === 'solid' || pattern.kind === 'melange' ? 1 : 0.5;
  const roughness = round(patterned * ramp(fine, 0.002, 0.05));
  const main = colours[0];
  if (!main) return { kind: 'smooth', roughness, confidence: 0.1 };
  const { lightness, chroma, hue } = okLabToOkLch(main.lab);
  const candidates: [Texture['kind'], number][] = [
    [
      'denim',
      ramp(chroma, 0.015, 0.035) *
        ramp(0.13 - chroma, 0, 0.03) *
        ramp(25 - Math.abs(hue - 255), 0, 12) *
        ramp(lightness, 0.2, 0.3) *
        ramp(0.8 - lightness, 0, 0.1) *
        (0.35 + 0.5 * ramp(fine, 0.004, 0.015)),
    ],
    [
      'leather',
      ramp(gloss, 0.02, 0.09) * ramp(0.45 - lightness, 0, 0.15) * ramp(0.09 - chroma, 0, 0.05) * 0.7,
    ],
    ['satin', ramp(gloss, 0.03, 0.12) * ramp(lightness, 0.35, 0.5) * ramp(0.012 - fine, 0, 0.008) * 0.6],
    ['knit', patterned * ramp(middle, 0.012, 0.03) * ramp(fine, 0.006, 0.015) * 0.55],
    ['woven', patterned * ramp(fine, 0.008, 0.02) * 0.45],
    ['smooth', 0.3 + 0.4 * ramp(0.01 - fine, 0, 0.008)],
  ];
  let best = candidates[0];
  for (const candidate of candidates) if (candidate[1] > best[1]) best = candidate;
  return { kind: best[0], roughness, confidence: round(best[1]) };
}

function measureSurface(
  image: LabImage,
  inside: Uint8Array,
): { fine: number; middle: number; gloss: number } {
  const { width, height, l } = image;
  const lessMeans = localMeans(l, inside, countInside(inside, width, height));
  const small = lessMeans(1);
  const large = lessMeans(4);
  const steps = new Float32Array(inside.length);
  const waves = new Float32Array(inside.length);
  let count = 0;
  let mean = 0;
  for (let i = 0; i < inside.length; i++) {
    if (!inside[i]) continue;
    steps[count] = Math.abs(small[i]);
    waves[count++] = Math.abs(large[i]);
    mean += l[i];
  }
  if (count === 0) return { fine: 0, middle: 0, gloss: 0 };
  mean /= count;
  let shining = 0;
  for (let i = 0; i < inside.length; i++) if (inside[i] && l[i] > mean + 0.22 && large[i] > 0.04) shining++;
  return {
    fine: 1.2 * median(steps.subarray(0, count)),
    middle: 1.2 * median(waves.subarray(0, count)),
    gloss: shining / count,
  };
}

function median(values: Float32Array): number {
  return nthSmallest(values, values.length >> 1);
}
