import type { PlannedDay } from '@drape/contract/outfits/week';
import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { DayChips } from './day-chips.tsx';
import { fromToday } from './day-looks.ts';

type Props = {
  days: readonly PlannedDay[];
  today: string;
  children: ReactNode;
};

const desk = 'lg:grid-flow-row lg:gap-5 lg:grid-cols-7 lg:overflow-visible';

/** Days side by side: a week on a desk; on a phone one at a time, by swipe or by its chip. */
export function DayColumns({ days, today, children }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(days[0]?.date);
  const isFromToday = days[0]?.date === today;
  const widths =
    days.length === 7 ? cx(desk, isFromToday && fromToday) : 'lg:auto-cols-[calc((100%-6*1.25rem)/7)]';
  const columnOf = (date: string) => row.current?.querySelector<HTMLElement>(`[data-day="${date}"]`);
  const show = (date: string) =>
    columnOf(date)?.scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });
  const seeShown = () => {
    const middle = (row.current?.scrollLeft ?? 0) + (row.current?.clientWidth ?? 0) / 2;
    const day = days.findLast(
      ({ date }) => (columnOf(date)?.offsetLeft ?? Number.POSITIVE_INFINITY) < middle,
    );
    setShown(day?.date ?? days[0]?.date);
  };
  return (
    <>
      <DayChips days={days} shown={shown} today={today} onShow={show} />
      <div
        ref={row}
        onScroll={seeShown}
        className={`relative -mx-5 grid auto-cols-[100%] snap-x snap-mandatory scroll-ps-5 grid-flow-col gap-5 overflow-x-auto px-5 pb-2 [scrollbar-width:none] sm:auto-cols-[15rem] md:-mx-1 md:snap-none md:px-1 md:py-1 md:[scrollbar-width:thin] ${widths}`}
      >
        {children}
      </div>
    </>
  );
}
