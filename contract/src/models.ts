import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { paths } from './paths.ts';
import { moment } from './wire.ts';

const count = z.number().int().min(0);

/** Whether a person lets models outside this server see their data, and their photos only without faces. */
export const outsideSettings = z.object({
  /** Where data would go: host and models, or null where everything stays on this server. */
  provider: z
    .object({ host: z.string(), text_model: z.string(), vision_model: z.string().nullable() })
    .nullable(),
  allowed: z.boolean(),
  blur_faces: z.boolean(),
  /** Accounts that never leave the server, such as the demo's, have nothing to decide. */
  locked: z.boolean(),
});
export type OutsideSettings = z.infer<typeof outsideSettings>;

/** One answer that a model outside was asked for, retries included. `outcome` is `ok` or why it failed. */
export const outsideCall = z.object({
  id: z.string(),
  created_at: moment,
  purpose: z.enum(['analysis', 'outfit', 'guide', 'chat', 'test']),
  host: z.string(),
  model: z.string(),
  bytes: count,
  photos: count,
  input_tokens: count.nullable(),
  output_tokens: count.nullable(),
  cost_usd: z.number().nullable(),
  outcome: z.string(),
});
export type OutsideCall = z.infer<typeof outsideCall>;

const price = z.object({
  input_usd: z.number().min(0).max(100_000).nullable(),
  output_usd: z.number().min(0).max(100_000).nullable(),
});
/** Dollars for a million tokens, by kind of model; null where unknown. */
const prices = z.object({ text: price, vision: price });

/** Once one of them is reached, the embedded engine answers until the next month (UTC); null means no limit. */
export const modelLimits = z.object({
  monthly_budget_usd: z.number().min(0).max(10_000_000).nullable(),
  monthly_tokens: count.max(1_000_000_000_000).nullable(),
  prices,
});
export type ModelLimits = z.infer<typeof modelLimits>;

const modelStatus = z.object({
  kind: z.enum(['text', 'vision']),
  name: z.string(),
  /** `closed` works, `resting` is not asked for now, `trial` is asked once more. */
  state: z.enum(['closed', 'resting', 'trial']),
  until: moment.nullable(),
  last_failure: z.string().nullable(),
});
export type ModelStatus = z.infer<typeof modelStatus>;

/** A day (UTC) of one model; `unpriced` counts the answers whose cost is not known. */
const usageDay = z.object({
  day: z.string(),
  model: z.string(),
  calls: count,
  failures: count,
  input_tokens: count,
  output_tokens: count,
  bytes: count,
  cost_usd: z.number(),
  unpriced: count,
});
export type UsageDay = z.infer<typeof usageDay>;

const failedCall = z.object({
  created_at: moment,
  purpose: z.string(),
  model: z.string(),
  outcome: z.string(),
  detail: z.string(),
});

export const modelsOverview = z.object({
  host: z.string().nullable(),
  timeout_seconds: z.number().nullable(),
  models: z.array(modelStatus),
  limits: modelLimits,
  month: z.object({ calls: count, spent_usd: z.number(), tokens: count, unpriced: count }),
  exhausted: z.string().nullable(),
  usage: z.array(usageDay),
  failures: z.array(failedCall),
});
export type ModelsOverview = z.infer<typeof modelsOverview>;

const tried = z.object({
  kind: z.enum(['text', 'vision']),
  model: z.string().nullable(),
  ok: z.boolean(),
  answer: z.string().nullable(),
  /** The raw reason, as the endpoint or the network gave it. */
  error: z.string().nullable(),
  duration_ms: count,
});
export type TriedModel = z.infer<typeof tried>;

export const outsidePageLimit = 50;

export const modelEndpoints = {
  getOutsideSettings: endpoint({
    ...paths.getOutsideSettings,
    summary: 'Whether and how the person’s data may leave this server for a language model',
    response: outsideSettings,
  }),
  updateOutsideSettings: endpoint({
    ...paths.updateOutsideSettings,
    summary: 'Forbids or allows models outside this server, and hides faces before a photo leaves',
    body: z.strictObject({ allowed: z.boolean().optional(), blur_faces: z.boolean().optional() }),
    response: outsideSettings,
    errors: ['conflict'],
  }),
  listOutsideCalls: endpoint({
    ...paths.listOutsideCalls,
    summary: 'What left this server for the person, newest first; kept for 90 days',
    query: z.object({ page: z.coerce.number().int().min(1).default(1) }),
    response: z.object({
      calls: z.array(outsideCall),
      page: z.number().int(),
      limit: count,
      total: count,
      total_pages: count,
    }),
  }),
  getModels: endpoint({
    ...paths.getModels,
    summary: 'Language models: state, limits, use and cost per day, latest failures',
    response: modelsOverview,
  }),
  updateModelLimits: endpoint({
    ...paths.updateModelLimits,
    summary: 'Sets the monthly budget and the prices of the models',
    body: modelLimits,
    response: modelsOverview,
  }),
  testModels: endpoint({
    ...paths.testModels,
    summary: 'Makes one real text call and one real image call and tells what came back',
    response: z.object({ tried: z.array(tried) }),
    errors: ['conflict'],
  }),
};
