import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { moment } from '../wire/wire.ts';

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

/** What of the plan is used, and how it can be changed. */
export const planDetails = z.object({
  usage: z.object({
    wardrobe_items: z.number().int(),
    analyses: z.number().int(),
    chat_messages_today: z.number().int(),
  }),
  /** `checkout`: it can be paid for; `request`: an administrator decides; `none`: there is nothing to upgrade. */
  upgrade: z.enum(['checkout', 'request', 'none']),
  request: z.object({ state: z.enum(['waiting', 'declined']), created_at: moment }).nullable(),
  subscription: z
    .object({ status: z.string(), period_ends_at: moment.nullable(), ends: z.boolean() })
    .nullable(),
});
export type PlanDetails = z.infer<typeof planDetails>;

const address = z.object({ url: z.string() });

export const membershipEndpoints = {
  pricingTier: endpoint({
    ...paths.pricingTier,
    summary: 'What the plan of the user allows',
    response: pricingTier,
  }),
  planDetails: endpoint({
    ...paths.planDetails,
    summary: 'What of the plan is used, and how it can be changed',
    response: planDetails,
  }),
  startCheckout: endpoint({
    ...paths.startCheckout,
    summary: 'The address of a payment page for Pro',
    response: address,
    errors: ['conflict', 'upstream_failed'],
  }),
  openPortal: endpoint({
    ...paths.openPortal,
    summary: 'The address at which a subscription is changed or cancelled',
    response: address,
    errors: ['conflict', 'upstream_failed'],
  }),
  requestUpgrade: endpoint({
    ...paths.requestUpgrade,
    summary: 'Asks the administrators for Pro; again replaces the request',
    body: z.strictObject({
      note: z.string().trim().max(limits.maxUpgradeNote, 'The note is too long').nullish(),
    }),
    response: planDetails,
    errors: ['conflict'],
  }),
};
