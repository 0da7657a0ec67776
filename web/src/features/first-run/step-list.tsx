import type { FirstRun } from '@drape/contract/first-run/first-run';
import type { FirstRunStep } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { Check, Minus } from 'lucide-react';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/cx.ts';
import { stateWords, stepWords } from './step-words.ts';

type Step = FirstRun['steps'][number];

function Mark({ state, number }: { state: Step['state']; number: number }) {
  return (
    <span
      aria-hidden
      className={cx(
        'figures grid size-7 shrink-0 place-items-center rounded-full border text-sm [&_svg]:size-4',
        state === 'done' ? 'border-ink bg-ink text-paper' : 'border-edge',
      )}
    >
      {state === 'done' ? <Check strokeWidth={2.5} /> : state === 'skipped' ? <Minus /> : number}
    </span>
  );
}

/** The steps with their states, each a way to it. */
export function StepList({ steps, current }: { steps: readonly Step[]; current?: FirstRunStep | undefined }) {
  return (
    <ol aria-label={t`Steps`} className="grid grid-cols-2 gap-x-6 md:grid-cols-4">
      {steps.map(({ step, state }, index) => (
        <li key={step} className="min-w-0">
          <Link
            to={`/start?step=${step}`}
            aria-current={step === current ? 'step' : undefined}
            className={cx(
              'flex min-h-14 items-center gap-3 border-t-2 py-3 text-sm transition-colors hover:border-ink',
              step === current ? 'border-ink font-medium' : 'border-line text-muted hover:text-ink',
            )}
          >
            <Mark state={state} number={index + 1} />
            <span className="min-w-0">
              {t(stepWords[step].name)}
              <span className="sr-only">, {t(stateWords[state])}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
