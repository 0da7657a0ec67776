/** The choices of the admin area. Free of zod, so that the browser can import it. */
export const periods = [
  { value: 'today', label: 'Today' },
  { value: 'week', label: 'This Week' },
  { value: 'month', label: 'This Month' },
  { value: 'quarter', label: 'This Quarter' },
  { value: 'year', label: 'This Year' },
  { value: 'all', label: 'All Time' },
] as const;
export const periodNames = ['today', 'week', 'month', 'quarter', 'year', 'all'] as const;
export type Period = (typeof periodNames)[number];

export const userFilters = ['all', 'requests', 'admins', 'pro', 'trial', 'free', 'blocked'] as const;
export type UserFilter = (typeof userFilters)[number];

export const userMetrics = ['new_users', 'active_users', 'returning_users', 'analyses', 'pro_users'] as const;
export type UserMetricName = (typeof userMetrics)[number];

export const reviewCategories = ['positive', 'suggestion', 'issue'] as const;
export type ReviewCategory = (typeof reviewCategories)[number];

export const traitKinds = ['color', 'garment', 'pattern', 'texture'] as const;
export type TraitKind = (typeof traitKinds)[number];

export const adminLimits = {
  usersOnPage: 25,
  reviewsOnPage: 20,
  auditOnPage: 30,
  trendsOfKind: 8,
  maxComment: 2000,
  maxSearch: 100,
  maxTarget: 10_000_000,
  reviewsADay: 20,
} as const;
