import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link } from '../../lib/router/link.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { BulkAddForm } from '../wardrobe/add/bulk-add-form.tsx';
import { usePastedClothes } from '../wardrobe/add/pasted-clothes.ts';
import { wardrobeQuery } from '../wardrobe/queries.ts';
import { wardrobeMessages } from '../wardrobe/wardrobe-messages.ts';
import { PickBasics } from './pick-basics.tsx';
import { useAddSamples } from './queries.ts';

const BulkReview = lazy(async () => ({
  default: (await import('../wardrobe/add/bulk-review.tsx')).BulkReview,
}));

/** Basics picked by their pictures, a pasted list, or a small sample wardrobe. Goes on once clothes have come in. */
export function StepClothes({ onNext }: { onNext: () => void }) {
  const wardrobe = useQuery(wardrobeQuery);
  const review = usePastedClothes((state) => state.review);
  const samples = useAddSamples();
  const total = wardrobe.data?.total;
  const [before, setBefore] = useState<number>();
  if (before === undefined && total !== undefined) setBefore(total);
  const hasGrown = before !== undefined && total !== undefined && total > before;
  useEffect(() => {
    if (hasGrown && !review) onNext();
  }, [hasGrown, review, onNext]);

  if (wardrobe.isError && !wardrobe.data) {
    return (
      <Alert
        messages={[t(wardrobeMessages.loadFailed)]}
        action={
          <Button size="sm" pending={wardrobe.isFetching} onClick={() => void wardrobe.refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    );
  }
  if (!wardrobe.data) return <Skeleton className="h-72" />;
  if (review) {
    return (
      <Suspense fallback={<Skeleton className="h-72" />}>
        <BulkReview
          review={review}
          total={wardrobe.data.total}
          max={wardrobe.data.max_wardrobe_items ?? null}
        />
      </Suspense>
    );
  }
  return (
    <div className="grid gap-10">
      {wardrobe.data.total > 0 ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="primary" onClick={onNext}>
            <Trans>Next: an outfit</Trans>
            <ArrowRight aria-hidden />
          </Button>
          <Button asChild>
            <Link to="/wardrobe">
              <Trans>
                See your <Plural value={wardrobe.data.total} one="# item" other="# items" />
              </Trans>
            </Link>
          </Button>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-sm text-muted">
            <Trans>In a hurry?</Trans>
          </p>
          <Button size="sm" pending={samples.isPending} onClick={() => samples.mutate('wardrobe')}>
            <Trans>Use a sample wardrobe</Trans>
          </Button>
        </div>
      )}
      <PickBasics />
      <div className="grid max-w-[44rem] gap-4">
        <h3 className="font-display text-lg">
          <Trans>Or paste a list</Trans>
        </h3>
        <BulkAddForm label={t`Your wardrobe items`} rows={7} />
      </div>
    </div>
  );
}
