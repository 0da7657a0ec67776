import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { StartCard } from '../first-run/start-card.tsx';
import { itemCountQuery } from '../wardrobe/queries.ts';
import { NeededInWash } from './needed-in-wash.tsx';
import { NextEvents } from './next-events.tsx';
import { TodayOutfit } from './today-outfit.tsx';

const Yesterday = lazy(async () => ({ default: (await import('./yesterday.tsx')).Yesterday }));

/** Today: the outfit, what comes next, and what needs washing. */
export function TodayScreen({ head }: { head: ReactNode }) {
  const { data: count } = useQuery(itemCountQuery);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-10 md:gap-14">
      <TodayOutfit head={head} />
      {count !== 0 && <StartCard />}
      <NextEvents />
      <NeededInWash />
      <Suspense>
        <Yesterday />
      </Suspense>
    </div>
  );
}
