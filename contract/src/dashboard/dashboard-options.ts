/** Choices and limits of the dashboard. Free of zod, so that the browser can import them. */
export const dashboardPeriods = [
  { value: 'week', label: 'Last 7 days', days: 7 },
  { value: 'month', label: 'Last 30 days', days: 30 },
  { value: 'quarter', label: 'Last 90 days', days: 90 },
  { value: 'year', label: 'Last 365 days', days: 365 },
  { value: 'all', label: 'All time', days: null },
] as const;
export const dashboardPeriodNames = ['week', 'month', 'quarter', 'year', 'all'] as const;
export type DashboardPeriod = (typeof dashboardPeriodNames)[number];

/** What an analysis is remembered by: the terms of its rating, and what was worn. */
export const markKinds = ['term', 'color', 'garment', 'pattern', 'texture', 'style'] as const;
export type MarkKind = (typeof markKinds)[number];

export const dashboardLimits = {
  /** Fewer analyses with a thing, or without it, say nothing of what it does. */
  leastToCompare: 3,
  shownInfluences: 8,
  shownCosts: 12,
  /** Days of the heat map: whole weeks that end with this one. */
  wearWeeks: 53,
  maxSearch: 100,
} as const;
