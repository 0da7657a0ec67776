import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { proMessages } from '@drape/contract/membership/tiers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { calendarMessages as says, tellFailure } from '../features/calendar/calendar-messages.ts';
import { EventCard } from '../features/calendar/events/event-card.tsx';
import { LaterEvents } from '../features/calendar/events/later-events.tsx';
import { NextDays } from '../features/calendar/events/next-days.tsx';
import { planCountQuery, refreshCalendar, upcomingQuery } from '../features/calendar/queries.ts';
import { useOutfitActions } from '../features/calendar/use-outfit-actions.ts';
import {
  CalendarActions,
  QuietActions,
  RefreshCalendar,
} from '../features/calendar-connection/calendar-actions.tsx';
import { GoogleRefused } from '../features/calendar-connection/google-refused.tsx';
import { mergeEvents } from '../features/calendar-connection/merge-events.ts';
import { useGoogleSync } from '../features/calendar-connection/use-google-sync.ts';
import { ExampleEvents } from '../features/first-run/examples/example-plans.tsx';
import { SamplesNote } from '../features/first-run/samples-note.tsx';
import { StartLink } from '../features/first-run/start-link.tsx';
import { useTier } from '../features/membership/use-tier.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { LoadFailure } from '../features/offline/load-failure.tsx';
import { ReplanNotices } from '../features/outfits/ahead/replan-notices.tsx';
import { itemCountQuery } from '../features/wardrobe/queries.ts';
import { api } from '../lib/api.ts';
import { useSearchParams } from '../lib/router/hooks.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Alert } from '../ui/notices/alert.tsx';
import { EmptyState } from '../ui/notices/empty-state.tsx';
import { OutfitSkeleton, Skeleton } from '../ui/notices/skeleton.tsx';
import { showToast } from '../ui/notices/toast.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { textLink } from '../ui/text-link.ts';

const MonthDialog = lazy(async () => ({
  default: (await import('../features/calendar/month/month-dialog.tsx')).MonthDialog,
}));
const EventDialog = lazy(async () => ({
  default: (await import('../features/calendar/events/event-dialog.tsx')).EventDialog,
}));

/** An event to be created, on a day where one was picked. */
type NewEvent = { day: string | undefined };

/** The month calendar: opened here, or by an address that names a day of it. */
function useMonth() {
  const [search, setSearch] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const day = /^\d{4}-\d\d-\d\d$/.exec(search.get('day') ?? '')?.[0];
  return {
    isOpen: opened || day !== undefined,
    day,
    open: () => setOpened(true),
    close: () => {
      setOpened(false);
      if (day !== undefined) setSearch({}, { replace: true, preventScrollReset: true });
    },
  };
}

function useDeleteEvent() {
  const queryClient = useQueryClient();
  const restore = async (id: string) => {
    try {
      await api.restoreEvent({ params: { id } });
      showToast({ title: t(says.eventRestored) });
    } catch (error) {
      tellFailure(t(says.restoreFailed), error);
    }
    await refreshCalendar(queryClient);
  };
  return async ({ id }: CalendarEvent) => {
    try {
      await api.deleteEvent({ params: { id } });
      const action = { label: t`Undo`, onAction: () => void restore(id) };
      showToast({ title: t(says.eventDeleted), action, durationMs: 10_000 });
    } catch (error) {
      tellFailure(t(says.deleteFailed), error);
    }
    await refreshCalendar(queryClient);
  };
}

function Summary({ events }: { events: readonly CalendarEvent[] }) {
  const wardrobe = useQuery(itemCountQuery).data;
  const plans = useQuery(planCountQuery).data;
  const counts = [
    [t`Total events`, events.length],
    [t`Outfits ready`, events.filter(({ hasOutfit }) => hasOutfit).length],
    [t`Wardrobe items`, wardrobe],
    [t`Planned outfits`, plans],
  ] as const;
  return (
    <dl
      className={cx(
        'figures flex flex-wrap gap-x-6 gap-y-1 text-sm text-muted',
        // Where nothing is planned the page has said so.
        events.length === 0 && 'sr-only',
      )}
    >
      {counts.map(([label, count]) => (
        <div key={label} className="flex flex-row-reverse gap-1.5">
          <dt>{label}</dt>
          <dd className="font-medium text-ink">{count ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Two events beside each other on a desk. */
const cardPairs = 'lg:grid lg:grid-cols-2 lg:gap-x-12';

/** In the shape of the cards: a picture, and words beside it. */
function Waiting() {
  return (
    <div aria-busy className={`min-h-[85svh] content-start ${cardPairs}`}>
      {[0, 1, 2, 3].map((place) => (
        <div
          key={place}
          className="grid grid-cols-[8rem_minmax(0,1fr)] content-start gap-x-4 border-t border-line py-5 md:grid-cols-[15rem_minmax(0,1fr)] md:gap-x-6 md:py-8"
        >
          <OutfitSkeleton index={place} />
          <div className="grid content-start gap-3">
            <Skeleton className="h-4 w-2/3" />
            <Skeleton className="h-7 w-11/12 md:w-2/3" />
            <Skeleton className="mt-1 h-4 w-3/4 md:w-full" />
            <Skeleton className="h-4 w-1/2 md:w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}

export function CalendarViewPage() {
  const { data, isError, isFetching, refetch } = useQuery(upcomingQuery);
  const { pricingTier, isPro } = useTier();
  const actions = useOutfitActions();
  const remove = useDeleteEvent();
  const [dialog, setDialog] = useState<NewEvent | CalendarEvent>();
  const [search, setSearch] = useSearchParams();
  const isNew = search.has('new');
  const month = useMonth();
  useTitle(t`Calendar and Outfits`);
  const close = () => {
    setDialog(undefined);
    if (isNew) setSearch({}, { replace: true, preventScrollReset: true });
  };
  const shown = dialog ?? (isNew ? { day: undefined } : undefined);
  const google = useGoogleSync();
  const events = mergeEvents(data?.events ?? [], google.unsynced);
  /** Of what only Google has there is nothing here yet to edit or delete. */
  const isHeld = ({ version }: CalendarEvent) => version > 0;
  const { progress } = actions;
  const card = (event: CalendarEvent) => (
    <EventCard
      key={event.id}
      event={event}
      actions={actions}
      canGenerate={isPro}
      {...(isHeld(event) && {
        onEdit: () => setDialog(event),
        onDelete: () => void remove(event),
      })}
    />
  );
  const isEmpty = data !== undefined && events.length === 0;
  const whole = {
    isLocked: pricingTier !== undefined && !isPro,
    disabled: actions.busyId !== undefined || data === undefined || pricingTier === undefined,
    onGenerate: () => (isPro ? void actions.generateAll(events) : actions.offerPro()),
    onOpenMonth: month.open,
  };
  const later = (
    <LaterEvents shown={events} isQuiet={isEmpty} className={cardPairs}>
      {card}
    </LaterEvents>
  );
  return (
    <div className="pb-16">
      <PlanNavigation />
      <PageHeader
        title={t`Calendar and Outfits`}
        lead={t`Your upcoming events, each with an outfit from your wardrobe.`}
        actions={
          !(isError && !data) &&
          !isEmpty && (
            <CalendarActions
              {...whole}
              isReady={events.every(({ hasOutfit }) => hasOutfit)}
              onCreate={() => setDialog({ day: undefined })}
            />
          )
        }
      />
      <p role="status" className="text-sm text-muted">
        {progress
          ? t`Generating outfit ${progress.done + 1} of ${progress.total}`
          : google.syncing && t`Reading your Google Calendar`}
      </p>
      {google.refusal && <GoogleRefused refusal={google.refusal} onSync={google.syncNow} />}
      {pricingTier && !isPro && (
        <Alert
          tone="info"
          className="mb-6"
          messages={[proMessages.outfits]}
          action={
            <Button asChild size="sm">
              <Link to="/profile" state={{ part: 'plan' }}>
                <Trans>Upgrade</Trans>
              </Link>
            </Button>
          }
        />
      )}
      {isError && !data ? (
        <LoadFailure
          title={t`Your calendar didn’t open.`}
          message={t(says.loadFailed)}
          pending={isFetching}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Waiting />
      ) : (
        <>
          <ReplanNotices />
          <SamplesNote />
          {isEmpty ? (
            <EmptyState
              title={t`No Upcoming Events`}
              action={
                <>
                  <Button variant="primary" onClick={() => setDialog({ day: undefined })}>
                    <Trans>Create an event</Trans>
                  </Button>
                  <Button asChild>
                    <Link to="/calendar-connect">
                      <Trans>Connect a calendar</Trans>
                    </Link>
                  </Button>
                </>
              }
              aside={<StartLink />}
              art={<ExampleEvents />}
            >
              <Trans>
                Nothing is planned for the next 30 days. Create an event, and an outfit can be made for it.
              </Trans>
            </EmptyState>
          ) : (
            <div className={cardPairs}>{events.map(card)}</div>
          )}
          {isEmpty ? (
            <NextDays onPick={(day) => setDialog({ day })}>
              <QuietActions {...whole} />
              {later}
            </NextDays>
          ) : (
            later
          )}
          <div
            className={cx(
              !isEmpty &&
                'flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3 border-t border-line pt-5',
            )}
          >
            <Summary events={events} />
            {!isEmpty && (
              <div className="flex flex-wrap items-center gap-x-6">
                <RefreshCalendar />
                <Link
                  to="/calendar-connect"
                  className={`${textLink} inline-flex min-h-9 items-center text-sm`}
                >
                  <Trans>Connect a calendar</Trans>
                </Link>
              </div>
            )}
          </div>
        </>
      )}
      <Suspense>
        {month.isOpen && (
          <MonthDialog
            key={month.day}
            day={month.day}
            actions={actions}
            canGenerate={isPro}
            onCreate={(day) => {
              month.close();
              setDialog({ day });
            }}
            onClose={month.close}
          />
        )}
        {shown !== undefined && (
          <EventDialog
            event={'id' in shown ? shown : undefined}
            day={'id' in shown ? undefined : shown.day}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}
