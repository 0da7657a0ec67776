import type { PlannedDay } from '@drape/contract/outfits/week';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { formatWeekdayName } from '../../../lib/format.ts';
import { Collage } from '../collage.tsx';
import { todayQuery } from './ahead-queries.ts';

type ChipProps = {
  day: PlannedDay;
  /** What is proposed for it below and not planned yet. */
  idea: readonly WardrobeItem[] | undefined;
  /** Whether what would be proposed could not be loaded. */
  isMissing: boolean;
  isShown: boolean;
  isToday: boolean;
  onShow: () => void;
};

function DayChip({ day: { date, outfits }, idea, isMissing, isShown, isToday, onShow }: ChipProps) {
  const plan = outfits.find((dressed) => dressed.plan !== null)?.plan;
  return (
    <button
      type="button"
      onClick={onShow}
      aria-current={isShown ? 'true' : undefined}
      className="group grid w-full gap-1 rounded-control"
    >
      <span
        aria-hidden
        className="block rounded-control outline-offset-2 group-aria-[current]:outline-2 group-aria-[current]:outline-ink"
      >
        {plan ? (
          <Collage items={plan.items} layout={plan.layout} className="rounded-control" />
        ) : idea ? (
          <span className="block rounded-control bg-plate">
            <Collage items={idea} className="rounded-control opacity-50" />
          </span>
        ) : (
          <span className="grid aspect-4/5 place-items-center rounded-control bg-wash text-muted">
            {isMissing ? (
              <span className="hanger size-6 opacity-60" />
            ) : (
              <Plus className="size-4" strokeWidth={1.5} />
            )}
          </span>
        )}
      </span>
      <span
        className={`figures text-center text-xs leading-4 group-aria-[current]:font-medium group-aria-[current]:text-ink ${isToday ? 'text-accent-text' : 'text-muted'}`}
      >
        <span className="block">{formatWeekdayName(date)}</span>
        <span className="block">{Number(date.slice(8))}</span>
      </span>
    </button>
  );
}

type Props = {
  days: readonly PlannedDay[];
  /** The day in view. */
  shown: string | undefined;
  today: string;
  onShow: (date: string) => void;
};

/** The week at a glance on a phone: a small picture for each day, to go to it. */
export function DayChips({ days, shown, today, onShow }: Props) {
  const { data: proposed, isError } = useQuery({ ...todayQuery(0), enabled: false });
  return (
    <ul
      aria-label={t`Days`}
      className="-mx-1 mb-3 grid auto-cols-[minmax(2.5rem,1fr)] grid-flow-col gap-1.5 overflow-x-auto p-1 [scrollbar-width:none] md:hidden"
    >
      {days.map((day) => (
        <li key={day.date}>
          <DayChip
            day={day}
            idea={day.date === today ? proposed?.outfit?.items : undefined}
            isMissing={isError && proposed === undefined && day.date === today}
            isShown={day.date === shown}
            isToday={day.date === today}
            onShow={() => onShow(day.date)}
          />
        </li>
      ))}
    </ul>
  );
}
