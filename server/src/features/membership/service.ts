import type { PricingTier } from '@drape/contract/membership';
import { tierFeatures } from '@drape/contract/tiers';
import type { Clock } from '../../platform/clock.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { tierOf } from './tier.ts';

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
