import { z } from 'zod';
import { wardrobeLimits } from '../wardrobe/wardrobe-options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted } from '../wire/wire.ts';

/** What the planner learned from thumbs, or what the person set: a feature of garments and how much it is liked, -1 to 1. */
const tasteFeature = z.object({
  feature: z.string(),
  label: z.string(),
  weight: z.number().min(-1).max(1),
  /** Whether the person set it; otherwise it follows the thumbs. */
  chosen: z.boolean(),
});

/** `others` are features of the person's own clothes that nothing is known of yet, the most frequent first. */
export const taste = z.object({
  features: z.array(tasteFeature),
  total: z.number().int(),
  others: z.array(z.object({ feature: z.string(), label: z.string() })),
});
export type TasteModel = z.infer<typeof taste>;

export const tasteEndpoints = {
  getTaste: endpoint({
    ...paths.getTaste,
    summary: 'What the planner has learned of the person’s taste, strongest first',
    response: taste,
  }),
  updateTaste: endpoint({
    ...paths.updateTaste,
    summary: 'Sets how much features are liked; null lets a feature follow the thumbs again',
    body: z.object({
      weights: z
        .record(z.string().max(wardrobeLimits.maxWord), z.number().min(-1).max(1).nullable())
        .refine((given) => Object.keys(given).length <= 200, 'At most 200 features'),
    }),
    response: taste,
  }),
  resetTaste: endpoint({
    ...paths.resetTaste,
    summary: 'Forgets what was learned and set; later thumbs start again',
    response: deleted,
  }),
};
