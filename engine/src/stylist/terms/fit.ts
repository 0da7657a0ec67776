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

/** Volumes balance when one part is fuller than the other by a step or two. Index: steps between them. */
const bySteps = [0.05, 0.15, 0.1, 0.05];
const bothWide = 0.4;

/** Undefined where no fit was measured. What was not surely seen counts for less. */
export function fitTerm(garments: readonly Garment[]): FitTerm | undefined {
  const fitted = garments.flatMap(withFit);
  if (fitted.length === 0) return undefined;
  const above = fitted.find(({ zone }) => zone === 'outer') ?? fitted.find(({ zone }) => zone === 'upper');
  const below = fitted.find(({ zone }) => zone === 'lower');
  if (!above || !below) {
    const [{ fit }] = fitted;
    return { points: fit.kind === 'oversized' ? -0.2 * fit.confidence : 0, fitted };
  }
  const steps = Math.abs(volume[above.fit.kind] - volume[below.fit.kind]);
  const wide = volume[above.fit.kind] + volume[below.fit.kind] >= 5 ? bothWide : 0;
  const sure = Math.min(above.fit.confidence, below.fit.confidence);
  return { points: (bySteps[steps] - wide) * sure, fitted, above, below };
}

function withFit(garment: Garment): FittedGarment[] {
  const { fit } = garment.region;
  return fit && fit.confidence >= spokenConfidence ? [{ ...garment, fit }] : [];
}
