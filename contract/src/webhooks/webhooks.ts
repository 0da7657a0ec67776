import { z } from 'zod';
import { itemCategories } from '../wardrobe/wardrobe-options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, idParams, moment, score100 } from '../wire/wire.ts';
import { webhookLimits as most, webhookEvents } from './webhook-options.ts';

const named = z.object({ id, description: z.string() });

/** What `data` of a message holds, by its `type`. Addresses lead to the page in the app. */
export const webhookData = {
  'outfit.planned': z.object({
    plan_id: id,
    date: z.iso.date(),
    title: z.string(),
    event_id: id.nullable(),
    description: z.string(),
    score: score100,
    items: z.array(named),
    url: z.string(),
  }),
  /** `plan_id` is null where single items were noted. */
  'outfit.worn': z.object({
    plan_id: id.nullable(),
    date: z.iso.date(),
    items: z.array(named),
    url: z.string(),
  }),
  'analysis.ready': z.object({ analysis_id: id, rating: z.number(), summary: z.string(), url: z.string() }),
  /** Categories of which few clean pieces are left. */
  'laundry.low': z.object({
    categories: z.array(
      z.object({ category: z.enum(itemCategories), clean: z.number().int(), owned: z.number().int() }),
    ),
    url: z.string(),
  }),
} satisfies Record<(typeof webhookEvents)[number], z.ZodType>;

export type WebhookData = { [Event in keyof typeof webhookData]: z.output<(typeof webhookData)[Event]> };

const address = z
  .url({ protocol: /^https?$/, error: 'Please enter an http or https address' })
  .max(most.maxAddress)
  .refine((text) => !/^https?:\/\/[^/?#]*@/.test(text), 'Please enter an address without a password in it');

const events = z.array(z.enum(webhookEvents)).min(1, 'Please choose what to send').max(webhookEvents.length);

export const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  active: z.boolean(),
  /** Why Drape switched it off; null where nobody did, or the person. */
  stopped: z.string().nullable(),
  created_at: moment,
  last_delivery: z.object({ state: z.enum(['waiting', 'done', 'failed']), at: moment }).nullable(),
});
export type Webhook = z.infer<typeof webhook>;

export const webhookDelivery = z.object({
  id,
  event: z.enum([...webhookEvents, 'test']),
  state: z.enum(['waiting', 'done', 'failed']),
  attempts: z.number().int(),
  /** The last answer's status; null where none came. */
  status: z.number().int().nullable(),
  error: z.string().nullable(),
  created_at: moment,
  finished_at: moment.nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const webhookEndpoints = {
  listWebhooks: endpoint({
    ...paths.listWebhooks,
    summary: 'The webhooks, newest first',
    response: z.object({
      webhooks: z.array(webhook),
      total: z.number().int(),
      /** Which addresses are allowed: those of the internet, any, or none at all. */
      reach: z.enum(['public', 'any', 'off']),
    }),
  }),
  createWebhook: endpoint({
    ...paths.createWebhook,
    summary:
      'Adds an address; the secret that signs its messages is shown only once. Asks for the password again',
    body: z.strictObject({
      url: address,
      events,
      password: z.string().max(limits.maxPasswordLength).nullish(),
    }),
    response: webhook.extend({ secret: z.string() }),
    errors: ['conflict', 'too_many_requests'],
  }),
  updateWebhook: endpoint({
    ...paths.updateWebhook,
    summary: 'Changes what is sent, or switches sending on and off',
    params: idParams,
    body: z.strictObject({ events: events.optional(), active: z.boolean().optional() }),
    response: webhook,
    errors: ['conflict', 'not_found'],
  }),
  deleteWebhook: endpoint({
    ...paths.deleteWebhook,
    summary: 'Removes an address with its log',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  testWebhook: endpoint({
    ...paths.testWebhook,
    summary: 'Sends a message of the type `test`',
    params: idParams,
    response: webhookDelivery,
    errors: ['conflict', 'not_found', 'too_many_requests'],
  }),
  listWebhookDeliveries: endpoint({
    ...paths.listWebhookDeliveries,
    summary: 'What was sent to an address lately and how it was answered, newest first',
    params: idParams,
    response: z.object({ deliveries: z.array(webhookDelivery), total: z.number().int() }),
    errors: ['not_found'],
  }),
};
