import { z } from 'zod';
import { correctionLimits } from '../analysis/worn-garment-options.ts';
import { calendarDay, givenDay, wardrobeItem } from '../wardrobe/wardrobe-item.ts';
import { wardrobeLimits } from '../wardrobe/wardrobe-options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, idParams, moment, score100 } from '../wire/wire.ts';
import { diaryLimits } from './diary-options.ts';

const key = z.string().min(1).max(60);

/** An item as the diary shows it. */
export const diaryItem = wardrobeItem.pick({
  id: true,
  description: true,
  category: true,
  subcategory: true,
  thumbnail_url: true,
  image_kind: true,
});
export type DiaryItem = z.infer<typeof diaryItem>;

/** An item that a garment may be, and how surely, from 0 to 1. */
export const wornMatch = z.object({ item_id: id, certainty: z.number().min(0).max(1) });
export type WornMatch = z.infer<typeof wornMatch>;

/**
 * A garment of a photo beside the wardrobe: `words` say what was seen ("navy jacket"), `item_id` is the item that its
 * owner says it is, `worn` whether that is noted in the wear log. `suggestion` is there where one item is likely enough
 * and nothing was said yet, `choices` are all that come into question, likeliest first.
 */
export const wornGarment = z.object({
  key,
  label: z.string(),
  words: z.string(),
  item_id: id.nullable(),
  worn: z.boolean(),
  not_mine: z.boolean(),
  suggestion: wornMatch.nullable(),
  choices: z.array(wornMatch),
});
export type WornGarment = z.infer<typeof wornGarment>;

/** The photo of an outfit in the diary: on which day it was worn, and what of it is owned. */
export const diaryEntry = z.object({
  analysis_id: id,
  date: calendarDay,
  version: z.number().int(),
  image_url: z.string(),
  thumbnail_url: z.string(),
  overall_score: score100,
  verdict: z.string(),
  garments: z.array(wornGarment),
  created_at: moment,
});
export type DiaryEntry = z.infer<typeof diaryEntry>;

/** One entry with every item that its garments name. */
export const wornInPhoto = diaryEntry.extend({ items: z.array(diaryItem) });
export type WornInPhoto = z.infer<typeof wornInPhoto>;

/** A day with its photos and what the wear log says was worn, with or without a photo. */
export const diaryDay = z.object({
  date: calendarDay,
  entries: z.array(diaryEntry),
  worn: z.array(id),
});
export type DiaryDay = z.infer<typeof diaryDay>;

const garments = z
  .array(z.object({ key, item_id: id.nullable(), not_mine: z.boolean().optional() }))
  .min(1)
  .max(correctionLimits.maxGarments);

/** What is said of the garments of a photo; those that are left out stay as they are. */
export const wornAnswers = z.object({ garments, version: z.number().int() });
export type WornAnswers = z.infer<typeof wornAnswers>;

export const diaryEndpoints = {
  listDiary: endpoint({
    ...paths.listDiary,
    summary:
      'Days with what was worn, newest first: photos, their garments beside the wardrobe, the wear log',
    query: z.object({
      from: givenDay.optional(),
      to: givenDay.optional(),
      limit: z.coerce.number().int().min(1).max(diaryLimits.maxDays).default(diaryLimits.days),
    }),
    response: z.object({
      days: z.array(diaryDay),
      /** Every item that the days name. */
      items: z.array(diaryItem),
      total: z.number().int(),
      /** The day to ask up to for what follows; null at the end. */
      next: calendarDay.nullable(),
    }),
  }),
  getWorn: endpoint({
    ...paths.getWorn,
    summary: 'The garments of an analysis beside the wardrobe, with the items that they are likely to be',
    params: idParams,
    response: wornInPhoto,
    errors: ['not_found'],
  }),
  confirmWorn: endpoint({
    ...paths.confirmWorn,
    summary:
      'Says which items the garments of an analysis are, and notes them as worn on its day, once a day',
    params: idParams,
    body: wornAnswers,
    response: wornInPhoto,
    errors: ['not_found', 'conflict'],
    creates: true,
  }),
  moveWorn: endpoint({
    ...paths.moveWorn,
    summary: 'Moves an analysis to the day on which its outfit was worn, with what it noted as worn',
    params: idParams,
    body: z.object({ date: givenDay }),
    response: wornInPhoto,
    errors: ['not_found'],
  }),
  undoWorn: endpoint({
    ...paths.undoWorn,
    summary: 'Takes back what was said of the garments of an analysis, and what it noted as worn',
    params: idParams,
    response: deleted,
    errors: ['not_found', 'conflict'],
  }),
  addWornItem: endpoint({
    ...paths.addWornItem,
    summary:
      'Makes an item of a garment of an analysis and notes it as worn; on a plan with photos it gets its cut-out',
    body: z.object({
      analysis_id: id,
      key,
      description: z.string().trim().min(1).max(wardrobeLimits.maxDescription).optional(),
      version: z.number().int(),
    }),
    response: wornInPhoto.extend({ item: wardrobeItem }),
    errors: ['not_found', 'conflict', 'limit_reached'],
    creates: true,
  }),
};
