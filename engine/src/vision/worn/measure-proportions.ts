import { ramp, round } from '../image/photo-quality.ts';
import type { Proportions } from '../look.ts';
import { heightOn, legLines } from '../pose/body-places.ts';
import type { Skeleton } from '../pose/skeleton.ts';
import type { Worn } from './measure-fit.ts';

/**
 * Where the clothes divide the figure, as shares of the height of its outline: the lower edge of what is worn above,
 * the hem of what is worn below, and the length of the one to the other. Undefined where neither edge was seen.
 */
export function measureProportions(
  garments: Worn[],
  figure: Uint8Array,
  width: number,
  height: number,
  skeleton: Skeleton,
): Proportions | undefined {
  const whole = extent(figure, width, height);
  if (!whole || !skeleton.hipsSeen) return undefined;
  const find = (key: string) => garments.find((garment) => garment.key === key);
  const above = find('upper');
  // The edge of a coat is no waist.
  const upper = above?.label === 'coat' ? undefined : above;
  const lower = find('lower');
  const shareOf = (y: number) =>
    round(Math.min(1, Math.max(0, (y - whole.top) / Math.max(1, whole.bottom - whole.top))));
  const waist = upper && lower && borderBetween(upper.mask, lower.mask, width, height);
  const below = lower ?? find('full');
  const hem = below && extent(below.mask, width, height);
  const hemSeen = hem && (skeleton.anklesSeen || hem.bottom < 0.97 * height);
  if (!waist && !hemSeen) return undefined;
  const top = upper && extent(upper.mask, width, height)?.top;
  const placed = waist ? heightOn(legLines(skeleton).centre, waist.y) : 1;
  const plausible = 1 - ramp(Math.abs(placed - 1), 0.5, 0.9);
  const ratio =
    waist && hemSeen && top !== undefined && hem.bottom > waist.y
      ? (waist.y - top) / (hem.bottom - waist.y)
      : undefined;
  return {
    ...(waist && { waistLine: shareOf(waist.y) }),
    ...(hemSeen && { hemLine: shareOf(hem.bottom) }),
    ...(ratio !== undefined && { upperToLower: round(ratio) }),
    confidence: round(0.95 * ramp(skeleton.sure, 3, 11) * plausible * (waist ? waist.level : 0.7)),
  };
}

type Extent = { top: number; bottom: number };

/** First and last row of a mask, a hundredth of its pixels left out at either end. */
function extent(mask: Uint8Array, width: number, height: number): Extent | undefined {
  const rows = new Int32Array(height);
  let total = 0;
  for (let i = 0; i < mask.length; i++)
    if (mask[i]) {
      rows[(i / width) | 0]++;
      total++;
    }
  if (total === 0) return undefined;
  const reached = (share: number) => {
    let sum = 0;
    for (let y = 0; y < height; y++) {
      sum += rows[y];
      if (sum > share * total) return y;
    }
    return height - 1;
  };
  return { top: reached(0.005), bottom: reached(0.995) + 1 };
}

/** The middle of the border between two garments, and how level it is, 0 to 1. Undefined where they hardly touch. */
function borderBetween(
  upper: Uint8Array,
  lower: Uint8Array,
  width: number,
  height: number,
): { y: number; level: number } | undefined {
  const heights: number[] = [];
  for (let x = 0; x < width; x++)
    for (let y = 2; y < height - 2; y++) {
      const i = y * width + x;
      if (upper[i - width] && (lower[i] || lower[i + width])) heights.push(y);
    }
  if (heights.length < 6) return undefined;
  heights.sort((one, other) => one - other);
  const at = (share: number) => heights[Math.floor(share * (heights.length - 1))];
  return { y: at(0.5), level: 1 - ramp((at(0.8) - at(0.2)) / height, 0.03, 0.15) };
}
