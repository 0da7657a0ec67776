import type { PricingTier } from '@drape/contract/membership/membership';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { pricingTierQuery } from './queries.ts';

export type TierState = { pricingTier: PricingTier | undefined; isPro: boolean };

/** What the signed-in user's plan allows. Until the server has answered, nothing that needs Pro is open. */
export function useTier(): TierState {
  const isAuthenticated = useSession((state) => state.isAuthenticated);
  const { data } = useQuery({ ...pricingTierQuery, enabled: isAuthenticated });
  return { pricingTier: data, isPro: data?.is_pro ?? false };
}
