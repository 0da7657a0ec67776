import type { Proportions } from '../../vision/look.ts';
import { spokenConfidence } from '../garment.ts';

/** `ratio` is the length of the upper part to the lower part. */
export type ProportionTerm = { points: number; ratio: number };

/** Optimum of upper to lower length: about one to one and two thirds, tailoring's rule of thirds. House rule. */
export const bestRatio = 0.6;

const atBest = 0.3;
const perOctave = 0.7;
const atWorst = -0.5;

/** Best at `bestRatio`, falling with the logarithm of the ratio. Undefined where the ratio was not measured. */
export function proportionTerm(proportions: Proportions | undefined): ProportionTerm | undefined {
  const ratio = proportions?.upperToLower;
  const confidence = proportions?.confidence ?? 0;
  if (ratio === undefined || ratio <= 0 || confidence < spokenConfidence) return undefined;
  const off = Math.abs(Math.log2(ratio / bestRatio));
  return { points: Math.max(atWorst, atBest - perOctave * off) * confidence, ratio };
}
