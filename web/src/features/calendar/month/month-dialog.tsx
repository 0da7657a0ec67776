import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { formatCalendarDay, formatMonth } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Alert } from '../../../ui/notices/alert.tsx';
import { CalendarDay } from '../../diary/calendar-day.tsx';
import { usePlanMoves } from '../../outfits/ahead/use-plan-moves.ts';
import { calendarMessages } from '../calendar-messages.ts';
import { DayOutfit } from '../day-outfit.tsx';
import { DayEvent } from '../events/day-event.tsx';
import { eventsQuery, plansBetweenQuery } from '../queries.ts';
import type { OutfitActions } from '../use-outfit-actions.ts';
import { isOnDay, monthOf, nextMonth, weeksOf } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { dressedDays } from './month-outfits.ts';

type Props = {
  /** The day that is chosen at first, if any. */
  day: string | undefined;
  actions: OutfitActions;
  canGenerate: boolean;
  onCreate: (day: string) => void;
  onClose: () => void;
};

const none: never[] = [];

/** The events of a month and what is worn on its days. */
function useMonthDays(first: string) {
  const end = nextMonth(first, 1);
  const query = useQuery(eventsQuery(first, end));
  const plans = useQuery(plansBetweenQuery(first, end)).data?.outfit_plans;
  const events = query.data?.events ?? none;
  const days = useMemo(() => {
    const dates = weeksOf(first)
      .flat()
      .filter((one) => monthOf(one) === first);
    return dressedDays(dates, events, plans ?? none);
  }, [first, events, plans]);
  return { query, events, days };
}

/** A month with the outfits of its days; a day that is picked opens below its week. */
export function MonthDialog({ day: asked, actions, canGenerate, onCreate, onClose }: Props) {
  const [current, setCurrent] = useState(() => asked ?? localDay());
  const [picked, setPicked] = useState(asked);
  const first = monthOf(current);
  const { query, events, days } = useMonthDays(first);
  const moves = usePlanMoves(days);
  const eventsOn = (one: string) => events.filter((event) => isOnDay(event, one));
  const moveTo = (one: string) => {
    setCurrent(one);
    if (monthOf(one) !== first) setPicked(undefined);
  };
  const pick = (one: string) => {
    setCurrent(one);
    setPicked(one === picked ? undefined : one);
  };
  const chosen = picked === undefined ? none : eventsOn(picked);
  const dressed = days.find(({ date }) => date === picked)?.outfits ?? none;
  const planOf = (eventId: string) => dressed.find(({ event_id }) => event_id === eventId)?.plan ?? null;
  return (
    <Dialog open shape="panel" onOpenChange={(open) => !open && onClose()} title={t`Calendar`}>
      <div className="flex items-center justify-between">
        <Button
          size="icon"
          variant="quiet"
          aria-label={t`Previous month`}
          onClick={() => moveTo(nextMonth(first, -1))}
        >
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="font-display text-lg">
          {formatMonth(first)}
        </p>
        <Button
          size="icon"
          variant="quiet"
          aria-label={t`Next month`}
          onClick={() => moveTo(nextMonth(first, 1))}
        >
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {query.isError && (
        <Alert
          messages={[t(calendarMessages.loadFailed)]}
          action={
            <Button size="sm" pending={query.isFetching} onClick={() => void query.refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      <MonthGrid
        first={first}
        days={days}
        countOn={(one) => eventsOn(one).length}
        picked={picked}
        current={current}
        moves={moves}
        onPick={pick}
        onMove={moveTo}
      >
        {picked !== undefined && (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
              <h2 className="font-display text-lg">{formatCalendarDay(picked)}</h2>
              <Button size="sm" onClick={() => onCreate(picked)}>
                <Plus aria-hidden />
                <Trans>New event</Trans>
              </Button>
            </div>
            {chosen.length + dressed.length === 0 && (
              <p className="pb-4 text-muted">
                <Trans>No events on this day.</Trans>
              </p>
            )}
            <CalendarDay day={picked} />
            {chosen.map((event) => (
              <DayEvent
                key={event.id}
                event={event}
                day={picked}
                actions={actions}
                canGenerate={canGenerate}
                moves={planOf(event.id) ? moves : undefined}
              />
            ))}
            {dressed.map(
              ({ event_id, title, plan }) =>
                event_id === null &&
                plan && <DayOutfit key={plan.id} day={picked} title={title} plan={plan} moves={moves} />,
            )}
          </>
        )}
      </MonthGrid>
      {picked === undefined && (
        <p className="mt-6 text-muted">
          <Trans>Pick a day to see its events.</Trans>
        </p>
      )}
    </Dialog>
  );
}
