import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { localDay } from '../../../lib/local-day.ts';
import { Button } from '../../../ui/button.tsx';
import { eventsQuery } from '../queries.ts';
import { addDays } from './event-form.ts';
import { eventsBeside } from './upcoming-events.ts';

const daysAhead = 366;

type Props = {
  shown: readonly CalendarEvent[];
  /** How the events stand beside each other. */
  className: string;
  /** Whether it is a way for the few, beside something that is to be pressed first. */
  isQuiet?: boolean;
  children: (event: CalendarEvent) => ReactNode;
};

/** The way to the events of a year that the list above does not reach; they are asked for when somebody wants them. */
export function LaterEvents({ shown, className, isQuiet = false, children }: Props) {
  const [open, setOpen] = useState(false);
  const today = localDay();
  const query = eventsQuery(today, addDays(today, daysAhead));
  const { data, isFetching, isError } = useQuery({ ...query, enabled: open });
  if (!open || !data) {
    return (
      <div className={isQuiet ? 'contents' : 'border-t border-line pt-6 pb-8'}>
        <Button
          variant={isQuiet ? 'quiet' : 'secondary'}
          size={isQuiet ? 'sm' : 'md'}
          className={isQuiet ? 'px-2.5 text-muted hover:text-ink' : ''}
          pending={open && isFetching}
          onClick={() => setOpen(true)}
        >
          {isError ? <Trans>Retry</Trans> : <Trans>Show later events</Trans>}
        </Button>
      </div>
    );
  }
  const later = eventsBeside(shown, data.events);
  return (
    <section aria-labelledby="later" className="basis-full">
      <h2 id="later" className="border-t border-line pt-6 pb-4 text-sm font-medium">
        <Trans>Later</Trans>
      </h2>
      {later.length === 0 && (
        <p className="text-muted">
          <Trans>Nothing is planned for the rest of the year ahead.</Trans>
        </p>
      )}
      <div className={className}>{later.map(children)}</div>
    </section>
  );
}
