import type { Tier } from '@drape/contract/tiers';

export type Membership = { pro: number; role: string; trial_ends_at: string | null };

/** The tier at a moment: Pro when granted or for the admin, Trial until it ends, else Free; without plans all are Pro. */
export function tierOf(membership: Membership, now: string, plans: 'on' | 'off'): Tier {
  if (plans === 'off' || membership.pro === 1 || membership.role === 'admin') return 'pro';
  return membership.trial_ends_at !== null && membership.trial_ends_at > now ? 'trial' : 'free';
}
