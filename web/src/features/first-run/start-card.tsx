import type { FirstRun } from '@drape/contract/first-run/first-run';
import { firstRunSteps } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { ExampleLooks } from './examples/example-outfits.tsx';
import { firstRunQuery, openSteps, useUpdateFirstRun } from './queries.ts';
import { StepList } from './step-list.tsx';

const unknownSteps: FirstRun['steps'] = firstRunSteps.map((step) => ({ step, state: 'open' }));

const isOpen = (firstRun: FirstRun) => !firstRun.dismissed && openSteps(firstRun) > 0;

/** Whether the guided start is still to be gone through, and not put away. */
export function useIsStartOpen(): boolean {
  const { data } = useQuery(firstRunQuery);
  return data !== undefined && isOpen(data);
}

function NotNow() {
  const update = useUpdateFirstRun();
  const putAway = () =>
    update.mutate(
      { dismissed: true },
      {
        onSuccess: () =>
          showToast({
            title: t`Guided start hidden`,
            description: t`You can find it again under Support.`,
            action: { label: t`Undo`, onAction: () => update.mutate({ dismissed: false }) },
          }),
      },
    );
  return (
    <Button
      size="icon"
      variant="quiet"
      aria-label={t`Not now`}
      title={t`Not now`}
      onClick={putAway}
      className="absolute end-2 top-2 text-muted hover:text-ink max-md:rounded-full max-md:bg-raised/85"
    >
      <X aria-hidden />
    </Button>
  );
}

type BeginProps = Pick<FirstRun, 'steps'> & {
  isLarge?: boolean;
  /** Another way to begin, beside the one through all steps. */
  aside?: ReactNode;
};

/** What the guided start is, its steps, and the ways into it and past it. */
function Begin({ steps, isLarge = false, aside }: BeginProps) {
  const begun = steps.some(({ state }) => state !== 'open');
  return (
    <div className="grid content-center gap-6 md:gap-8">
      <div className="max-w-[56ch]">
        <h2
          id="start"
          className={cx('font-display', isLarge ? 'text-xl md:text-2xl' : 'text-lg md:text-2xl')}
        >
          {begun ? t`Continue where you left off` : t`From a photo to a first outfit`}
        </h2>
        <p className={cx('mt-2', !isLarge && 'text-muted')}>
          <Trans>Four short steps, about three minutes. Skip any of them, or try it with samples.</Trans>
        </p>
      </div>
      <StepList steps={steps} />
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary" className="max-md:w-full">
          <Link to="/start">
            {begun ? t`Continue` : t`Begin`}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
        {aside}
      </div>
    </div>
  );
}

/** The guided start without a frame of its own, for where it is all there is. */
export function StartSteps() {
  const { data } = useQuery(firstRunQuery);
  return (
    <section aria-labelledby="start">
      <Begin steps={data?.steps ?? unknownSteps} />
    </section>
  );
}

/** The way into the guided start, until it is gone through or put away. Its place is kept until that is known. */
export function StartCard({ aside }: Pick<BeginProps, 'aside'>) {
  const { data, isPending } = useQuery(firstRunQuery);
  if (data ? !isOpen(data) : !isPending) return null;
  return (
    <section
      aria-labelledby="start"
      className={cx(
        'relative mb-10 grid gap-x-12 gap-y-6 overflow-hidden rounded-photo bg-wash p-5 md:grid-cols-2 md:p-10',
        !data && 'invisible',
      )}
    >
      <ExampleLooks count={4} className="md:order-last" />
      <Begin steps={data?.steps ?? unknownSteps} isLarge aside={aside} />
      <NotNow />
    </section>
  );
}
