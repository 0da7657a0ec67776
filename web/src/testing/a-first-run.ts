import type { FirstRun } from '@drape/contract/first-run/first-run';
import { firstRunSteps } from '@drape/contract/profile/options';

/** The guided start of somebody who has put it away. */
export function aFirstRun(changes: Partial<FirstRun> = {}): FirstRun {
  return {
    steps: firstRunSteps.map((step) => ({ step, state: 'open' })),
    dismissed: true,
    samples: { analyses: [], items: [], events: [], changed: 0 },
    ...changes,
  };
}
