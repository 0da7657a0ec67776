import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { formatCalendarDay } from '../../lib/format.ts';
import { localDay } from '../../lib/local-day.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { calendarMessages } from './calendar-messages.ts';
import { EventCard } from './event-card.tsx';
import { addDays } from './event-form.ts';
import { monthEventsQuery } from './queries.ts';
import { eventDay } from './upcoming-events.ts';
import type { OutfitActions } from './use-outfit-actions.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

function nextMonth(first: string, step: number): string {
  const date = new Date(`${first}T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + step);
  return date.toISOString().slice(0, 10);
}

/** The weeks that a month touches, from Sunday on. */
function weeksOf(first: string): string[][] {
  const start = addDays(first, -new Date(`${first}T00:00:00Z`).getUTCDay());
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)),
  );
  return weeks.filter((week) => week.some((day) => day.slice(0, 7) === first.slice(0, 7)));
}

type Props = { actions: OutfitActions; canGenerate: boolean; onClose: () => void };

/** A month with its events' days marked; a chosen day lists its events. */
export function MonthDialog({ actions, canGenerate, onClose }: Props) {
  const [first, setFirst] = useState(() => `${localDay().slice(0, 7)}-01`);
  const [day, setDay] = useState<string>();
  const { data, isError } = useQuery(monthEventsQuery(first, nextMonth(first, 1)));
  const events = data?.events ?? [];
  const countOn = (one: string) => events.filter((event) => eventDay(event) === one).length;
  const chosen = events.filter((event) => eventDay(event) === day);
  const move = (step: number) => {
    setFirst(nextMonth(first, step));
    setDay(undefined);
  };
  return (
    <Dialog open shape="panel" onOpenChange={(open) => !open && onClose()} title="Calendar">
      <div className="flex items-center justify-between">
        <Button size="icon" variant="quiet" aria-label="Previous month" onClick={() => move(-1)}>
          <ChevronLeft aria-hidden />
        </Button>
        <p aria-live="polite" className="font-medium">
          {monthName.format(new Date(first))}
        </p>
        <Button size="icon" variant="quiet" aria-label="Next month" onClick={() => move(1)}>
          <ChevronRight aria-hidden />
        </Button>
      </div>
      {isError && <Alert messages={[calendarMessages.loadFailed]} />}
      <table className="w-full table-fixed text-center">
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="py-2 text-xs text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(first).map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one} className="p-0.5">
                  {one.slice(0, 7) === first.slice(0, 7) && (
                    <button
                      type="button"
                      aria-pressed={day === one}
                      aria-label={`${formatCalendarDay(one)}, ${countOn(one)} events`}
                      onClick={() => setDay(one)}
                      className={cx(
                        'figures h-11 w-full rounded-control text-sm hover:bg-wash',
                        countOn(one) > 0 && 'bg-accent-wash font-medium text-accent-text',
                        day === one && 'outline-2 outline-ink',
                      )}
                    >
                      {Number(one.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-6">
        {day === undefined ? (
          <p className="text-muted">Pick a day to see its events.</p>
        ) : chosen.length === 0 ? (
          <p className="text-muted">No events on this day.</p>
        ) : (
          chosen.map((event) => (
            <EventCard key={event.id} event={event} actions={actions} canGenerate={canGenerate} />
          ))
        )}
      </div>
    </Dialog>
  );
}
