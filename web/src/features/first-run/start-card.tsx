import type { FirstRun } from '@drape/contract/first-run/first-run';
import { firstRunSteps } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { ExampleOutfits } from './example-outfits.tsx';
import { firstRunQuery, openSteps, useUpdateFirstRun } from './queries.ts';
import { StepList } from './step-list.tsx';

const unknownSteps: FirstRun['steps'] = firstRunSteps.map((step) => ({ step, state: 'open' }));

const isOpen = (firstRun: FirstRun) => !firstRun.dismissed && openSteps(firstRun) > 0;

/** Whether the guided start is still to be gone through, and not put away. */
export function useIsStartOpen(): boolean {
  const { data } = useQuery(firstRunQuery);
  return data !== undefined && isOpen(data);
}

/** What the guided start is, and the ways into it and past it. */
function Begin({ steps, isLarge = false }: Pick<FirstRun, 'steps'> & { isLarge?: boolean }) {
  const update = useUpdateFirstRun();
  const begun = steps.some(({ state }) => state !== 'open');
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
    <div className="grid content-center gap-5">
      <div className="max-w-[56ch]">
        <h2 id="start" className={cx('font-display', isLarge ? 'text-xl md:text-2xl' : 'text-lg md:text-xl')}>
          {begun ? t`Continue where you left off` : t`From a photo to a first outfit`}
        </h2>
        <p className="mt-2 text-muted">
          <Trans>Four short steps, about three minutes. Skip any of them, or try it with samples.</Trans>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button asChild variant="primary">
          <Link to="/start">
            {begun ? t`Continue` : t`Begin`}
            <ArrowRight aria-hidden />
          </Link>
        </Button>
        <Button variant="quiet" onClick={putAway}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </div>
  );
}

/** The guided start without a frame of its own, for where it is all there is. */
export function StartSteps() {
  const { data } = useQuery(firstRunQuery);
  const steps = data?.steps ?? unknownSteps;
  return (
    <section aria-labelledby="start" className="grid gap-6 md:gap-10">
      <Begin steps={steps} />
      <StepList steps={steps} />
    </section>
  );
}

/** The way into the guided start, until it is gone through or put away. Its place is kept until that is known. */
export function StartCard() {
  const { data, isPending } = useQuery(firstRunQuery);
  if (data ? !isOpen(data) : !isPending) return null;
  const steps = data?.steps ?? unknownSteps;
  return (
    <section
      aria-labelledby="start"
      className={cx(
        'mb-10 grid gap-5 rounded-photo bg-wash px-5 pt-6 pb-4 md:px-8 md:pt-8 md:pb-5',
        !data && 'invisible',
      )}
    >
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <ExampleOutfits count={4} className="md:order-last" />
        <Begin steps={steps} isLarge />
      </div>
      <StepList steps={steps} />
    </section>
  );
}
