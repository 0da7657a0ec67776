import type { FirstRun } from '@drape/contract/first-run/first-run';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { analysisQuery } from '../analysis/queries.ts';
import { sendPhoto } from '../analysis/upload/send-photo.ts';
import { UploadPanel } from '../analysis/upload/upload-panel.tsx';
import { useAddSamples } from './queries.ts';

const RatedAnalysis = lazy(async () => ({
  default: (await import('../analysis/rating/rated-analysis.tsx')).RatedAnalysis,
}));

function SampleAnalysis({ id }: { id: string }) {
  const { data } = useQuery(analysisQuery(id));
  if (!data) return <Skeleton className="h-96" />;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <RatedAnalysis result={data} photoUrl={data.image_url ?? ''} announce />
    </Suspense>
  );
}

type Props = { firstRun: FirstRun; done: boolean; onAnalyzed: () => void; onNext: () => void };

/** A photo and what it says: the person's own, or one that the product has drawn. */
export function StepPhoto({ firstRun, done, onAnalyzed, onNext }: Props) {
  const samples = useAddSamples();
  const [wasDone] = useState(done);
  const [sampleId] = firstRun.samples.analyses;
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center gap-3">
        {done ? (
          <>
            <Button variant="primary" onClick={onNext}>
              <Trans>Next: your taste</Trans>
              <ArrowRight aria-hidden />
            </Button>
            {wasDone && sampleId === undefined && (
              <Button asChild>
                <Link to="/dashboard?tab=history">
                  <Trans>See your history</Trans>
                </Link>
              </Button>
            )}
          </>
        ) : (
          <>
            <p className="text-sm text-muted">
              <Trans>No photo at hand?</Trans>
            </p>
            <Button size="sm" pending={samples.isPending} onClick={() => samples.mutate('photo')}>
              {samples.isPending ? t`Drawing and reading it` : t`Use a sample photo`}
            </Button>
          </>
        )}
      </div>
      {sampleId === undefined ? (
        !wasDone && <UploadPanel signedIn send={sendPhoto} view={RatedAnalysis} onAnalyzed={onAnalyzed} />
      ) : (
        <SampleAnalysis id={sampleId} />
      )}
    </div>
  );
}
