import type { Trip } from '@drape/contract/outfits/trips';
import { ApiError } from '@drape/contract/wire/client';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Lock, RefreshCw, Trash2 } from 'lucide-react';
import { useTier } from '../features/membership/use-tier.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { aheadMessages as says } from '../features/outfits/ahead/ahead-messages.ts';
import { tripQuery } from '../features/outfits/ahead/ahead-queries.ts';
import { DayColumn } from '../features/outfits/ahead/day-column.tsx';
import { DayColumns } from '../features/outfits/ahead/day-columns.tsx';
import { ReplanNotices } from '../features/outfits/ahead/replan-notices.tsx';
import { PackingList } from '../features/outfits/trips/packing-list.tsx';
import { useTripActions } from '../features/outfits/trips/use-trip.ts';
import { formatDaySpan } from '../lib/format.ts';
import { localDay } from '../lib/local-day.ts';
import { useParams } from '../lib/router/hooks.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { PageHeader } from '../ui/page-header.tsx';

function TripView({ trip }: { trip: Trip }) {
  const actions = useTripActions(trip.id);
  const { isPro } = useTier();
  const today = localDay();
  return (
    <div className="pb-16">
      <PlanNavigation />
      <PageHeader
        title={trip.name}
        lead={[trip.place, formatDaySpan(trip.start_day, trip.end_day)].filter(Boolean).join(' · ')}
        actions={
          <>
            <Button
              pending={actions.packing}
              disabled={!isPro || trip.end_day < today}
              onClick={() => void actions.packAnew()}
            >
              {!actions.packing && (isPro ? <RefreshCw aria-hidden /> : <Lock aria-hidden />)}
              <Trans>Pack again</Trans>
            </Button>
            <Button variant="danger" onClick={() => void actions.remove()}>
              <Trash2 aria-hidden />
              <Trans>Delete trip</Trans>
            </Button>
          </>
        }
      />
      <ReplanNotices />
      {trip.notes.length > 0 && <Alert tone="info" className="mb-6" messages={trip.notes} />}
      <PackingList trip={trip} actions={actions} />
      <div className="mt-10">
        <DayColumns days={trip.days} today={today}>
          {trip.days.map((day) => (
            <DayColumn key={day.date} day={day} today={today} />
          ))}
        </DayColumns>
      </div>
    </div>
  );
}

/** One trip: what to pack, and what is worn on each day. */
export function TripPage() {
  const { id = '' } = useParams();
  const { data, error, refetch, isFetching } = useQuery(tripQuery(id));
  useTitle(data?.name ?? t`Trip`);
  if (data) return <TripView trip={data} />;
  if (error instanceof ApiError && error.status === 404) {
    return (
      <EmptyState
        title={t`This trip is not here`}
        level={1}
        action={
          <Button asChild>
            <Link to="/trips">
              <Trans>All trips</Trans>
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
        className="mt-8"
        messages={[t(says.loadFailed)]}
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            <Trans>Retry</Trans>
          </Button>
        }
      />
    );
  }
  return <Skeleton className="mt-14 h-96" />;
}
