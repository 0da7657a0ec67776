import { ApiError } from '@drape/contract/wire/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { analysisQuery, useDeleteAnalysis } from '../features/analysis/queries.ts';
import { RatedAnalysis } from '../features/analysis/rating/rated-analysis.tsx';
import { isFresh } from '../features/analysis/upload/use-page-upload.ts';
import { firstRunQuery } from '../features/first-run/queries.ts';
import { SampleBadge } from '../features/first-run/sample-badge.tsx';
import { formatDay } from '../lib/format.ts';
import { useLocation, useNavigate, useParams } from '../lib/router/hooks.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';

function Loading() {
  return (
    <div
      aria-busy
      className="grid gap-12 pt-10 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-cols-[minmax(0,27rem)_minmax(0,1fr)] lg:gap-20"
    >
      <p className="sr-only">
        <Trans>Loading the analysis</Trans>
      </p>
      <Skeleton className="aspect-3/4" />
      <div className="grid content-start gap-6">
        <Skeleton className="h-24 w-48" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </div>
  );
}

export function AnalysisPage() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const isNew = isFresh(useLocation().state);
  const { data, error, refetch } = useQuery(analysisQuery(id));
  const remove = useDeleteAnalysis();
  const { data: firstRun } = useQuery({ ...firstRunQuery, enabled: isNew });
  const needsClothes =
    firstRun?.steps.some(({ step, state }) => step === 'clothes' && state === 'open') === true;
  useTitle(t`Analysis`);

  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        level={1}
        title={t`This analysis is not here`}
        action={
          <Button asChild>
            <Link to="/dashboard?tab=history">
              <Trans>To your history</Trans>
            </Link>
          </Button>
        }
      >
        <Trans>It was deleted, or it belongs to another account.</Trans>
      </EmptyState>
    );
  }
  if (error && !data) {
    return (
      <Alert
        className="mt-14"
        messages={[error.message]}
        action={
          <Button size="sm" onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    );
  }
  if (!data) return <Loading />;
  return (
    <>
      <header className="flex items-center gap-3 pt-4 pb-3 md:pt-8 md:pb-5">
        <h1 className="font-display text-lg">
          <Trans>Outfit of {formatDay(data.created_at)}</Trans>
        </h1>
        <SampleBadge kind="analyses" id={data.id} />
      </header>
      <RatedAnalysis
        result={data}
        photoUrl={data.image_url ?? ''}
        announce={isNew}
        actions={
          <>
            {isNew && needsClothes && (
              <Button asChild variant="primary">
                <Link to="/start?step=clothes">
                  <Trans>Next: add your clothes</Trans>
                </Link>
              </Button>
            )}
            {isNew && (
              <Button asChild variant={needsClothes ? 'secondary' : 'primary'}>
                <Link to="/upload">
                  <Trans>Analyze another photo</Trans>
                </Link>
              </Button>
            )}
            <Button asChild>
              <Link to="/dashboard?tab=history">
                <Trans>See your history</Trans>
              </Link>
            </Button>
            <Button
              variant="danger"
              pending={remove.isPending}
              onClick={() => remove.mutate(id, { onSuccess: () => void navigate('/dashboard?tab=history') })}
            >
              <Trans>Delete</Trans>
            </Button>
          </>
        }
      />
    </>
  );
}
