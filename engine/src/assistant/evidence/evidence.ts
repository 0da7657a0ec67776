import type { Seen } from './seen.ts';

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
  holds: (seen: Seen) => boolean;
  /** Without it the intent is out of the question. */
  needs: (seen: Seen) => boolean;
};

/** The evidence for one intent. */
export function on(
  intent: Intent,
  needs: (seen: Seen) => boolean,
  rows: readonly [weight: number, reason: string, holds: (seen: Seen) => boolean][],
): Evidence[] {
  return rows.map(([weight, reason, holds]) => ({ intent, needs, weight, reason, holds }));
}
