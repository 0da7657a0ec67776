import { proMessages } from '@drape/contract/membership/tiers';
import type { TripHead } from '@drape/contract/outfits/trips';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Check, Lock, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTier } from '../features/membership/use-tier.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { aheadMessages as says } from '../features/outfits/ahead/ahead-messages.ts';
import { tripsQuery } from '../features/outfits/ahead/ahead-queries.ts';
import { TripForm } from '../features/outfits/trips/trip-form.tsx';
import { ItemPicture } from '../features/wardrobe/items/item-picture.tsx';
import { wardrobeQuery } from '../features/wardrobe/queries.ts';
import { formatDaySpan } from '../lib/format.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { ColourPlate } from '../ui/colour/colour-plate.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const plate = [
  { hex: '#d9c9a8', name: 'sand', share: 0.36 },
  { hex: '#34506b', name: 'harbor', share: 0.28 },
  { hex: '#f0ebe0', name: 'canvas', share: 0.22 },
  { hex: '#b5523b', name: 'terracotta', share: 0.14 },
];

const mostPictures = 8;

/** What goes into the suitcase, in pictures; what is packed has a tick. */
function Suitcase({ trip }: { trip: TripHead }) {
  const wardrobe = useQuery(wardrobeQuery).data?.items;
  const owned = new Map(wardrobe?.map((item) => [item.id, item]));
  const { item_ids } = trip;
  const shown = item_ids.slice(0, item_ids.length > mostPictures ? mostPictures - 1 : mostPictures);
  const more = item_ids.length - shown.length;
  return (
    <ul aria-hidden className="mt-3 grid grid-cols-4 gap-2 sm:col-span-2 sm:grid-cols-8 sm:gap-3">
      {shown.map((id) => (
        <li key={id} className="relative">
          <ItemPicture src={owned.get(id)?.thumbnail_url} className="aspect-4/5" />
          {trip.packed.includes(id) && (
            <span className="absolute end-1.5 top-1.5 grid size-5 place-items-center rounded-full bg-ink text-paper">
              <Check className="size-3" strokeWidth={3} />
            </span>
          )}
        </li>
      ))}
      {more > 0 && (
        <li className="figures grid aspect-4/5 place-content-center rounded-photo bg-plate text-lg">
          +{more}
        </li>
      )}
    </ul>
  );
}

function TripRow({ trip }: { trip: TripHead }) {
  return (
    <li className="relative grid gap-x-6 gap-y-1 border-t border-line py-6 wrap-anywhere hover:bg-wash sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
      <h2 className="font-display text-xl">
        <Link to={`/trips/${trip.id}`} className="after:absolute after:inset-0">
          {trip.name}
        </Link>
      </h2>
      <p className="figures text-sm text-muted">
        <Trans>
          {trip.packed.length} of {trip.item_count} packed
        </Trans>
      </p>
      <p className="figures text-sm text-muted">
        {[trip.place, formatDaySpan(trip.start_day, trip.end_day)].filter(Boolean).join(' · ')}
      </p>
      <Suitcase trip={trip} />
    </li>
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
        actions={
          <Button variant="primary" disabled={!isPro} onClick={() => setCreating(true)}>
            {pricingTier && !isPro ? <Lock aria-hidden /> : <Plus aria-hidden />}
            <Trans>New trip</Trans>
          </Button>
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
            art={<ColourPlate palette={plate} className="h-72 md:h-96" />}
          >
            <Trans>
              Say where you go and when. You get an outfit for each day and one short list to pack and tick
              off.
            </Trans>
          </EmptyState>
        )
      ) : isError && !data ? (
        <Alert
          messages={[t(says.loadFailed)]}
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      ) : (
        <Skeleton className="h-64" />
      )}
      {creating && <TripForm onClose={() => setCreating(false)} />}
    </div>
  );
}
