import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { moment } from '../wire/wire.ts';
import { adminLimits, periodNames, reviewCategories, traitKinds, userMetrics } from './admin-options.ts';

const count = z.number().int().min(0);
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const period = z.object({ period: z.enum(periodNames).default('month') });

/**
 * A number and what it was before. `change` is in percent of that, or in percentage points for shares; null where
 * there is nothing to compare with.
 */
const compared = z.object({
  value: z.number().nullable(),
  before: z.number().nullable(),
  change: z.number().nullable(),
  trend: z.enum(['up', 'down', 'flat']).nullable(),
});
export type Compared = z.infer<typeof compared>;

export const userMetric = compared.extend({
  name: z.enum(userMetrics),
  target: z.number().int().nullable(),
});
export type UserMetric = z.infer<typeof userMetric>;

/** A measured bar: `share` from 0 to 1 of `limit`. Null where nothing was measured yet. */
export const performanceBar = z.object({
  name: z.string(),
  label: z.string(),
  value: z.number().nullable(),
  unit: z.enum(['ms', 'percent', 'bytes', 'count']),
  limit: z.number().nullable(),
  share: z.number().min(0).max(1).nullable(),
  good: z.boolean().nullable(),
  note: z.string(),
});
export type PerformanceBar = z.infer<typeof performanceBar>;

export const trendRow = z.object({
  kind: z.enum(traitKinds),
  value: z.string(),
  analyses: count,
  before: count,
  /** In percent; null where it was not seen before. */
  growth: z.number().nullable(),
  people: count,
});
export type TrendRow = z.infer<typeof trendRow>;

export const review = z.object({
  id: z.string(),
  user: z.string(),
  rating: z.number().int().min(1).max(5),
  comment: z.string(),
  date: moment,
  category: z.enum(reviewCategories),
  analysis_id: z.string().nullable(),
});
export type Review = z.infer<typeof review>;

const range = z.object({ from: day.nullable(), to: day, days: count });

export const statistics = z.object({
  range,
  cards: z.object({
    total_users: compared,
    analyses_today: compared,
    active_sessions: compared,
    /** Share of requests in percent that did not fail on our side, of the last 24 hours. */
    system_health: compared,
  }),
  metrics: z.array(userMetric),
  average_score: compared,
  performance: z.array(performanceBar),
  /** One point a day (a month where the period is long): `day` is its first. */
  activity: z.array(z.object({ day, analyses: count, active_users: count })),
});
export type Statistics = z.infer<typeof statistics>;

export const targets = z.partialRecord(
  z.enum(userMetrics),
  z.number().int().min(1).max(adminLimits.maxTarget).nullable(),
);

export const adminFigureEndpoints = {
  statistics: endpoint({
    ...paths.statistics,
    summary: 'Users, use and performance of a period, counted in the database',
    query: period,
    response: statistics,
  }),
  setTargets: endpoint({
    ...paths.setTargets,
    summary: 'Sets the targets of a period; null takes one away',
    body: z.strictObject({ period: z.enum(periodNames), targets }),
    response: z.object({ targets }),
  }),
  trends: endpoint({
    ...paths.trends,
    summary: 'What analyses of a period saw, how that grew, and on how many people',
    query: period,
    response: z.object({ range, trends: z.array(trendRow), total: count, analyses: count }),
  }),
  listReviews: endpoint({
    ...paths.listReviews,
    summary: 'What users wrote, newest first',
    query: period.extend({
      category: z.enum(reviewCategories).optional(),
      page: z.coerce.number().int().min(1).max(1_000_000).default(1),
    }),
    response: z.object({
      reviews: z.array(review),
      page: count,
      total: count,
      total_pages: count,
      average: z.number().nullable(),
      by_rating: z.array(z.object({ rating: z.number().int(), count })),
    }),
  }),
  report: endpoint({
    ...paths.report,
    summary: 'The figures of a period as a table',
    query: period,
    response: z.object({ file_name: z.string(), csv: z.string() }),
  }),
  sendReview: endpoint({
    ...paths.sendReview,
    summary: 'Tells the people behind this installation what one thinks',
    body: z.strictObject({
      rating: z.number().int('Please choose one to five stars').min(1).max(5),
      category: z.enum(reviewCategories),
      comment: z.string().trim().max(adminLimits.maxComment, 'The comment is too long'),
      analysis_id: z.string().max(64).nullish(),
    }),
    response: z.object({ id: z.string() }),
    errors: ['not_found', 'too_many_requests'],
    creates: true,
  }),
};
