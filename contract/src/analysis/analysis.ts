import { z } from 'zod';
import { dashboardLimits } from '../dashboard/dashboard-options.ts';
import { proMessages } from '../membership/tiers.ts';
import { givenDay } from '../wardrobe/wardrobe-item.ts';
import { endpoint } from '../wire/endpoint.ts';
import { limits } from '../wire/limits.ts';
import { paths } from '../wire/paths.ts';
import { deleted, idParams, moment, score100 } from '../wire/wire.ts';
import { evidence, mention, swatch } from './evidence.ts';
import {
  correctionLimits,
  wornColors,
  wornFabrics,
  wornKinds,
  wornPatterns,
} from './worn-garment-options.ts';

/** The specification's analysis: a rating from 0 to 10 with one decimal, and five texts. */
export const analysisText = z.object({
  overall_rating: z.number().min(0).max(10).multipleOf(0.1),
  color_analysis: z.string(),
  fit_analysis: z.string(),
  texture_analysis: z.string(),
  occasion: z.string(),
  trends: z.string(),
});
export type AnalysisText = z.infer<typeof analysisText>;

const sentences = z.array(z.string());

export const recommendations = z.object({
  immediate_improvements: sentences,
  shopping_list: sentences,
  styling_alternatives: sentences,
  color_palette: sentences,
  accessories: sentences,
});
export type Recommendations = z.infer<typeof recommendations>;

/** Which engine wrote an answer: `embedded`, or the language model's provider and name. */
export const engineStamp = z.object({ name: z.string(), version: z.string() });

/**
 * The same photo in the words of the other engine, kept for comparison. Where a language model wrote the answer,
 * `wished_rating` is what it gave, and `left_out` lists the sentences that were struck because they are known to be wrong.
 */
export const comparedAnalysis = z.object({
  engine: engineStamp,
  analysis: analysisText,
  recommendations,
  wished_rating: z.number(),
  left_out: sentences,
  mentions: z.array(mention).default([]),
});
export type ComparedAnalysis = z.infer<typeof comparedAnalysis>;

export const wornKind = z.enum(wornKinds);
export const wornColor = z.enum(wornColors);
const regionKey = z.string().min(1).max(40);

/**
 * A garment as the person says it is: which of the regions that were read it is made of (several are joined, none is a
 * garment that was missed), which item of the wardrobe it is, and what was read differently. What is left out is as the
 * item is, else as it was read.
 */
export const correctedGarment = z.object({
  from: z.array(regionKey).max(correctionLimits.maxJoined),
  kind: wornKind.optional(),
  color: wornColor.optional(),
  pattern: z.enum(wornPatterns).optional(),
  fabric: z.enum(wornFabrics).optional(),
  item_id: z.string().min(1).max(64).optional(),
});
export type CorrectedGarment = z.infer<typeof correctedGarment>;

/** A doubt about what was read, with the whole list of garments that each answer leads to. */
export const readingQuestion = z.object({
  text: z.string(),
  answers: z.array(z.object({ label: z.string(), garments: z.array(correctedGarment) })),
});
export type ReadingQuestion = z.infer<typeof readingQuestion>;

/** The garments that an analysis rests on, each with the key of its region in the evidence. */
export const reading = z.object({
  garments: z.array(correctedGarment.extend({ key: z.string() })),
  version: z.number().int(),
  can_undo: z.boolean(),
  question: readingQuestion.nullable(),
});
export type Reading = z.infer<typeof reading>;

const addedNeeds = 'A garment that was missed needs a kind and a color, or an item of the wardrobe';

/** A garment of a correction: made of the regions in `from`, or of one `region`, which is null for one that was missed. */
const givenGarment = correctedGarment
  .extend({
    from: correctedGarment.shape.from.optional(),
    region: regionKey.nullable().optional(),
    material: z.enum(wornFabrics).optional(),
  })
  .refine(({ from, region }) => from !== undefined || region !== undefined, 'Which region is it?')
  .transform(({ from, region, material, ...garment }): CorrectedGarment => {
    const fabric = garment.fabric ?? material;
    return { ...garment, from: from ?? (region ? [region] : []), ...(fabric && { fabric }) };
  })
  .refine(
    ({ from, kind, color, item_id }) =>
      from.length > 0 || item_id !== undefined || (kind !== undefined && color !== undefined),
    addedNeeds,
  );

/** Either all garments as they really are, null for as they were read, or one step back. */
export const analysisCorrection = z
  .object({
    garments: z.array(givenGarment).min(1).max(correctionLimits.maxGarments).nullable().optional(),
    undo: z.literal(true).optional(),
    version: z.number().int(),
  })
  .refine(
    ({ garments, undo }) => (garments === undefined) !== (undo === undefined),
    'Send the garments or undo',
  );
export type AnalysisCorrection = z.infer<typeof analysisCorrection>;

/** `reading` is null where nothing was kept that can be corrected. `mentions` ties the sentences to the photo. `notice` says in a sentence why the language model did not write it, where it should have. */
export const analysisResult = z.object({
  id: z.string().nullable(),
  image_url: z.string().nullable(),
  created_at: moment,
  engine: engineStamp,
  analysis: analysisText,
  recommendations,
  evidence,
  mentions: z.array(mention),
  comparison: comparedAnalysis.nullable(),
  notice: z.string().nullable(),
  reading: reading.nullable(),
});
export type AnalysisResult = z.infer<typeof analysisResult>;

export const historyEntry = z.object({
  id: z.string(),
  image_url: z.string(),
  overall_score: score100,
  color_harmony: score100,
  style_coherence: score100,
  analysis_text: z.string(),
  suggestions: sentences,
  created_at: moment,
  palette: z.array(swatch),
  thumbnail_url: z.string(),
});
export type HistoryEntry = z.infer<typeof historyEntry>;

/**
 * What of the history is wanted: local days and scores, both ends included, and words that must all stand in the texts,
 * colours or style of an analysis, whatever their case.
 */
export const historyFilter = z.object({
  from: givenDay.optional(),
  to: givenDay.optional(),
  min_score: z.coerce.number().int().min(0).max(100).optional(),
  max_score: z.coerce.number().int().min(0).max(100).optional(),
  search: z.string().trim().max(dashboardLimits.maxSearch).optional(),
});
export type HistoryFilter = z.infer<typeof historyFilter>;

export const historyPage = z.object({
  history: z.array(historyEntry),
  page: z.number().int(),
  limit: z.number().int(),
  total: z.number().int(),
  total_pages: z.number().int(),
});

/** Preferences may travel beside a photo as JSON; the analysis endpoint takes any object and reads what it knows. */
const preferencesJson = z
  .string()
  .max(100_000)
  .transform((text, context) => {
    try {
      return z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    } catch {
      context.addIssue({ code: 'custom', message: 'Preferences must be a JSON object' });
      return z.NEVER;
    }
  });

/** Which of several people the analysis is about, counted from the left. */
const person = z
  .string()
  .regex(/^\d{1,2}$/, 'A person is a number counted from the left, 0 the first')
  .transform(Number);

const photo = {
  field: 'file',
  maxBytes: limits.maxUploadBytes,
  fields: z.object({ preferences: preferencesJson.optional(), person: person.optional() }),
};

const live = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

export const analysisEndpoints = {
  uploadAnalyze: endpoint({
    ...paths.uploadAnalyze,
    summary: 'Analyses the photo of an outfit and keeps it in the history',
    file: photo,
    response: analysisResult,
    errors: [
      'too_large',
      'unsupported_media',
      'no_outfit',
      'single_garment',
      'too_many_requests',
      'unavailable',
    ],
    creates: true,
  }),
  cameraAnalyze: endpoint({
    ...paths.cameraAnalyze,
    summary: 'Analyses a picture of the camera; a live one is neither kept nor counted',
    file: { ...photo, minBytes: limits.minCaptureBytes, fields: photo.fields.extend({ live }) },
    response: analysisResult,
    errors: [
      'too_large',
      'unsupported_media',
      'no_outfit',
      'single_garment',
      'too_many_requests',
      'unavailable',
    ],
    creates: true,
    proMessage: ({ live }) => (live === 'true' ? proMessages.liveAnalysis : proMessages.camera),
  }),
  getAnalysis: endpoint({
    ...paths.getAnalysis,
    summary: 'One analysis',
    params: idParams,
    response: analysisResult,
    errors: ['not_found'],
  }),
  correctAnalysis: endpoint({
    ...paths.correctAnalysis,
    summary:
      'Corrects the garments of an analysis, or undoes that; rating and texts follow without the photo',
    params: idParams,
    body: analysisCorrection,
    response: analysisResult,
    errors: ['not_found', 'conflict'],
  }),
  facelessPhoto: endpoint({
    ...paths.facelessPhoto,
    summary: 'The photo of an analysis with every face hidden, to be shown to others; nothing is stored',
    params: idParams,
    response: z.object({
      image: z.string().startsWith('data:image/jpeg;base64,'),
      hidden_faces: z.number().int(),
    }),
    errors: ['not_found', 'too_many_requests', 'unavailable'],
  }),
  deleteAnalysis: endpoint({
    ...paths.deleteAnalysis,
    summary: 'Removes an analysis and its photo; both can be restored for a few minutes',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  restoreAnalysis: endpoint({
    ...paths.restoreAnalysis,
    summary: 'Takes an analysis back out of the bin',
    params: idParams,
    response: analysisResult,
    errors: ['not_found'],
  }),
  history: endpoint({
    ...paths.history,
    summary: 'The history of analyses, newest first; filters by day, score and text count what they leave',
    query: z.object({
      page: z.coerce.number().int().min(1).default(limits.historyPage),
      limit: z.coerce.number().int().min(1).max(limits.historyMaxLimit).default(limits.historyLimit),
      ...historyFilter.shape,
    }),
    response: historyPage,
  }),
};
