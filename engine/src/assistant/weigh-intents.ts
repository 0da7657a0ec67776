import type { Intent } from './evidence.ts';
import { actEvidence } from './evidence-of-acts.ts';
import { adviceEvidence } from './evidence-of-advice.ts';
import { garmentEvidence } from './evidence-of-garments.ts';
import type { Seen } from './seen.ts';

/** An intent with what speaks for it and against it. */
export type Weighed = { intent: Intent; score: number; reasons: string[] };

/** From here an intent is tried at all. */
const enough = 2;

/** What a question most probably asks for, the likeliest first, each with its reasons. */
export function weighIntents(seen: Seen): Weighed[] {
  const sums = new Map<Intent, Weighed>();
  for (const { intent, needs, weight, reason, holds } of [
    ...actEvidence,
    ...garmentEvidence,
    ...adviceEvidence,
  ]) {
    if (!needs(seen) || !holds(seen)) continue;
    const sum = sums.get(intent) ?? { intent, score: 0, reasons: [] };
    sum.score += weight;
    sum.reasons.push(`${weight > 0 ? '+' : ''}${weight} ${reason}`);
    sums.set(intent, sum);
  }
  return [...sums.values()].filter(({ score }) => score >= enough).sort((a, b) => b.score - a.score);
}
