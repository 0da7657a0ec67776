import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { moment } from '../wire/wire.ts';

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
  purpose: z.enum(['analysis', 'outfit', 'guide', 'chat', 'list', 'test']),
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

/** How a language model is connected; the key itself is never answered. */
export const modelsConnection = z.object({
  /** Settings of the server win over what an administrator connects. */
  source: z.enum(['environment', 'admin']),
  base_url: z.string(),
  has_key: z.boolean(),
  model: z.string(),
  vision_model: z.string().nullable(),
});
export type ModelsConnection = z.infer<typeof modelsConnection>;

const modelName = z.string().trim().min(1, 'Choose a model').max(200);
const baseUrl = z
  .string()
  .trim()
  .max(500)
  .refine(
    (text) => /^https?:\/\/[^\s/?#]+/i.test(text) && URL.canParse(text),
    'Enter an address that begins with http:// or https://',
  )
  .refine((text) => !/[?#@]/.test(text), 'Enter the address without a key, a question mark or a hash')
  .transform((text) => text.replace(/\/+$/, ''));

/** Where models are, and the key: left out it stays as it is for the same address, null means none. */
export const offeredModelsQuestion = z.strictObject({
  base_url: baseUrl,
  api_key: z.string().trim().min(1).max(500).nullable().optional(),
});
export type OfferedModelsQuestion = z.infer<typeof offeredModelsQuestion>;

export const connectModels = offeredModelsQuestion.extend({
  model: modelName,
  /** Null: no photo leaves the server. */
  vision_model: modelName.nullable(),
});
export type ConnectModels = z.infer<typeof connectModels>;

export const modelsOverview = z.object({
  connection: modelsConnection.nullable(),
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
  kind: z.enum(['text', 'vision', 'tools', 'json']),
  model: z.string().nullable(),
  ok: z.boolean(),
  answer: z.string().nullable(),
  /** The raw reason, as the endpoint or the network gave it. */
  error: z.string().nullable(),
  duration_ms: count,
  /** About what the analysis of a photo takes, from what this call took; null for the others, and where nobody said. */
  photo: z
    .object({
      input_tokens: count,
      output_tokens: count,
      /** Null where no price is set. */
      cost_usd: z.number().nullable(),
    })
    .nullable(),
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
  connectModels: endpoint({
    ...paths.connectModels,
    summary: 'Connects a provider of language models; it holds at once',
    body: connectModels,
    response: modelsOverview,
    errors: ['conflict'],
  }),
  disconnectModels: endpoint({
    ...paths.disconnectModels,
    summary: 'Removes the provider: everything is written by the embedded engine',
    response: modelsOverview,
    errors: ['conflict'],
  }),
  offeredModels: endpoint({
    ...paths.offeredModels,
    summary: 'The names of the models that a server offers',
    body: offeredModelsQuestion,
    response: z.object({ models: z.array(z.string()) }),
    errors: ['upstream_failed'],
  }),
  testModels: endpoint({
    ...paths.testModels,
    summary: 'Tries text, images, tools and JSON with one real call each and tells what came back',
    response: z.object({ tried: z.array(tried) }),
    errors: ['conflict'],
  }),
};
