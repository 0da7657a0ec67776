import { proMessages } from '@drape/contract/membership/tiers';
import type { PlannedDay } from '@drape/contract/outfits/week';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, Lock, RefreshCw, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { addDays } from '../features/calendar/events/event-form.ts';
import { ExampleWeek } from '../features/first-run/examples/example-plans.tsx';
import { useTier } from '../features/membership/use-tier.ts';
import { PlanNavigation } from '../features/navigation/plan-navigation.tsx';
import { LoadFailure } from '../features/offline/load-failure.tsx';
import { aheadMessages as says, tellFailure } from '../features/outfits/ahead/ahead-messages.ts';
import { refreshPlans, weekQuery } from '../features/outfits/ahead/ahead-queries.ts';
import { dayPicture, fromToday } from '../features/outfits/ahead/day-looks.ts';
import { type DayType, sentTypes } from '../features/outfits/ahead/day-type-select.tsx';
import { EmptyWeek } from '../features/outfits/ahead/empty-week.tsx';
import { ReplanNotices } from '../features/outfits/ahead/replan-notices.tsx';
import { WeekDays } from '../features/outfits/ahead/week-days.tsx';
import { itemCountQuery } from '../features/wardrobe/queries.ts';
import { api } from '../lib/api.ts';
import { formatDaySpan } from '../lib/format.ts';
import { localDay } from '../lib/local-day.ts';
import { useSearchParams } from '../lib/router/hooks.ts';
import { Link } from '../lib/router/link.tsx';
import { useTitle } from '../lib/use-title.ts';
import { Button } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Alert } from '../ui/notices/alert.tsx';
import { OutfitSkeleton, Skeleton } from '../ui/notices/skeleton.tsx';
import { showToast } from '../ui/notices/toast.tsx';

const weekDays = 7;
const none: PlannedDay[] = [];

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
    <nav aria-label={t`Weeks`} className="-ms-3 flex items-center">
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

/** The main button on a desk; on a phone the one of the day in view is. */
const main = 'md:border-transparent md:bg-accent md:text-on-accent md:hover:bg-accent';

type PlanButtonProps = {
  isOpen: boolean;
  /** Whether most of the week is still open. */
  isMain: boolean;
  isLocked: boolean;
  busy: boolean;
  disabled: boolean;
  onPlan: () => void;
};

function PlanButton({ isOpen, isMain, isLocked, busy, disabled, onPlan }: PlanButtonProps) {
  const Icon = isLocked ? Lock : isOpen ? Sparkles : RefreshCw;
  return (
    <Button
      needsNetwork
      pending={busy}
      disabled={disabled}
      onClick={onPlan}
      className={cx('max-md:px-3', isMain && main)}
    >
      {!busy && <Icon aria-hidden />}
      {isOpen ? t`Plan the week` : t`Plan it again`}
    </Button>
  );
}

/** In the shape of the week: chips and one day on a phone, seven columns on a desk. */
function WeekSkeleton({ isFromToday }: { isFromToday: boolean }) {
  const days = Array.from({ length: weekDays }, (_, day) => day);
  return (
    <div aria-busy>
      <div className="mb-3 grid grid-flow-col gap-1.5 pt-1 pb-10 md:hidden">
        {days.map((day) => (
          <OutfitSkeleton key={day} index={day} className="aspect-4/5 rounded-control" />
        ))}
      </div>
      <div
        className={cx(
          'grid auto-cols-[100%] grid-flow-col gap-5 overflow-hidden sm:auto-cols-[15rem] lg:auto-cols-[calc((100%-6*1.25rem)/7)]',
          isFromToday && fromToday,
        )}
      >
        {days.map((day) => (
          <div key={day} className="grid content-start gap-3 md:pt-2">
            <Skeleton className="h-6 md:h-11" />
            <OutfitSkeleton index={day} className={`aspect-4/5 w-full ${dayPicture}`} />
            <Skeleton className="h-14" />
          </div>
        ))}
      </div>
    </div>
  );
}

/** Without clothes there is nothing to plan with: a week as it will be, and the way to it. */
function NoClothes() {
  return (
    <div className="grid gap-5 pt-2 pb-4 md:gap-10 md:pt-0">
      <div className="grid justify-items-start gap-4 max-md:order-last md:gap-5">
        <p className="max-w-[52ch] text-muted">
          <Trans>
            Add a few clothes, and each day gets an outfit that suits its weather and your events.
          </Trans>
        </p>
        <Button asChild variant="primary" className="max-md:w-full">
          <Link to="/wardrobe">
            <Trans>Add clothes</Trans>
          </Link>
        </Button>
      </div>
      <ExampleWeek />
    </div>
  );
}

const isOpenDay = ({ outfits }: PlannedDay) =>
  outfits.length === 0 || outfits.some(({ plan }) => plan === null);

const isDressed = ({ outfits }: PlannedDay) =>
  outfits.some(({ event_id, plan }) => event_id !== null || plan);

/** Seven days with their weather, events and outfits. */
export function WeekPage() {
  const [search, setSearch] = useSearchParams();
  const today = localDay();
  const from = search.get('from') ?? '';
  const start = /^\d{4}-\d\d-\d\d$/.test(from) ? from : today;
  const { data, isError, refetch, isFetching } = useQuery(weekQuery(start));
  const { data: clothes } = useQuery(itemCountQuery);
  const { pricingTier, isPro } = useTier();
  const [types, setTypes] = useState<Readonly<Record<string, DayType>>>({});
  const { busy, notes, plan } = usePlanWeek(start);
  useTitle(t`This week`);
  const days = data?.days ?? none;
  const coming = days.filter(({ date }) => date >= today);
  const isOpen = coming.length === 0 || coming.some(isOpenDay);
  // Nothing moves before both are known: the place holder has the height of a week with its navigation.
  const isFailed = isError && data === undefined;
  const hasClothes = data === undefined || clothes !== 0 || days.some(isDressed);
  const move = (by: number) => {
    const next = addDays(start, by);
    setSearch(next === today ? {} : { from: next });
  };
  return (
    <div className="pb-16">
      <PlanNavigation />
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 pt-4 pb-1 md:pt-10 md:pb-5">
        <h1 className="font-display text-xl md:text-2xl">
          {hasClothes ? <Trans>This week</Trans> : <Trans>Your week, dressed</Trans>}
        </h1>
        {hasClothes && !isFailed && (
          <PlanButton
            isOpen={isOpen}
            isMain={2 * coming.filter(isOpenDay).length > coming.length}
            isLocked={pricingTier !== undefined && !isPro}
            busy={busy}
            disabled={!isPro || coming.length === 0}
            onPlan={() => void plan(types, !isOpen)}
          />
        )}
        {hasClothes && (
          <div className="col-span-2">
            <WeekNavigation start={start} onMove={move} />
          </div>
        )}
      </header>
      {pricingTier && !isPro && <Alert tone="info" className="mb-6" messages={[proMessages.outfits]} />}
      <ReplanNotices />
      {notes.length > 0 && <Alert tone="info" className="mb-4" messages={notes} />}
      {data && !hasClothes ? (
        <NoClothes />
      ) : data ? (
        <WeekDays
          days={days}
          today={today}
          isPro={isPro}
          types={types}
          onType={(date, type) => setTypes((before) => ({ ...before, [date]: type }))}
        />
      ) : isFailed ? (
        <>
          <EmptyWeek start={start} today={today} />
          <LoadFailure
            isBelowPlaces
            title={t`Your week didn’t open.`}
            message={t(says.loadFailed)}
            pending={isFetching}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <WeekSkeleton isFromToday={start === today} />
      )}
    </div>
  );
}
