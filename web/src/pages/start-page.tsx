import type { FirstRun } from '@drape/contract/first-run/first-run';
import { type FirstRunStep, firstRunSteps } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { analysisKeys } from '../features/analysis/queries.ts';
import { firstRunQuery, useUpdateFirstRun } from '../features/first-run/queries.ts';
import { SamplesNote } from '../features/first-run/samples-note.tsx';
import { StartEnd } from '../features/first-run/start-end.tsx';
import { StepClothes } from '../features/first-run/step-clothes.tsx';
import { StepFrame } from '../features/first-run/step-frame.tsx';
import { StepList } from '../features/first-run/step-list.tsx';
import { StepOutfit } from '../features/first-run/step-outfit.tsx';
import { StepPhoto } from '../features/first-run/step-photo.tsx';
import { StepPreferences } from '../features/first-run/step-preferences.tsx';
import { useSearchParams } from '../lib/router/hooks.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** The step after one that is still open; undefined where all are done or skipped. */
function nextOpen({ steps }: FirstRun, after?: FirstRunStep): FirstRunStep | undefined {
  const from = after === undefined ? 0 : firstRunSteps.indexOf(after) + 1;
  const ahead = [...steps.slice(from), ...steps.slice(0, from)];
  return ahead.find(({ state, step }) => state === 'open' && step !== after)?.step;
}

/** Which step is on show, by the address or else the first that is open, and the ways on. */
function useSteps(firstRun: FirstRun | undefined) {
  const [search, setSearch] = useSearchParams();
  const queryClient = useQueryClient();
  const [moved, setMoved] = useState(false);
  /** Null once all steps are done or skipped. */
  const [first, setFirst] = useState<FirstRunStep | null>();
  const asked = search.get('step');
  // What is done here must not take the page along before the person has seen what came of it.
  if (asked === null && first === undefined && firstRun) setFirst(nextOpen(firstRun) ?? null);
  const current = asked === null ? (first ?? undefined) : firstRunSteps.find((step) => step === asked);
  const refresh = useCallback(
    () => queryClient.invalidateQueries({ queryKey: firstRunQuery.queryKey }),
    [queryClient],
  );
  const goOn = useCallback(async () => {
    await refresh();
    const fresh = queryClient.getQueryData(firstRunQuery.queryKey);
    const next = fresh && nextOpen(fresh, current);
    setMoved(true);
    setSearch(next ? { step: next } : { step: 'end' });
  }, [queryClient, refresh, current, setSearch]);
  return { current, moved, refresh, goOn };
}

function Step({ firstRun, steps }: { firstRun: FirstRun; steps: ReturnType<typeof useSteps> }) {
  const queryClient = useQueryClient();
  const { current, goOn, refresh } = steps;
  const done = firstRun.steps.find(({ step }) => step === current)?.state === 'done';
  const next = () => void goOn();
  const onAnalyzed = () => {
    void queryClient.invalidateQueries({ queryKey: analysisKeys.history });
    void refresh();
  };
  if (current === 'photo')
    return <StepPhoto firstRun={firstRun} done={done} onAnalyzed={onAnalyzed} onNext={next} />;
  if (current === 'preferences') return <StepPreferences done={done} onNext={goOn} />;
  if (current === 'clothes') return <StepClothes onNext={goOn} />;
  return <StepOutfit onMade={refresh} />;
}

/** Below a step: leaving it out, or going on once it is done. */
function StepEnd({ firstRun, steps }: { firstRun: FirstRun; steps: ReturnType<typeof useSteps> }) {
  const update = useUpdateFirstRun();
  const { current, goOn } = steps;
  if (current === undefined) return null;
  const state = firstRun.steps.find(({ step }) => step === current)?.state;
  if (state === 'done') {
    return current === 'outfit' ? (
      <Button variant="primary" size="lg" onClick={() => void goOn()}>
        <Trans>Done</Trans>
      </Button>
    ) : null;
  }
  return (
    <Button
      variant="quiet"
      pending={update.isPending}
      onClick={() => update.mutate({ skip: current }, { onSuccess: () => void goOn() })}
    >
      <Trans>Skip this step</Trans>
    </Button>
  );
}

/** From a photo to a first outfit in four steps; what is done is read from what the person has. */
export function StartPage() {
  const query = useQuery(firstRunQuery);
  const { data: firstRun } = query;
  const steps = useSteps(firstRun);
  useTitle(t`Guided start`);
  return (
    <div className="pb-16">
      <PageHeader
        title={t`From photo to outfit`}
        lead={t`Four short steps. You can leave at any time and go on from any device.`}
      />
      {query.isError && !firstRun && (
        <Alert
          messages={[t`We couldn’t load the guided start.`]}
          action={
            <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      {!firstRun && !query.isError && <Skeleton className="h-[60rem]" />}
      {firstRun && (
        <>
          <StepList steps={firstRun.steps} current={steps.current} />
          {steps.current === undefined ? (
            <StartEnd />
          ) : (
            <StepFrame key={steps.current} step={steps.current} moved={steps.moved}>
              <Step firstRun={firstRun} steps={steps} />
            </StepFrame>
          )}
          <div className="mt-8">
            <StepEnd firstRun={firstRun} steps={steps} />
          </div>
          <SamplesNote className="mt-10" />
        </>
      )}
    </div>
  );
}
