import type { FirstRun } from '@drape/contract/first-run/first-run';
import { type FirstRunStep, firstRunSteps } from '@drape/contract/profile/options';
import type { FirstRunRow } from '../../platform/database/first-run-rows.ts';

export type Editable = { id: string; changed: boolean };
export type Samples = { analyses: string[]; items: Editable[]; events: Editable[] };

type Known = {
  row: FirstRunRow | undefined;
  done: Record<FirstRunStep, boolean>;
  samples: Samples;
  /** Visitors of the demo account find everything laid out and are not asked to begin. */
  isPerson: boolean;
};

export function presentFirstRun({ row, done, samples, isPerson }: Known): FirstRun {
  const skipped: FirstRunStep[] = row ? JSON.parse(row.skipped) : [];
  const ids = (list: readonly Editable[]) => list.map(({ id }) => id);
  return {
    steps: firstRunSteps.map((step) => ({
      step,
      state: done[step] ? 'done' : skipped.includes(step) ? 'skipped' : 'open',
    })),
    dismissed: !isPerson || row?.dismissed === 1,
    samples: {
      analyses: samples.analyses,
      items: ids(samples.items),
      events: ids(samples.events),
      changed: [...samples.items, ...samples.events].filter(({ changed }) => changed).length,
    },
  };
}
