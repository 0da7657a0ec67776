import type { Fit } from '../../vision/look.ts';
import { type Garment, spokenConfidence } from '../garment.ts';

export type FittedGarment = Garment & { fit: Fit };

/** `above` and `below` are the garments whose volumes meet, where both were measured. */
export type FitTerm = {
  /** What the balance of volumes adds. */
  points: number;
  fitted: FittedGarment[];
  above?: FittedGarment;
  below?: FittedGarment;
};

const volume: Record<Fit['kind'], number> = { slim: 0, regular: 1, relaxed: 2, oversized: 3 };

const bothWide = 0.4;

/**
 * Undefined where no fit was measured. `learned` are the points of the learned taste of worn outfits; two full volumes
 * cost beside it. What was not surely seen counts for less.
 */
export function fitTerm(garments: readonly Garment[], learned: number): FitTerm | undefined {
  const fitted = garments.flatMap(withFit);
  if (fitted.length === 0) return undefined;
  const above = fitted.find(({ zone }) => zone === 'outer') ?? fitted.find(({ zone }) => zone === 'upper');
  const below = fitted.find(({ zone }) => zone === 'lower');
  if (!above || !below) return { points: learned, fitted };
  const wide = volume[above.fit.kind] + volume[below.fit.kind] >= 5 ? bothWide : 0;
  const sure = Math.min(above.fit.confidence, below.fit.confidence);
  return { points: learned - wide * sure, fitted, above, below };
}

function withFit(garment: Garment): FittedGarment[] {
  const { fit } = garment.region;
  return fit && fit.confidence >= spokenConfidence ? [{ ...garment, fit }] : [];
}
