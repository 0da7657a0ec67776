import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Plus } from 'lucide-react';
import { useState } from 'react';
import { formatCalendarDay, formatMonth } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { calendarMessages } from './calendar-messages.ts';
import { DayEvent } from './day-event.tsx';
import { isOnDay, monthOf, nextMonth } from './month-days.ts';
import { MonthGrid } from './month-grid.tsx';
import { eventsQuery } from './queries.ts';
import type { OutfitActions } from './use-outfit-actions.ts';

type Props = {
  /** The day that is chosen at first, if any. */
  day: string | undefined;
  actions: OutfitActions;
  canGenerate: boolean;
  onCreate: (day: string) => void;
  onClose: () => void;
};

/** A month with its events' days marked; a chosen day lists its events. */
export function MonthDialog({ day: asked, actions, canGenerate, onCreate, onClose }: Props) {
  const [current, setCurrent] = useState(() => asked ?? localDay());
  const [day, setDay] = useState(asked);
  const first = monthOf(current);
  const { data, isError, isFetching, refetch } = useQuery(eventsQuery(first, nextMonth(first, 1)));
  const events = data?.events ?? [];
  const eventsOn = (one: string) => events.filter((event) => isOnDay(event, one));
  const moveTo = (one: string) => {
    setCurrent(one);
    if (monthOf(one) !== first) setDay(undefined);
  };
  const pick = (one: string) => {
    setCurrent(one);
    setDay(one);
  };
  const chosen = day === undefined ? [] : eventsOn(day);
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
        <p aria-live="polite" className="font-medium">
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
      {isError && (
        <Alert
          messages={[t(calendarMessages.loadFailed)]}
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      )}
      <MonthGrid
        first={first}
        countOn={(one) => eventsOn(one).length}
        picked={day}
        current={current}
        onPick={pick}
        onMove={moveTo}
      />
      <div className="mt-6">
        {day === undefined ? (
          <p className="text-muted">
            <Trans>Pick a day to see its events.</Trans>
          </p>
        ) : (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3 pb-4">
              <h2 className="font-display text-lg">{formatCalendarDay(day)}</h2>
              <Button size="sm" onClick={() => onCreate(day)}>
                <Plus aria-hidden />
                <Trans>New event</Trans>
              </Button>
            </div>
            {chosen.length === 0 && (
              <p className="text-muted">
                <Trans>No events on this day.</Trans>
              </p>
            )}
            {chosen.map((event) => (
              <DayEvent key={event.id} event={event} actions={actions} canGenerate={canGenerate} />
            ))}
          </>
        )}
      </div>
    </Dialog>
  );
}
