import type { PricingTier } from '@drape/contract/membership';
import { type Tier, tierFeatures } from '@drape/contract/tiers';
import type { Clock } from '../../platform/clock.ts';
import type { Principal } from '../../platform/http/mount.ts';

export type Membership = { pro: number; role: string; trial_ends_at: string | null };

/** The tier at a moment: Pro when granted or for the admin, Trial until it ends, else Free; without plans all are Pro. */
export function tierOf(membership: Membership, now: string, plans: 'on' | 'off'): Tier {
  if (plans === 'off' || membership.pro === 1 || membership.role === 'admin') return 'pro';
  return membership.trial_ends_at !== null && membership.trial_ends_at > now ? 'trial' : 'free';
}

export type MembershipService = { pricingTier(principal: Principal): PricingTier };

export function createMembershipService({
  clock,
  plans,
}: {
  clock: Clock;
  plans: 'on' | 'off';
}): MembershipService {
  return {
    pricingTier({ membership }) {
      const tier = tierOf(membership, clock.now().toISOString(), plans);
      return {
        is_pro: tier !== 'free',
        tier,
        trial_ends_at: membership.trial_ends_at,
        tier_features: { ...tierFeatures[tier] },
      };
    },
  };
}
