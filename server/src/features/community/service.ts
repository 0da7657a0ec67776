import { badgeFor } from '@drape/contract/community/badges';
import type { FashionIcon, LeaderboardEntry } from '@drape/contract/community/community';
import { limits } from '@drape/contract/wire/limits';
import { type Clock, minuteMs } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import * as community from './repository.ts';

export type CommunityService = {
  leaderboard(): Promise<LeaderboardEntry[]>;
  fashionIcon(): Promise<FashionIcon | null>;
  /** Brings a user's figures up to date within the transaction that changed an analysis or the user. */
  recount(transaction: Executor, userId: string): Promise<void>;
  /** For what must be seen at once, such as leaving the community pages. */
  emptyCache(): void;
};

type Cached = { leaderboard: LeaderboardEntry[]; icon: FashionIcon | null; shown: string[]; until: number };

/** A person may show only the username: the full name is never public. */
function entryOf(row: { username: string; distinct_photos: number }, index: number): LeaderboardEntry {
  return {
    rank: index + 1,
    username: row.username,
    display_name: row.username,
    analysis_count: row.distinct_photos,
    badge: badgeFor(row.distinct_photos),
  };
}

function iconOf(row: { username: string; distinct_photos: number; average_hundredths: number }): FashionIcon {
  return {
    username: row.username,
    display_name: row.username,
    title: 'Fashion Icon',
    avg_overall_score: Math.round(row.average_hundredths / 10) / 10,
    total_scored_analyses: row.distinct_photos,
    icon: { icon: 'crown', name: 'Best average score', color: 'gold' },
  };
}

export function createCommunityService({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): CommunityService {
  let cached: Cached | undefined;

  async function current(): Promise<Cached> {
    const now = clock.now().getTime();
    // People who leave these pages are gone at once, even if another replica was asked.
    if (cached && cached.until > now && (await community.areListed(database.read, cached.shown)))
      return cached;
    const leaders = await community.listLeaders(database.read, limits.leaderboardSize);
    const icon = await community.findIcon(database.read);
    cached = {
      leaderboard: leaders.map(entryOf),
      icon: icon ? iconOf(icon) : null,
      shown: [...leaders, ...(icon ? [icon] : [])].map(({ user_id }) => user_id),
      until: now + limits.communityCacheMinutes * minuteMs,
    };
    return cached;
  }

  return {
    leaderboard: async () => (await current()).leaderboard,
    fashionIcon: async () => (await current()).icon,
    async recount(transaction, userId) {
      const scores = await community.scoresOfDistinctPhotos(transaction, userId);
      const before = await community.findStats(transaction, userId);
      const sum = scores.reduce((total, score) => total + score, 0);
      const average = scores.length > 0 ? Math.round((sum * 100) / scores.length) : 0;
      const unchanged = before?.distinct_photos === scores.length;
      await community.saveStats(transaction, {
        user_id: userId,
        listed: (await community.isListed(transaction, userId)) ? 1 : 0,
        distinct_photos: scores.length,
        average_hundredths: average,
        icon_rank: scores.length >= limits.iconMinAnalyses ? average : 0,
        reached_at: unchanged ? before.reached_at : clock.now().toISOString(),
      });
    },
    emptyCache() {
      cached = undefined;
    },
  };
}
