import { z } from 'zod';
import { proMessages } from '../membership/tiers.ts';
import { styles } from '../profile/options.ts';
import { colourUse } from '../wardrobe/wardrobe.ts';
import { calendarDay } from '../wardrobe/wardrobe-item.ts';
import { itemCategories } from '../wardrobe/wardrobe-options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { id } from '../wire/wire.ts';
import { dashboardPeriodNames, markKinds } from './dashboard-options.ts';

const count = z.number().int().min(0);
const score = z.number().min(0).max(100);

const periodQuery = z.object({ period: z.enum(dashboardPeriodNames).optional() });

/** Days in the person's time zone, both included; `from` is null over all time. */
const range = z.object({
  period: z.enum(dashboardPeriodNames),
  from: calendarDay.nullable(),
  to: calendarDay,
});

/**
 * A number and what it was in the period before, which is as long. `change` is in percent of that; null where there is
 * nothing to compare with.
 */
export const periodFigure = z.object({
  value: z.number().nullable(),
  before: z.number().nullable(),
  change: z.number().nullable(),
});
export type PeriodFigure = z.infer<typeof periodFigure>;

/** The mean scores of the analyses from one day to another. */
export const coursePoint = z.object({
  from: calendarDay,
  to: calendarDay,
  analyses: count,
  overall_score: score,
  color_harmony: score,
  style_coherence: score,
});
export type CoursePoint = z.infer<typeof coursePoint>;

/** `total` counts all analyses, whatever the period; averages are rounded means. */
export const dashboardOverview = z.object({
  range,
  total: count,
  analyses: periodFigure,
  overall_score: periodFigure,
  color_harmony: periodFigure,
  style_coherence: periodFigure,
  /** The style that each analysis of the period came nearest to; percents are whole and sum to 100. */
  styles: z.array(z.object({ style: z.enum(styles), analyses: count, percent: z.number().int() })),
  course: z.array(coursePoint),
});
export type DashboardOverview = z.infer<typeof dashboardOverview>;

/**
 * What goes with higher or lower scores: the mean of the analyses that have it beside the mean of those without. `effect`
 * is the difference in points of 100, and says what went together, not what caused it.
 */
export const influence = z.object({
  kind: z.enum(markKinds),
  name: z.string(),
  analyses: count,
  score,
  others: score,
  effect: z.number(),
});
export type Influence = z.infer<typeof influence>;

/** One term of the rating: its mean score, and by how many points of 100 it lifted the mean of all terms or pulled it down. */
export const termEffect = z.object({
  key: z.string(),
  label: z.string(),
  analyses: count,
  score,
  effect: z.number(),
});
export type TermEffect = z.infer<typeof termEffect>;

export const wearCost = z.object({
  id,
  description: z.string(),
  price: z.number(),
  currency: z.string().nullable(),
  times_worn: count,
  cost_per_wear: z.number().nullable(),
});
export type WearCost = z.infer<typeof wearCost>;

export const dashboardInsights = z.object({
  range,
  analyses: count,
  course: z.array(coursePoint),
  terms: z.array(termEffect),
  raised: z.array(influence),
  lowered: z.array(influence),
  colours: z.array(colourUse),
  /** Items with a price, the cheapest wear first, those never worn last; `priced` counts all of them. */
  cost_per_wear: z.array(wearCost),
  priced: count,
  /** Days with wears in the last 53 weeks; the first day of the map is a Monday. */
  wears: z.object({
    from: calendarDay,
    to: calendarDay,
    days: z.array(z.object({ day: calendarDay, wears: count })),
    total: count,
  }),
});
export type DashboardInsights = z.infer<typeof dashboardInsights>;

export const wardrobeRecommendation = z.object({
  category: z.enum(itemCategories),
  subcategory: z.string(),
  color_primary: z.string(),
  reason: z.string(),
  outfits_unlocked: count,
  /** A drawing of it. */
  image_url: z.string(),
  /** Owned pieces that it goes with, one of each place. */
  goes_with: z.array(z.object({ id, description: z.string(), thumbnail_url: z.string() })),
});
export type WardrobeRecommendation = z.infer<typeof wardrobeRecommendation>;

export const dashboardEndpoints = {
  dashboard: endpoint({
    ...paths.dashboard,
    summary:
      'Averages of a period beside the one before, its styles and its course; without a period the shortest that has analyses',
    query: periodQuery,
    response: dashboardOverview,
  }),
  insights: endpoint({
    ...paths.insights,
    summary: 'What raised and lowered scores, and what the wear log tells',
    query: periodQuery,
    response: dashboardInsights,
    proMessage: proMessages.insights,
  }),
  wardrobeBuilder: endpoint({
    ...paths.wardrobeBuilder,
    summary: 'The few purchases that would unlock most outfits, with the number for each',
    response: z.object({
      recommendations: z.array(wardrobeRecommendation),
      total: count,
      /** Outfits that the wardrobe makes today, and the pieces that it has. */
      outfits: count,
      pieces: count,
    }),
    proMessage: proMessages.wardrobeBuilder,
  }),
};
