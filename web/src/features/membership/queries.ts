import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const membershipKey = ['membership'] as const;

export const pricingTierQuery = queryOptions({
  queryKey: [...membershipKey, 'pricing-tier'],
  queryFn: () => api.pricingTier(),
});

export const planDetailsQuery = queryOptions({
  queryKey: [...membershipKey, 'plan'],
  queryFn: () => api.planDetails(),
});
