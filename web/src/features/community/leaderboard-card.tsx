import type { LeaderboardEntry } from '@drape/contract/community/community';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Crown, Medal } from 'lucide-react';
import { AwardBadge } from './award-badge.tsx';

const rankLooks: Record<number, { label: MessageDescriptor; look: string; Icon: typeof Crown }> = {
  1: { label: msg`gold crown`, look: 'text-[oklch(0.7_0.14_85)]', Icon: Crown },
  2: { label: msg`silver medal`, look: 'text-[oklch(0.66_0.012_250)]', Icon: Medal },
  3: { label: msg`bronze medal`, look: 'text-[oklch(0.6_0.11_50)]', Icon: Medal },
};

function RankIcon({ rank }: { rank: number }) {
  const known = rankLooks[rank];
  if (!known) {
    return (
      <span role="img" aria-label={t`Rank ${rank}`} className="figures font-display text-lg text-muted">
        {rank}
      </span>
    );
  }
  const { label, look, Icon } = known;
  return (
    <span role="img" aria-label={t`Rank ${rank}, ${t(label)}`} className={look}>
      <Icon aria-hidden className="size-6" strokeWidth={1.5} fill="currentColor" fillOpacity={0.2} />
    </span>
  );
}

type Props = { title: string; entries: readonly LeaderboardEntry[] };

/** The people who have had the most photos analysed, best first. */
export function LeaderboardCard({ title, entries }: Props) {
  return (
    <section aria-label={title}>
      <h3 className="font-display text-xl">{title}</h3>
      {entries.length === 0 ? (
        <div className="mt-5 border-t border-line py-8">
          <p className="text-lg">
            <Trans>No leaderboard data yet</Trans>
          </p>
          <p className="mt-1 text-muted">
            <Trans>Complete some analyses to see rankings!</Trans>
          </p>
        </div>
      ) : (
        <ol className="mt-5">
          {entries.map(({ rank, username, display_name, analysis_count, badge }) => (
            <li
              key={username}
              className="grid grid-cols-[2rem_1fr_auto] sm:grid-cols-[2.5rem_1fr_auto] items-center gap-x-3 border-t border-line py-4"
            >
              <RankIcon rank={rank} />
              <span className="grid min-w-0">
                <span className="truncate sm:text-lg">{display_name || username}</span>
                <span className="truncate text-sm text-muted">@{username}</span>
              </span>
              <span className="grid justify-items-end gap-1">
                <span className="figures text-sm text-muted">
                  {analysis_count} {plural(analysis_count, { one: 'analysis', other: 'analyses' })}
                </span>
                <AwardBadge badge={badge} />
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
