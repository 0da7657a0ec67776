import { t } from '@lingui/core/macro';
import { type ReactNode, useRef } from 'react';
import { formatWeekdayName } from '../../../lib/format.ts';

type Props = { days: readonly string[]; today: string; children: ReactNode };

/** Days side by side: seven on a desk; on a phone one at a time, by swipe or by its day. */
export function DayColumns({ days, today, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const show = (day: string) =>
    row.current
      ?.querySelector(`[data-day="${day}"]`)
      ?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });
  return (
    <>
      <ul aria-label={t`Days`} className="mb-3 grid auto-cols-fr grid-flow-col gap-1 md:hidden">
        {days.slice(0, 7).map((day) => (
          <li key={day}>
            <button
              type="button"
              onClick={() => show(day)}
              aria-current={day === today ? 'date' : undefined}
              className="figures grid h-11 w-full place-content-center rounded-control text-center text-xs leading-4 text-muted hover:bg-wash aria-[current=date]:bg-wash aria-[current=date]:font-medium aria-[current=date]:text-ink"
            >
              <span>{formatWeekdayName(day)}</span>
              <span>{Number(day.slice(8))}</span>
            </button>
          </li>
        ))}
      </ul>
      <div
        ref={row}
        className="-mx-5 grid snap-x snap-mandatory scroll-ps-5 auto-cols-[82%] grid-flow-col gap-4 overflow-x-auto px-5 pb-2 [scrollbar-width:thin] sm:auto-cols-[15rem] md:mx-0 md:snap-none md:px-1 md:py-1 lg:auto-cols-[calc((100%-6*1.25rem)/7)] lg:gap-5"
      >
        {children}
      </div>
    </>
  );
}
