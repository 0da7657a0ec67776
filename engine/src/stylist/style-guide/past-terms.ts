import { termAdvice } from '../../knowledge/style/guide-advice.ts';
import type { PastAnalysis } from './guide-input.ts';

export type AdvisedTerm = keyof typeof termAdvice;

/** A term of the rating over earlier analyses: its mean score 0 to 100 and in how many of them it was measured. */
export type PastTerm = { key: AdvisedTerm; mean: number; looks: number };

const fewest = 2;

/** Terms that were measured in at least two analyses, strongest first. */
export function pastTerms(analyses: readonly PastAnalysis[]): PastTerm[] {
  const scores = new Map<AdvisedTerm, number[]>();
  for (const { terms } of analyses)
    for (const { key, score } of terms)
      if (isAdvised(key)) scores.set(key, [...(scores.get(key) ?? []), score]);
  return [...scores]
    .filter(([, all]) => all.length >= fewest)
    .map(([key, all]) => ({
      key,
      mean: all.reduce((sum, score) => sum + score, 0) / all.length,
      looks: all.length,
    }))
    .sort((x, y) => y.mean - x.mean || (x.key < y.key ? -1 : 1));
}

function isAdvised(key: string): key is AdvisedTerm {
  return Object.hasOwn(termAdvice, key);
}
