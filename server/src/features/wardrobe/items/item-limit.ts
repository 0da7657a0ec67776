import { AppError } from '../../../platform/app-error.ts';
import { limitReached } from '../sentences.ts';

/** What a tier allows: its name and how many items, null without limit. */
export type ItemAllowance = { plan: string; most: number | null };

/** Throws `limit_reached` unless all of the new items fit. */
export function requireRoom({ plan, most }: ItemAllowance, used: number, adding: number): void {
  if (most === null || adding === 0 || used + adding <= most) return;
  throw new AppError('limit_reached', limitReached(plan, most, used, adding));
}
