import type { FirstRun } from '@drape/contract/first-run/first-run';
import type { FirstRunStep } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { Check, Minus } from 'lucide-react';
import { Link } from '../../lib/router/link.tsx';
import { cx } from '../../ui/cx.ts';
import { stateWords, stepWords } from './step-words.ts';

type Step = FirstRun['steps'][number];

type MarkProps = { state: Step['state']; number: number; isCurrent: boolean };

function Mark({ state, number, isCurrent }: MarkProps) {
  return (
    <span
      aria-hidden
      className={cx(
        'figures grid size-7 shrink-0 place-items-center rounded-full border text-sm [&_svg]:size-4',
        state === 'done'
          ? 'border-ink bg-ink text-paper'
          : isCurrent
            ? 'border-ink ring-1 ring-ink'
            : 'border-edge',
      )}
    >
      {state === 'done' ? <Check strokeWidth={2.5} /> : state === 'skipped' ? <Minus /> : number}
    </span>
  );
}

/** The steps with their states on one line, each a way to it. */
export function StepList({ steps, current }: { steps: readonly Step[]; current?: FirstRunStep | undefined }) {
  return (
    <ol aria-label={t`Steps`} className="grid grid-cols-[repeat(3,minmax(0,1fr))_auto] md:grid-cols-4">
      {steps.map(({ step, state }, index) => (
        <li
          key={step}
          className="relative min-w-0 not-last:after:absolute not-last:after:start-9 not-last:after:end-2 not-last:after:top-3.5 not-last:after:h-px not-last:after:bg-edge/60"
        >
          <Link
            to={`/start?step=${step}`}
            aria-current={step === current ? 'step' : undefined}
            className={cx(
              'grid min-h-14 content-start gap-2 pb-1 text-xs transition-colors md:text-sm',
              step === current ? 'font-medium' : 'hover:text-accent-text',
            )}
          >
            <Mark state={state} number={index + 1} isCurrent={step === current} />
            <span className="min-w-0 pe-1">
              {t(stepWords[step].name)}
              <span className="sr-only">, {t(stateWords[state])}</span>
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
