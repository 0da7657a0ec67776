import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { cx } from '../../ui/cx.ts';
import { StartCard } from '../first-run/start-card.tsx';
import { itemCountQuery } from '../wardrobe/queries.ts';
import { NeededInWash } from './needed-in-wash.tsx';
import { NextEvents } from './next-events.tsx';
import { TodayOutfit } from './today-outfit.tsx';

const Yesterday = lazy(async () => ({ default: (await import('./yesterday.tsx')).Yesterday }));

const rows = 'grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-14';
/** What stands below is seen once it is known how tall that above it is, so that nothing moves. */
const onceOutfitIsKnown = '[:root:has([aria-labelledby=today][aria-busy=true])_&]:invisible';

/** Today: the outfit, what comes next, and what needs washing. */
export function TodayScreen({ head }: { head: ReactNode }) {
  const { data: count, isPending } = useQuery(itemCountQuery);
  return (
    <div data-today aria-busy={isPending} className={rows}>
      <TodayOutfit head={head} />
      <div className={cx(rows, isPending ? 'invisible' : onceOutfitIsKnown)}>
        {count !== 0 && <StartCard />}
        <NextEvents />
        <NeededInWash />
        <Suspense>
          <Yesterday />
        </Suspense>
      </div>
    </div>
  );
}
