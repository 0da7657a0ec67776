import type { ManagedUserChange } from '@drape/contract/admin/admin-users';
import { limits } from '@drape/contract/wire/limits';
import { AppError } from '../../platform/app-error.ts';
import { dayMs, plus } from '../../platform/clock.ts';
import type { UserRow } from '../../platform/database/schema.ts';

/** The columns that put somebody on a plan. Free ends a trial that still runs. */
export function planColumns(plan: ManagedUserChange['plan'], row: UserRow, now: Date): Partial<UserRow> {
  if (plan === undefined) return {};
  if (plan === 'pro') return { pro: 1, pro_source: 'granted' };
  if (row.pro_source === 'stripe')
    throw new AppError('conflict', 'This Pro is paid for. It ends when the subscription ends.');
  const trialRuns = row.trial_ends_at !== null && row.trial_ends_at > now.toISOString();
  const free = { pro: 0, pro_source: null };
  if (plan === 'trial') return { ...free, trial_ends_at: plus(now, limits.trialDays * dayMs).toISOString() };
  return { ...free, ...(trialRuns ? { trial_ends_at: now.toISOString() } : {}) };
}
