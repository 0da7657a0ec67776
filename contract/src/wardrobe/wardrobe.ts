import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, idParams, moment } from '../wire/wire.ts';
import {
  calendarDay,
  givenDay,
  itemChanges,
  itemDraft,
  itemFields,
  lineWords,
  wardrobeItem,
  wardrobeItemDetail,
} from './wardrobe-item.ts';
import { importColumns, wardrobeLimits as most } from './wardrobe-options.ts';

const total = z.number().int();
const atOnce = `At most ${most.maxItemsAtOnce} items can be handled at once`;
const ids = z.array(id).min(1).max(most.maxItemsAtOnce, atOnce);
const enterItems = 'Please enter your wardrobe items';
const fillIn = 'Please fill in at least description, category, and primary color';

const reviewedItem = itemFields
  .partial()
  .required({ description: true, category: true })
  .extend({
    corrected: z.array(z.string().max(most.maxWord)).max(40).optional(),
    words: lineWords.optional(),
  });
export type ReviewedItem = z.output<typeof reviewedItem>;

const bulkText = z
  .string()
  .max(most.maxBulkText, `A list has at most ${most.maxBulkText.toLocaleString('en-US')} characters`);

/** A list of clothes as people write or paste it. */
const clothesText = bulkText.refine((text) => text.trim() !== '', enterItems);

/**
 * Three ways to create: a text alone, reviewed `items`, or (Pro) one item with its `category`. Items that share a
 * description count by `quantity`.
 */
export const createItemsBody = itemFields
  .omit({ description: true })
  .partial()
  .extend({
    description: bulkText.optional(),
    items: z.array(reviewedItem).min(1).max(most.maxItemsAtOnce, atOnce).optional(),
  })
  .superRefine((body, context) => {
    const problem = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (body.items) return;
    const description = body.description?.trim() ?? '';
    if (body.category === undefined && body.color_primary === undefined) {
      if (description === '') problem('description', enterItems);
      return;
    }
    if (description === '') problem('description', fillIn);
    if (description.length > most.maxDescription) {
      problem('description', `A description has at most ${most.maxDescription} characters`);
    }
    if (body.category === undefined) problem('category', fillIn);
    if (body.color_primary === undefined) problem('color_primary', fillIn);
  });
export type CreateItemsBody = z.output<typeof createItemsBody>;

export const itemsCreated = z.object({ items_created: total, items: z.array(wardrobeItem) });

const itemList = z.object({ items: z.array(wardrobeItem), total });

export const wornItem = z.object({ id, times_worn: total, last_worn: calendarDay.nullable() });
/** A colour term and its share of the pieces owned and of the times worn; both sum to 1 over the list. */
export const colourUse = z.object({
  basic: z.string(),
  hex: z.string(),
  owned: z.number(),
  worn: z.number(),
});

export const wardrobeInsights = z.object({
  total,
  worn_total: total,
  most_worn: z.array(wornItem),
  least_worn: z.array(wornItem),
  not_worn: z.array(wornItem),
  cost_per_wear: z.array(z.object({ id, cost_per_wear: z.number(), currency: z.string().nullable() })),
  colours: z.array(colourUse),
  /** In how many of the outfits that the engine finds good an item takes part. */
  versatility: z.array(z.object({ id, outfits: total })),
});
export type WardrobeInsights = z.infer<typeof wardrobeInsights>;

/**
 * What an import did, or with `dry_run` would do. Problems name the row of the table they are about. An import that
 * takes longer than an answer may is `working`: ask `getImport` for it until it is `done` or has `failed`.
 */
export const importReport = z.object({
  id: id.nullable(),
  state: z.enum(['done', 'working', 'failed']),
  progress: z.number().int().min(0).max(100),
  /** Why it failed. */
  message: z.string().nullable(),
  dry_run: z.boolean(),
  items_created: total,
  images_created: total,
  skipped: z.array(z.object({ row: total, reason: z.string() })),
  /** With the cells of the row as they stand in the table, so that they can be mended and sent again. */
  problems: z.array(
    z.object({
      row: total.nullable(),
      message: z.string(),
      cells: z.array(z.string()).nullable().default(null),
    }),
  ),
  /** The columns of a table in their order, and what each is taken for; null where it is left out, and `note` says why. */
  columns: z
    .array(
      z.object({
        heading: z.string(),
        column: z.enum(importColumns).nullable(),
        sample: z.string(),
        note: z.string().nullable(),
      }),
    )
    .default([]),
  preview: z.array(
    itemDraft.pick({ description: true, category: true, color_primary: true, image_url: true }),
  ),
  fits: z.boolean(),
  /** How many more the tier allows; null without limit. */
  free_places: total.nullable(),
});
export type ImportReport = z.infer<typeof importReport>;

/** JSON of a list: for each column of the table what it stands for, or null to leave it out. */
const columnChoice = z
  .string()
  .max(10_000)
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'The columns are no JSON' });
      return z.NEVER;
    }
  })
  .pipe(z.array(z.enum(importColumns).nullable()).max(200))
  .optional();

const switchFlag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .default(false);

export const wardrobeEndpoints = {
  listItems: endpoint({
    ...paths.listItems,
    summary: 'All items, newest first, or a stretch of them; the total is always that of all',
    query: z.object({
      limit: z.coerce.number().int().min(1).optional(),
      offset: z.coerce.number().int().min(0).default(0),
    }),
    response: itemList.extend({ max_wardrobe_items: total.nullable() }),
  }),
  parseItems: endpoint({
    ...paths.parseItems,
    summary: 'Reads items out of a text and stores nothing',
    body: z.object({ description: clothesText }),
    response: z.object({
      items: z.array(itemDraft),
      total,
      ignored: z.array(z.object({ text: z.string(), start: total, end: total, reason: z.string() })),
    }),
  }),
  createItems: endpoint({
    ...paths.createItems,
    summary: 'Creates items: from a text, from reviewed drafts, or one with all its fields (Pro)',
    body: createItemsBody,
    maxBodyBytes: most.maxItemsBytes,
    response: z.union([itemsCreated, wardrobeItem]),
    errors: ['pro_required', 'limit_reached'],
    creates: true,
  }),
  getItem: endpoint({
    ...paths.getItem,
    summary: 'One item with its wear log',
    params: idParams,
    response: wardrobeItemDetail,
    errors: ['not_found'],
  }),
  updateItem: endpoint({
    ...paths.updateItem,
    summary: 'Changes an item; with `version`, only if nobody else has changed it',
    params: idParams,
    body: itemChanges.extend({ version: total.optional() }),
    response: wardrobeItem,
    errors: ['not_found', 'conflict'],
  }),
  deleteItem: endpoint({
    ...paths.deleteItem,
    summary: 'Removes an item; it can be restored for a few minutes',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  editItems: endpoint({
    ...paths.editItems,
    summary: 'Changes several items at once, all or none',
    body: z.object({
      ids,
      changes: itemChanges.omit({ description: true }),
      add_tags: itemFields.shape.tags.optional(),
    }),
    response: itemList,
    errors: ['not_found'],
  }),
  deleteItems: endpoint({
    ...paths.deleteItems,
    summary: 'Removes several items, all or none; they can be restored for a few minutes',
    body: z.object({ ids }),
    response: z.object({ ids: z.array(id), total }),
    errors: ['not_found'],
  }),
  restoreItems: endpoint({
    ...paths.restoreItems,
    summary: 'Takes items back out of the bin, all or none',
    body: z.object({ ids }),
    response: itemList,
    errors: ['not_found', 'limit_reached'],
  }),
  markWorn: endpoint({
    ...paths.markWorn,
    summary: 'Notes that an item was worn on a day, today by default; once per day',
    params: idParams,
    body: z.object({ date: givenDay.optional() }),
    response: wardrobeItem,
    errors: ['not_found'],
  }),
  unmarkWorn: endpoint({
    ...paths.unmarkWorn,
    summary: 'Takes a day out of the wear log',
    params: z.object({ id, date: givenDay }),
    response: deleted,
    errors: ['not_found'],
  }),
  wardrobeInsights: endpoint({
    ...paths.wardrobeInsights,
    summary: 'What is worn, what is not, and what it costs',
    response: wardrobeInsights,
  }),
  exportWardrobe: endpoint({
    ...paths.exportWardrobe,
    summary: 'A short-lived address of a ZIP with everything: JSON, CSV and the photos',
    response: z.object({ url: z.string(), expires_at: moment }),
  }),
  importWardrobe: endpoint({
    ...paths.importWardrobe,
    summary:
      'Imports an exported ZIP or a CSV, all or nothing; `dry_run` only tells what would happen, `good_rows` leaves out rows with problems',
    file: {
      field: 'file',
      maxBytes: most.maxImportBytes,
      toDisk: true,
      bulk: true,
      fields: z.object({ dry_run: switchFlag, good_rows: switchFlag, columns: columnChoice }),
    },
    response: importReport,
    errors: [
      'too_large',
      'unsupported_media',
      'limit_reached',
      'conflict',
      'too_many_requests',
      'unavailable',
    ],
    creates: true,
  }),
  getImport: endpoint({
    ...paths.getImport,
    summary: 'How far an import has come',
    params: idParams,
    response: importReport,
    errors: ['not_found'],
  }),
};
