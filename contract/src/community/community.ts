import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';

const badge = z.object({ name: z.string(), icon: z.string(), color: z.string() });

export const leaderboardEntry = z.object({
  rank: z.number().int(),
  username: z.string(),
  display_name: z.string(),
  analysis_count: z.number().int(),
  badge: badge.nullable(),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntry>;

export const fashionIcon = z.object({
  username: z.string(),
  display_name: z.string(),
  title: z.string(),
  avg_overall_score: z.number().min(0).max(100),
  total_scored_analyses: z.number().int(),
  icon: badge,
});
export type FashionIcon = z.infer<typeof fashionIcon>;

export const communityEndpoints = {
  leaderboard: endpoint({
    ...paths.leaderboard,
    summary: 'The people with the most analysed photos, at most five',
    response: z.object({ leaderboard: z.array(leaderboardEntry), total: z.number().int() }),
  }),
  fashionIcon: endpoint({
    ...paths.fashionIcon,
    summary: 'The person with the best average score',
    response: z.object({ fashion_icon: fashionIcon.nullable() }),
  }),
};
