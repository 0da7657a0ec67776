import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { paths } from './paths.ts';
import { moment } from './wire.ts';

export const pricingTier = z.object({
  is_pro: z.boolean(),
  tier: z.enum(['free', 'trial', 'pro']),
  trial_ends_at: moment.nullable(),
  tier_features: z.object({
    name: z.enum(['Free', 'Trial', 'Pro']),
    max_wardrobe_items: z.number().int().nullable(),
    max_chat_messages_per_day: z.number().int().nullable(),
  }),
});
export type PricingTier = z.infer<typeof pricingTier>;

export const membershipEndpoints = {
  pricingTier: endpoint({
    ...paths.pricingTier,
    summary: 'What the plan of the user allows',
    response: pricingTier,
  }),
};
