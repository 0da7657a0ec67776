import type { PatternKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';

/** `patterned` are the garments with a figure on them, largest first; `clash` names two of one kind and scale. */
export type PatternTerm = { score: number; patterned: Garment[]; clash?: [Garment, Garment] };

const figured: ReadonlySet<PatternKind | undefined> = new Set(['stripes', 'checks', 'dots', 'print']);

/** Shoes and specks below 8 % of the clothes do not count. House rule: one pattern leads best; two need different kinds or scales (1.8 times); three compete. */
export function patternTerm(garments: readonly Garment[]): PatternTerm | undefined {
  if (!garments.some(({ pattern }) => pattern)) return undefined;
  const patterned = garments.filter(
    ({ pattern, share, zone }) => figured.has(pattern) && share >= 0.08 && zone !== 'feet',
  );
  if (patterned.length === 0) return { score: 72, patterned };
  const [first, second] = patterned;
  if (!second) return { score: 92, patterned };
  if (patterned.length > 2) return { score: 40, patterned };
  return differ(first, second) ? { score: 80, patterned } : { score: 52, patterned, clash: [first, second] };
}

function differ(first: Garment, second: Garment): boolean {
  if (first.pattern !== second.pattern) return true;
  const scales = [scaleOf(first), scaleOf(second)].sort((x, y) => x - y);
  return scales[0] > 0 && scales[1] / scales[0] >= 1.8;
}

/** The pattern's repeat as a fraction of the photo's width, the same measure for both garments. */
function scaleOf({ region: { pattern, outline } }: Garment): number {
  const places = outline.flat().map(([x]) => x);
  const width = places.length > 0 ? Math.max(...places) - Math.min(...places) : 1;
  return (pattern.repeat ?? 0) * width;
}
