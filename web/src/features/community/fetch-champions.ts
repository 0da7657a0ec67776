import type { FashionIcon, LeaderboardEntry } from '@drape/contract/community/community';
import { createClient } from '@drape/contract/wire/client';
import { limits } from '@drape/contract/wire/limits';
import { apiBase } from '../../lib/api-base.ts';

const cacheMs = limits.communityCacheMinutes * 60_000;
const keys = { leaderboard: 'community-leaderboard', icon: 'community-fashion-icon' };

/** An answer that this tab keeps for five minutes, as the server does. */
async function cached<T>(key: string, fetchAnswer: () => Promise<T>): Promise<T> {
  const kept = read(key);
  if (kept && kept.until > Date.now() && kept.until <= Date.now() + cacheMs) return kept.answer as T;
  const answer = await fetchAnswer();
  try {
    sessionStorage.setItem(key, JSON.stringify({ answer, until: Date.now() + cacheMs }));
  } catch {
    // A full or forbidden storage only costs the next request.
  }
  return answer;
}

function read(key: string): { answer: unknown; until: number } | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '');
    return typeof kept?.until === 'number' ? kept : undefined;
  } catch {
    return undefined;
  }
}

export async function fetchLeaderboard(): Promise<LeaderboardEntry[]> {
  const api = createClient({ baseUrl: apiBase });
  const { leaderboard } = await cached(keys.leaderboard, () => api.leaderboard());
  return leaderboard.slice(0, limits.leaderboardSize);
}

export async function fetchFashionIcon(): Promise<FashionIcon | null> {
  const api = createClient({ baseUrl: apiBase });
  return (await cached(keys.icon, () => api.fashionIcon())).fashion_icon;
}

/** For what must be seen at once, such as leaving the community pages oneself. */
export function forgetChampions(): void {
  try {
    for (const key of Object.values(keys)) sessionStorage.removeItem(key);
  } catch {
    // What cannot be stored was not kept either.
  }
}
