import { z } from 'zod';
import { wardrobeItem } from '../wardrobe/wardrobe-item.ts';
import { itemCategories, wardrobeLimits as most } from '../wardrobe/wardrobe-options.ts';
import { photoFindings } from '../wardrobe/wardrobe-photos.ts';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { id } from '../wire/wire.ts';

const total = z.number().int();
const percent = z.number().min(0).max(100);

/** The candidate as it was taken: what the photo showed, with what the person said of it. */
const candidate = wardrobeItem.pick({
  description: true,
  category: true,
  subcategory: true,
  color_primary: true,
  color_secondary: true,
  pattern: true,
  palette: true,
});

/**
 * What a garment on a photo would add to the wardrobe. `kind_sure` says whether the category was chosen or recognised;
 * `examples` are items beside it in outfits that only it makes possible; `beats`, 0 to 1, is the share of owned pieces
 * of its place that take part in fewer outfits, null where none is owned.
 */
export const purchaseAdvice = z.object({
  candidate,
  kind_sure: z.boolean(),
  findings: photoFindings,
  verdict: z.enum(['owned', 'much', 'some', 'little', 'empty']),
  text: z.string(),
  goes_with: z.array(z.object({ item_id: id, score: percent })),
  partners: total,
  outfits: total,
  new_outfits: total,
  examples: z.array(z.array(id)),
  beats: z.number().min(0).max(1).nullable(),
  duplicates: z.array(z.object({ item_id: id, likeness: percent })),
});
export type PurchaseAdvice = z.infer<typeof purchaseAdvice>;

export const considerEndpoints = {
  considerPurchase: endpoint({
    ...paths.considerPurchase,
    summary: 'What a garment on a photo would add to the wardrobe; nothing is kept',
    file: {
      field: 'file',
      maxBytes: limits.maxUploadBytes,
      fields: z.object({
        category: z.enum(itemCategories).optional(),
        description: z.string().trim().max(most.maxDescription).optional(),
      }),
    },
    response: purchaseAdvice,
    errors: ['too_large', 'unsupported_media', 'too_many_requests', 'unavailable'],
  }),
};
