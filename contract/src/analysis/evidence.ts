import { z } from 'zod';

const unit = z.number().min(0).max(1);

/** A measured colour: sRGB hex, fashion name, one of the eleven basic terms, share of its area (shares of a palette sum to 1). */
export const swatch = z.object({
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  name: z.string(),
  basic: z.string(),
  share: unit,
});
export type Swatch = z.infer<typeof swatch>;

/** A point as a fraction of the photo's width and height, origin top left. */
const point = z.tuple([unit, unit]);

/** Polygons; one within another is a hole (even-odd). */
const outline = z.array(z.array(point));
export type Outline = z.infer<typeof outline>;

/** A part of the photo that was measured: its outline, colours, pattern and texture, each with a confidence from 0 to 1. */
export const region = z.object({
  key: z.string(),
  label: z.string(),
  share: unit,
  outline,
  confidence: unit.nullable().default(null),
  palette: z.array(swatch),
  pattern: z.object({ kind: z.string(), text: z.string(), confidence: unit }),
  texture: z.object({ kind: z.string(), text: z.string(), confidence: unit }),
  fit: z.object({ kind: z.string(), text: z.string(), confidence: unit }).nullable().default(null),
});
export type Region = z.infer<typeof region>;

/** One named part of the rating: its score from 0 to 100, its weight in the whole (weights sum to 1) and what it rests on. */
export const term = z.object({
  key: z.string(),
  label: z.string(),
  score: z.number().min(0).max(100),
  weight: unit,
  text: z.string(),
});
export type Term = z.infer<typeof term>;

/**
 * A change that would raise the rating, re-scored by the same function: its sentence as it stands among the immediate
 * improvements, the new rating, the region it is about, the colour it brings, and the wardrobe item where it is one.
 */
export const shownRaise = z.object({
  kind: z.enum([
    'wear',
    'recolour',
    'retexture',
    'plain',
    'partner',
    'tuck',
    'cuff',
    'belt',
    'shoes',
    'layer',
    'echo',
    'accent',
    'less',
    'sleeves',
    'socks',
    'shine',
    'bag',
  ]),
  text: z.string(),
  rating: z.number().min(0).max(10),
  region: z.string().nullable(),
  hex: swatch.shape.hex.nullable(),
  item_id: z.string().nullable(),
});
export type ShownRaise = z.infer<typeof shownRaise>;

/** What the photo's quality did to the measurement, and what to do about it in the next photo. */
export const photoNote = z.object({
  code: z.string(),
  text: z.string(),
  advice: z.string().nullable().default(null),
});

/**
 * A level line at which the clothes divide the figure: `at` as a fraction of the photo's height, `from` and `to` (where
 * the figure begins and ends there) of its width.
 */
export const proportionLine = z.object({
  key: z.string(),
  label: z.string(),
  at: unit,
  from: unit,
  to: unit,
});
export type ProportionLine = z.infer<typeof proportionLine>;

/** The one colour that a part of the body comes to from some steps away, where what is worn there shows several. */
export const distantColour = z.object({
  part: z.enum(['upper', 'lower', 'shoes']),
  hex: swatch.shape.hex,
  name: z.string(),
});
export type DistantColour = z.infer<typeof distantColour>;

/** What of the photo a sentence speaks of: its target (as feedback names it), the keys of regions and of lines. */
export const mention = z.object({
  target: z.string(),
  regions: z.array(z.string()),
  lines: z.array(z.string()),
});
export type Mention = z.infer<typeof mention>;

/** A rating as it is shown, in halves: one number where `low` and `high` are equal, else the band that it lies in. */
export const ratingBand = z.object({
  low: z.number().min(0).max(10).multipleOf(0.5),
  high: z.number().min(0).max(10).multipleOf(0.5),
  certainty: unit,
});
export type RatingBand = z.infer<typeof ratingBand>;

/** How an outfit meets something that the person named: an occasion or a style. It never changes the rating. */
export const fitFor = z.object({
  wish: z.string(),
  fit: z.enum(['fits', 'nearly', 'misses']),
  score: z.number().min(0).max(100),
});
export type FitFor = z.infer<typeof fitFor>;

/** The outfit summed up in a sentence, and what works best with the keys of the regions that it is about. */
export const verdict = z.object({
  sentence: z.string(),
  best: z.string().nullable(),
  best_regions: z.array(z.string()),
});
export type Verdict = z.infer<typeof verdict>;

/** Boxes around the heads of several people, from left to right, and whose clothes the analysis is about. */
export const people = z.object({
  heads: z.array(z.object({ x: unit, y: unit, width: unit, height: unit })),
  chosen: z.number().int().min(0),
});
export type People = z.infer<typeof people>;

/** The texts of an analysis, by their fields. */
export const textField = z.enum(['color_analysis', 'fit_analysis', 'texture_analysis', 'occasion', 'trends']);
export type TextField = z.infer<typeof textField>;

/** Everything an analysis rests on. Parsing fills in what analyses of earlier engines were stored without. */
export const evidence = z.object({
  subject: z.enum(['worn', 'laid']),
  confidence: unit,
  rating: ratingBand.nullable().default(null),
  fit_for: z.array(fitFor).default([]),
  verdict: verdict.nullable().default(null),
  /** Texts that only state plain facts, because there was nothing more to say; a page may leave them out. */
  plain_texts: z.array(textField).default([]),
  palette: z.array(swatch),
  from_afar: z.array(distantColour).default([]),
  outline: outline.default([]),
  regions: z.array(region),
  lines: z.array(proportionLine).default([]),
  terms: z.array(term),
  raises: z.array(shownRaise).default([]),
  photo_notes: z.array(photoNote),
  unseen: z.array(z.string()),
  people: people.nullable().default(null),
});
export type Evidence = z.infer<typeof evidence>;
