import { proMessages } from '@drape/contract/membership/tiers';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Lock, RefreshCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '../features/calendar/events/event-form.ts';
import { useTier } from '../features/membership/use-tier.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { aheadMessages as says, tellFailure } from '../features/outfits/ahead/ahead-messages.ts';
import { refreshPlans, weekQuery } from '../features/outfits/ahead/ahead-queries.ts';
import { DayColumn } from '../features/outfits/ahead/day-column.tsx';
import { DayColumns } from '../features/outfits/ahead/day-columns.tsx';
import { type DayType, DayTypeSelect, sentTypes } from '../features/outfits/ahead/day-type-select.tsx';
import { weekdayOf } from '../features/outfits/ahead/day-words.ts';
import { ReplanNotices } from '../features/outfits/ahead/replan-notices.tsx';
import { usePlanMoves } from '../features/outfits/ahead/use-plan-moves.ts';
import { api } from '../lib/api.ts';
import { formatDaySpan } from '../lib/format.ts';
import { localDay } from '../lib/local-day.ts';
import { useSearchParams } from '../lib/router/hooks.ts';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/notices/alert.tsx';
import { Skeleton } from '../ui/notices/skeleton.tsx';
import { showToast } from '../ui/notices/toast.tsx';
import { PageHeader } from '../ui/page-header.tsx';

const weekDays = 7;
const none: never[] = [];

function usePlanWeek(startDate: string) {
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [notes, setNotes] = useState<readonly string[]>([]);
  const plan = async (types: Readonly<Record<string, DayType>>, again: boolean) => {
    setBusy(true);
    try {
      const week = await api.planWeek({ body: { startDate, types: sentTypes(types), again } });
      setNotes(week.notes);
      const isAnyPlanned = week.days.some(({ outfits }) => outfits.some((one) => one.plan !== null));
      if (isAnyPlanned) showToast({ title: t(says.weekPlanned) });
    } catch (error) {
      tellFailure(t(says.planFailed), error);
    }
    await refreshPlans(queryClient);
    setBusy(false);
  };
  return { busy, notes, plan };
}

function WeekNavigation({ start, onMove }: { start: string; onMove: (days: number) => void }) {
  return (
    <nav aria-label={t`Weeks`} className="mb-2 flex items-center gap-1">
      <Button size="icon" variant="quiet" aria-label={t`Previous week`} onClick={() => onMove(-weekDays)}>
        <ChevronLeft aria-hidden />
      </Button>
      <p aria-live="polite" className="figures text-sm font-medium">
        {formatDaySpan(start, addDays(start, weekDays - 1))}
      </p>
      <Button size="icon" variant="quiet" aria-label={t`Next week`} onClick={() => onMove(weekDays)}>
        <ChevronRight aria-hidden />
      </Button>
    </nav>
  );
}

function WeekSkeleton() {
  return (
    <div
      aria-busy
      className="grid auto-cols-[82%] grid-flow-col gap-4 overflow-hidden max-md:pt-14 sm:auto-cols-[15rem] lg:auto-cols-[calc((100%-6*1.25rem)/7)] lg:gap-5"
    >
      {Array.from({ length: weekDays }, (_, day) => `day ${day}`).map((day) => (
        <div key={day} className="grid content-start gap-3 pt-2">
          <Skeleton className="h-11" />
          <Skeleton className="aspect-4/5 rounded-photo" />
          <Skeleton className="h-14" />
        </div>
      ))}
    </div>
  );
}

/** Seven days with their weather, events and outfits. */
export function WeekPage() {
  const [search, setSearch] = useSearchParams();
  const today = localDay();
  const from = search.get('from') ?? '';
  const start = /^\d{4}-\d\d-\d\d$/.test(from) ? from : today;
  const { data, isError, refetch, isFetching } = useQuery(weekQuery(start));
  const { pricingTier, isPro } = useTier();
  const [types, setTypes] = useState<Readonly<Record<string, DayType>>>({});
  const { busy, notes, plan } = usePlanWeek(start);
  useTitle(t`This week`);
  const coming = data?.days.filter(({ date }) => date >= today) ?? [];
  const isOpen = coming.some(
    ({ outfits }) => outfits.length === 0 || outfits.some((one) => one.plan === null),
  );
  const moves = usePlanMoves(data?.days ?? none);
  const move = (days: number) => {
    const next = addDays(start, days);
    setSearch(next === today ? {} : { from: next });
  };
  return (
    <div className="pb-16">
      <PlanNavigation />
      <PageHeader
        title={t`This week`}
        lead={
          notes.length > 0 || isOpen ? t`An outfit for every day.` : t`Every day planned, nothing repeats.`
        }
        actions={
          <Button
            variant="primary"
            pending={busy}
            disabled={!isPro || coming.length === 0}
            onClick={() => void plan(types, !isOpen)}
          >
            {!busy &&
              (pricingTier && !isPro ? (
                <Lock aria-hidden />
              ) : isOpen || coming.length === 0 ? (
                <Sparkles aria-hidden />
              ) : (
                <RefreshCw aria-hidden />
              ))}
            {isOpen || coming.length === 0 ? t`Plan the week` : t`Plan it again`}
          </Button>
        }
      />
      {pricingTier && !isPro && <Alert tone="info" className="mb-6" messages={[proMessages.outfits]} />}
      <ReplanNotices />
      <WeekNavigation start={start} onMove={move} />
      {notes.length > 0 && <Alert tone="info" className="mb-4" messages={notes} />}
      {data ? (
        <DayColumns days={data.days.map(({ date }) => date)} today={today}>
          {data.days.map((day, index) => {
            const isBare =
              day.date >= today && day.outfits.every(({ event_id, plan: made }) => !event_id && !made);
            return (
              <DayColumn
                key={day.date}
                moves={moves}
                today={today}
                day={isBare ? { ...day, outfits: [] } : day}
                dayBefore={data.days[index - 1]}
                choice={
                  isBare && (
                    <DayTypeSelect
                      label={t`What ${weekdayOf(day.date)} is for`}
                      value={types[day.date] ?? 'casual'}
                      onChange={(type) => setTypes((before) => ({ ...before, [day.date]: type }))}
                    />
                  )
                }
              />
            );
          })}
        </DayColumns>
      ) : isError && !data ? (
        <Alert
          messages={[t(says.loadFailed)]}
          action={
            <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
              <Trans>Retry</Trans>
            </Button>
          }
        />
      ) : (
        <WeekSkeleton />
      )}
    </div>
  );
}
