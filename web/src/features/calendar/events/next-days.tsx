import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatMonthName, formatWeekdayName } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { addDays } from './event-form.ts';

const shownDays = 14;

type Props = {
  onPick: (day: string) => void;
  /** What else can be done with the calendar, quieter, beside the headline. */
  children: ReactNode;
};

/** Two weeks of free days; a press begins an event on one. */
export function NextDays({ onPick, children }: Props) {
  const today = localDay();
  const days = Array.from({ length: shownDays }, (_, index) => addDays(today, index));
  return (
    <section
      aria-labelledby="next-days"
      className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-6 gap-y-3 border-t border-line pt-5 md:grid-cols-[minmax(0,1fr)_auto]"
    >
      <h2 id="next-days" className="font-display text-lg">
        <Trans>Pick a day</Trans>
      </h2>
      <div className="-mx-2.5 flex flex-wrap max-md:order-last">{children}</div>
      <ul className="grid grid-cols-7 gap-1.5 md:col-span-2 md:grid-cols-14 md:gap-2">
        {days.map((day) => (
          <li key={day}>
            <button
              type="button"
              onClick={() => onPick(day)}
              className="group figures grid w-full justify-items-center gap-0.5 rounded-control border border-line py-2 transition-colors hover:border-edge hover:bg-wash"
            >
              <span className="sr-only">{t`Add an event on`} </span>
              <span className="text-xs text-muted">{formatWeekdayName(day)} </span>
              <span className="font-display text-lg">{Number(day.slice(-2))}</span>
              <span className="sr-only"> {formatMonthName(day)}</span>
              <Plus aria-hidden className="size-3.5 text-muted group-hover:text-ink" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
