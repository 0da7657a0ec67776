import type { PatternKind } from '../../vision/look.ts';
import type { Garment } from '../garment.ts';

/** `points` are what the patterns add; `patterned` are the garments with a figure on them, largest first; `clash` names two of one kind and scale. */
export type PatternTerm = { points: number; patterned: Garment[]; clash?: [Garment, Garment] };

const figured: ReadonlySet<PatternKind | undefined> = new Set(['stripes', 'checks', 'dots', 'print']);

/** What two patterns of one kind and scale cost beside what readers think of several patterns. */
const samePatterns = 0.5;

/**
 * Shoes and specks below 8 % of the clothes do not count. `learned` are the points of the learned taste of worn outfits;
 * two patterns need different kinds or scales (1.8 times) or a color in common. What was not surely seen counts for less.
 */
export function patternTerm(garments: readonly Garment[], learned: number): PatternTerm | undefined {
  if (!garments.some(({ pattern }) => pattern)) return undefined;
  const patterned = garments.filter(
    ({ pattern, share, zone }) => figured.has(pattern) && share >= 0.08 && zone !== 'feet',
  );
  const [first, second] = patterned;
  if (!first || !second || differ(first, second)) return { points: learned, patterned };
  const sure = first.region.pattern.confidence * second.region.pattern.confidence;
  const tied = sharesColor(first, second) ? tiedByColor : 1;
  return { points: learned - tied * samePatterns * sure, patterned, clash: [first, second] };
}

/** Patterns mix well where a color of one is in the other: that ties them together. */
const tiedByColor = 0.25;
const leastShared = 0.12;

function sharesColor(first: Garment, second: Garment): boolean {
  const basics = ({ region }: Garment) =>
    region.colours.filter(({ share }) => share >= leastShared).map(({ basic }) => basic);
  const own = new Set(basics(first));
  return basics(second).some((basic) => own.has(basic));
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
