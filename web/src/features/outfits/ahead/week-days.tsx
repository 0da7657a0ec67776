import type { PlannedDay } from '@drape/contract/outfits/week';
import { t } from '@lingui/core/macro';
import { DayColumn } from './day-column.tsx';
import { DayColumns } from './day-columns.tsx';
import { type DayType, DayTypeSelect } from './day-type-select.tsx';
import { weekdayOf } from './day-words.ts';
import { TodaysProposal } from './todays-proposal.tsx';
import { UnplannedDay } from './unplanned.tsx';
import { usePlanMoves } from './use-plan-moves.ts';
import { useSuggest } from './use-suggest.ts';

type OpenDayProps = {
  date: string;
  isPro: boolean;
  type: DayType;
  onType: (type: DayType) => void;
};

function OpenDay({ date, isPro, type, onType }: OpenDayProps) {
  const { busy, forDay } = useSuggest();
  const choice = <DayTypeSelect label={t`What ${weekdayOf(date)} is for`} value={type} onChange={onType} />;
  return (
    <UnplannedDay
      date={date}
      canSuggest={isPro && type !== 'none'}
      busy={busy}
      onSuggest={() => type !== 'none' && void forDay(date, type)}
      choice={choice}
    />
  );
}

const isBare = ({ outfits }: PlannedDay) => outfits.every(({ event_id, plan }) => !event_id && !plan);

type Props = {
  days: readonly PlannedDay[];
  today: string;
  isPro: boolean;
  /** What days without events are for; casual where nothing is chosen. */
  types: Readonly<Record<string, DayType>>;
  onType: (date: string, type: DayType) => void;
};

/** The days of a week: what is planned, and what to do where nothing is. */
export function WeekDays({ days, today, isPro, types, onType }: Props) {
  const moves = usePlanMoves(days);
  const isProposed = (day: PlannedDay) => isPro && day.date === today && isBare(day);
  return (
    <DayColumns days={days} today={today}>
      {days.map((day) => {
        const { date } = day;
        const isOpen = date >= today && isBare(day);
        const open = (
          <OpenDay
            date={date}
            isPro={isPro}
            type={types[date] ?? 'casual'}
            onType={(type) => onType(date, type)}
          />
        );
        const proposal = <TodaysProposal otherwise={open} />;
        return (
          <DayColumn
            key={date}
            moves={moves}
            today={today}
            canSuggest={isPro && date >= today}
            day={isOpen ? { ...day, outfits: [] } : day}
            {...(isOpen ? { otherwise: isProposed(day) ? proposal : open } : {})}
          />
        );
      })}
    </DayColumns>
  );
}
