import type { Fit } from '../../vision/look.ts';
import { type Garment, spokenConfidence } from '../garment.ts';

export type FittedGarment = Garment & { fit: Fit };

/** `above` and `below` are the garments whose volumes meet, where both were measured. */
export type FitTerm = {
  score: number;
  fitted: FittedGarment[];
  above?: FittedGarment;
  below?: FittedGarment;
};

const volume: Record<Fit['kind'], number> = { slim: 0, regular: 1, relaxed: 2, oversized: 3 };

// House rule: volumes balance when one part is fuller than the other by a step or two. Index: steps between them.
const bySteps = [74, 90, 88, 80];

/** Undefined where no fit was measured. */
export function fitTerm(garments: readonly Garment[]): FitTerm | undefined {
  const fitted = garments.flatMap(withFit);
  if (fitted.length === 0) return undefined;
  const above = fitted.find(({ zone }) => zone === 'outer') ?? fitted.find(({ zone }) => zone === 'upper');
  const below = fitted.find(({ zone }) => zone === 'lower');
  if (!above || !below) return { score: fitted[0].fit.kind === 'oversized' ? 66 : 76, fitted };
  const steps = Math.abs(volume[above.fit.kind] - volume[below.fit.kind]);
  const bothWide = volume[above.fit.kind] + volume[below.fit.kind] >= 5 ? 16 : 0;
  return { score: bySteps[steps] - bothWide, fitted, above, below };
}

function withFit(garment: Garment): FittedGarment[] {
  const { fit } = garment.region;
  return fit && fit.confidence >= spokenConfidence ? [{ ...garment, fit }] : [];
}
