import type { QuestionFeatures } from './question-features.ts';

/** What a question may ask for; each is answered by a tool of its own, but for `none`: nothing that is known here. */
export const intents = [
  ...(['analysis', 'pack', 'events', 'weather', 'worn', 'plan', 'unworn', 'gaps', 'count', 'worth'] as const),
  ...(['colours', 'compare', 'facts', 'suits', 'pair', 'match', 'recommend', 'outfit', 'colour'] as const),
  ...(['find', 'explain', 'none'] as const),
];
export type Intent = (typeof intents)[number];

/** What speaks for an intent or, below 0, against it. */
export type Evidence = {
  intent: Intent;
  weight: number;
  reason: string;
  holds: (features: QuestionFeatures) => boolean;
  /** Without it the intent is out of the question. */
  needs: (features: QuestionFeatures) => boolean;
};

/** The evidence for one intent. */
export function on(
  intent: Intent,
  needs: (features: QuestionFeatures) => boolean,
  rows: readonly [weight: number, reason: string, holds: (features: QuestionFeatures) => boolean][],
): Evidence[] {
  return rows.map(([weight, reason, holds]) => ({ intent, needs, weight, reason, holds }));
}
