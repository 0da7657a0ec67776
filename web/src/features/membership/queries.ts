import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const pricingTierQuery = queryOptions({
  queryKey: ['membership', 'pricing-tier'],
  queryFn: () => api.pricingTier(),
});
