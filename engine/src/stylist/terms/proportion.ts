import type { Proportions } from '../../vision/look.ts';
import { spokenConfidence } from '../garment.ts';

/** `ratio` is the length of the upper part to the lower part. */
export type ProportionTerm = { score: number; ratio: number };

/** Optimum of upper to lower length: about one to one and two thirds, tailoring's rule of thirds. House rule. */
export const bestRatio = 0.6;

/** Single-peaked in the logarithm of the ratio; 60 for halves. Undefined where the ratio was not measured. */
export function proportionTerm(proportions: Proportions | undefined): ProportionTerm | undefined {
  const ratio = proportions?.upperToLower;
  if (ratio === undefined || ratio <= 0 || (proportions?.confidence ?? 0) < spokenConfidence)
    return undefined;
  return { score: Math.max(30, 100 - 54 * Math.abs(Math.log2(ratio / bestRatio))), ratio };
}
