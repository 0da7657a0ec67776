import { z } from 'zod';
import { swatch } from '../analysis/evidence.ts';
import { calendarLimits as years } from '../calendar/calendar-options.ts';
import { id, moment } from '../wire/wire.ts';
import {
  categoryAliases,
  itemCategories,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  itemStatuses,
  wardrobeLimits as most,
  seasonAliases,
} from './wardrobe-options.ts';

/** Takes a choice in any case and by its other words. */
function choice<const T extends string>(options: readonly T[], aliases: Record<string, string> = {}) {
  return z
    .string()
    .transform((given) => {
      const word = given.trim().toLowerCase();
      return aliases[word] ?? word;
    })
    .pipe(z.enum(options));
}

export const itemCategory = choice(itemCategories, categoryAliases);
export const itemSeason = choice(itemSeasons, seasonAliases);
export const itemOccasion = choice(itemOccasions);
export const itemPattern = z.enum(itemPatterns);

/** A calendar day, `YYYY-MM-DD`. */
export const calendarDay = z.iso.date();

/** A day that somebody sends. */
export const givenDay = calendarDay.refine(
  (day) => Number(day.slice(0, 4)) >= years.firstYear && Number(day.slice(0, 4)) <= years.lastYear,
  { message: `Days are from ${years.firstYear} to ${years.lastYear}` },
);

const word = z.string().trim().min(1).max(most.maxWord);
const optionalWord = z
  .string()
  .trim()
  .max(most.maxWord)
  .transform((text) => (text === '' ? null : text))
  .nullable();
/** The name of a colour: "navy", "multicolor", also `#rrggbb`. */
const colour = word.transform((text) => text.toLowerCase());
const tags = z
  .array(z.string().trim().max(most.maxTag))
  .max(most.maxTags)
  .transform((list) => [...new Set(list.filter((tag) => tag !== ''))]);

/** What a person may say of an item. Formality runs from 1 (sport) to 5 (black tie), warmth is in clo. */
export const itemFields = z.object({
  description: z.string().trim().min(1).max(most.maxDescription),
  category: itemCategory,
  subcategory: optionalWord,
  color_primary: colour,
  color_secondary: optionalWord.transform((text) => text?.toLowerCase() ?? null),
  pattern: itemPattern.nullable(),
  material: optionalWord,
  brand: optionalWord,
  size: optionalWord,
  season: itemSeason,
  occasion: z
    .array(itemOccasion)
    .max(itemOccasions.length)
    .transform((list) => [...new Set(list)]),
  tags,
  is_favorite: z.boolean(),
  formality: z.number().min(1).max(5).nullable(),
  warmth: z.number().min(0).max(most.maxClo).nullable(),
  quantity: z.number().int().min(1).max(most.maxQuantity),
  status: z.enum(itemStatuses),
  is_archived: z.boolean(),
  price: z.number().min(0).max(most.maxPrice).nullable(),
  /** ISO 4217, such as `EUR`. */
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .nullable(),
  purchase_date: givenDay.nullable(),
  care_notes: z
    .string()
    .trim()
    .max(most.maxCareNotes)
    .transform((text) => (text === '' ? null : text))
    .nullable(),
  /** Where it lies or hangs: "hall closet". */
  kept_in: optionalWord,
});
export type ItemFields = z.output<typeof itemFields>;

/** Fields of an item, some of them. */
export const itemChanges = itemFields.partial();
export type ItemChanges = z.output<typeof itemChanges>;

/** A photo of an item. `cutout` tells whether the background is taken away on `image_url`. */
export const itemImage = z.object({
  id,
  image_url: z.string(),
  thumbnail_url: z.string(),
  /** The upright photo as it was taken, for the brush that corrects the cut-out. */
  original_url: z.string(),
  /** The garment alone in the shape of the original, also while it is switched off; its transparency is the mask. */
  cutout_url: z.string().nullable(),
  cutout: z.boolean(),
  /** Whether a cut-out exists that could be switched on. */
  has_cutout: z.boolean(),
  width: z.number().int(),
  height: z.number().int(),
});
export type ItemImage = z.infer<typeof itemImage>;

/** A wardrobe item: the specification's fields and what the product adds. */
export const wardrobeItem = z.object({
  id,
  version: z.number().int(),
  description: z.string(),
  category: z.enum(itemCategories),
  subcategory: z.string().nullable(),
  color_primary: z.string(),
  color_secondary: z.string().nullable(),
  brand: z.string().nullable(),
  size: z.string().nullable(),
  season: z.enum(itemSeasons),
  occasion: z.array(z.enum(itemOccasions)),
  tags: z.array(z.string()),
  is_favorite: z.boolean(),
  /** Always there: the first photo, or the drawing of such a garment. */
  image_url: z.string(),
  thumbnail_url: z.string(),
  image_kind: z.enum(['photo', 'illustration']),
  images: z.array(itemImage),
  /** Measured in the photo, else from the words of its colours; shares sum to 1. */
  palette: z.array(swatch),
  pattern: itemPattern.nullable(),
  material: z.string().nullable(),
  formality: z.number().nullable(),
  warmth: z.number().nullable(),
  quantity: z.number().int(),
  status: z.enum(itemStatuses),
  is_archived: z.boolean(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  purchase_date: calendarDay.nullable(),
  care_notes: z.string().nullable(),
  kept_in: z.string().nullable(),
  times_worn: z.number().int(),
  last_worn: calendarDay.nullable(),
  cost_per_wear: z.number().nullable(),
  /** Names of the fields that a person has set; the engine leaves them alone. */
  corrected: z.array(z.string()),
  created_at: moment,
  updated_at: moment,
});
export type WardrobeItem = z.infer<typeof wardrobeItem>;

/** One item with its wear log, newest day first. */
export const wardrobeItemDetail = wardrobeItem.extend({ worn_dates: z.array(calendarDay) });
export type WardrobeItemDetail = z.infer<typeof wardrobeItemDetail>;

/** What was understood and where: `start` and `end` are UTF-16 offsets into the text that was sent. */
export const understood = z.object({
  field: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  value: z.string(),
  confidence: z.number().min(0).max(1),
});
export type Understood = z.infer<typeof understood>;

/** An item as the engine read it from a text, to be reviewed. */
/** By which words a line of a list is known again. */
export const lineWords = z.object({ kind: z.string().max(120), color: z.string().max(120).nullable() });

export const itemDraft = z.object({
  description: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  quantity: z.number().int(),
  category: z.enum(itemCategories),
  subcategory: z.string().nullable(),
  color_primary: z.string(),
  color_secondary: z.string().nullable(),
  palette: z.array(swatch),
  pattern: itemPattern.nullable(),
  material: z.string().nullable(),
  brand: z.string().nullable(),
  size: z.string().nullable(),
  season: z.enum(itemSeasons),
  occasion: z.array(z.enum(itemOccasions)),
  formality: z.number().nullable(),
  warmth: z.number().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  tags: z.array(z.string()),
  image_url: z.string(),
  confidence: z.number().min(0).max(1),
  /** `to_check` where nothing tells what it is. */
  status: z.enum(itemStatuses),
  /** What an unknown one may be, likeliest first. */
  guesses: z.array(z.object({ category: z.enum(itemCategories), subcategory: z.string() })),
  understood: z.array(understood),
  words: lineWords.optional(),
  /** What is as the person corrected it in the review of an earlier list. */
  learned: z.array(z.enum(['kind', 'color'])).optional(),
});
export type ItemDraft = z.infer<typeof itemDraft>;
