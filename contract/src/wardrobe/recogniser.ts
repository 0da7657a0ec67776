import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { itemCategories } from './wardrobe-options.ts';

const count = z.number().int();

/**
 * What people keep against what the recogniser said of the photo: one row for each category that is kept now, its
 * counts in the order of `categories`. `mean_confidence`, 0 to 1, is what the recogniser thought of itself.
 */
export const confusionTable = z.object({
  categories: z.array(z.enum(itemCategories)),
  rows: z.array(z.object({ kept: z.enum(itemCategories), said: z.array(count) })),
  total: count,
  right: count,
  mean_confidence: z.number().nullable(),
});
export type ConfusionTable = z.infer<typeof confusionTable>;

export const recogniserEndpoints = {
  recogniserConfusion: endpoint({
    ...paths.recogniserConfusion,
    summary: 'What the recogniser said of photos against what people made of it, over all people',
    response: confusionTable,
  }),
};
