import { proMessages } from '@drape/contract/membership/tiers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { ExampleTrip } from '../features/first-run/examples/example-plans.tsx';
import { useTier } from '../features/membership/use-tier.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { LoadFailure } from '../features/offline/load-failure.tsx';
import { aheadMessages as says } from '../features/outfits/ahead/ahead-messages.ts';
import { tripsQuery } from '../features/outfits/ahead/ahead-queries.ts';
import { TripForm } from '../features/outfits/trips/trip-form.tsx';
import { TripRow } from '../features/outfits/trips/trip-row.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { OutfitSkeleton, Skeleton } from '../ui/notices/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** A trip to come: its name, its days, and its suitcase. */
function TripSkeleton() {
  const of = (count: number) => Array.from({ length: count }, (_, index) => index);
  return (
    <div
      aria-busy
      className="grid gap-x-12 gap-y-5 border-t border-line py-6 md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] md:py-8"
    >
      <div className="grid gap-2 md:col-span-2">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-5 w-44" />
      </div>
      <div className="grid grid-cols-3 gap-2 sm:gap-4">
        {of(3).map((place) => (
          <OutfitSkeleton key={place} index={place} />
        ))}
      </div>
      <div className="grid content-start gap-4">
        <Skeleton className="h-5 w-28" />
        <div className="grid grid-cols-4 gap-2.5 md:grid-cols-3 lg:grid-cols-5">
          {of(8).map((place) => (
            <Skeleton key={place} className="aspect-square rounded-photo" />
          ))}
        </div>
      </div>
    </div>
  );
}

export function TripsPage() {
  const { data, isError, refetch, isFetching } = useQuery(tripsQuery);
  const { pricingTier, isPro } = useTier();
  const [creating, setCreating] = useState(false);
  useTitle(t`Trips`);
  return (
    <div className="pb-16">
      <PlanNavigation />
      <PageHeader
        title={t`Trips`}
        lead={t`An outfit for every day, from as few pieces as possible.`}
        isTight
        actions={
          data?.total !== 0 &&
          !(isError && !data) && (
            <Button needsNetwork variant="primary" disabled={!isPro} onClick={() => setCreating(true)}>
              {pricingTier && !isPro ? <Lock aria-hidden /> : <Plus aria-hidden />}
              <Trans>New trip</Trans>
            </Button>
          )
        }
      />
      {pricingTier && !isPro && <Alert tone="info" className="mb-6" messages={[proMessages.outfits]} />}
      {data ? (
        data.total > 0 ? (
          <ul className="border-b border-line">
            {data.trips.map((trip) => (
              <TripRow key={trip.id} trip={trip} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title={t`No trips yet`}
            action={
              isPro && (
                <Button variant="primary" onClick={() => setCreating(true)}>
                  <Trans>Plan a trip</Trans>
                </Button>
              )
            }
            art={<ExampleTrip />}
          >
            <Trans>
              Say where you go and when. You get an outfit for each day and one short list to pack and tick
              off.
            </Trans>
          </EmptyState>
        )
      ) : isError && !data ? (
        <LoadFailure
          title={t`Your trips didn’t open.`}
          message={t(says.loadFailed)}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <TripSkeleton />
      )}
      {creating && <TripForm onClose={() => setCreating(false)} />}
    </div>
  );
}
