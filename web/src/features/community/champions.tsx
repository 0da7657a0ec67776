import type { FashionIcon, LeaderboardEntry } from '@drape/contract/community/community';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/notices/skeleton.tsx';
import { FashionIconCard } from './fashion-icon-card.tsx';
import { fetchFashionIcon, fetchLeaderboard } from './fetch-champions.ts';
import { LeaderboardCard } from './leaderboard-card.tsx';

type Fetched<T> = { state: 'loading' } | { state: 'failed' } | { state: 'here'; data: T };

function useFetched<T>(fetchData: () => Promise<T>): Fetched<T> {
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'loading' });
  useEffect(() => {
    let left = false;
    fetchData().then(
      (data) => !left && setFetched({ state: 'here', data }),
      () => !left && setFetched({ state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, [fetchData]);
  return fetched;
}

function Rows() {
  return (
    <div className="grid gap-4">
      {['w-40', 'w-full', 'w-full', 'w-full', 'w-full', 'w-full'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: place holders have no identity
        <Skeleton key={index} className={`h-14 ${width}`} />
      ))}
    </div>
  );
}

/** The leaderboard and the fashion icon; a part that cannot be fetched is not shown, and nothing if neither can. */
export function Champions() {
  const leaders = useFetched<LeaderboardEntry[]>(fetchLeaderboard);
  const icon = useFetched<FashionIcon | null>(fetchFashionIcon);
  if (leaders.state === 'failed' && icon.state === 'failed') return null;
  return (
    <section aria-labelledby="champions" className="mx-auto max-w-frame px-5 py-20 md:px-8 md:py-32">
      <h2 id="champions" className="font-display text-2xl md:text-3xl">
        <Trans>Community Champions</Trans>
      </h2>
      <div className="mt-10 grid items-start gap-12 md:mt-14 lg:grid-cols-[7fr_5fr] lg:gap-20">
        {leaders.state === 'loading' && <Rows />}
        {leaders.state === 'here' && <LeaderboardCard title={t`Top Analyzers`} entries={leaders.data} />}
        {icon.state === 'loading' && <Skeleton className="h-80" />}
        {icon.state === 'here' && <FashionIconCard icon={icon.data} />}
      </div>
    </section>
  );
}
