import type { Statistics } from '@drape/contract/admin/admin-figures';

/** Of an installation in which nothing has happened yet. */
export function noStatistics(): Statistics {
  const nothing = { value: 0, before: null, change: null, trend: null };
  return {
    range: { from: '2026-05-01', to: '2026-05-04', days: 4 },
    cards: {
      total_users: { ...nothing, value: 1 },
      analyses_today: nothing,
      active_sessions: nothing,
      system_health: { ...nothing, value: null },
    },
    metrics: [{ name: 'analyses', target: 400, ...nothing }],
    average_score: { ...nothing, value: null },
    performance: [],
    activity: [],
  };
}
