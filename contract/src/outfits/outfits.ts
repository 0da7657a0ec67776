import { z } from 'zod';
import { engineStamp } from '../analysis/analysis.ts';
import { term } from '../analysis/evidence.ts';
import { calendarLimits } from '../calendar/calendar-options.ts';
import { eventTime, eventType } from '../calendar/event-input.ts';
import { proMessages } from '../membership/tiers.ts';
import { calendarDay, givenDay, wardrobeItem } from '../wardrobe/wardrobe-item.ts';
import { wardrobeLimits } from '../wardrobe/wardrobe-options.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, idParams, moment } from '../wire/wire.ts';
import { occasionReading } from './occasions.ts';
import { outfitLayout } from './outfit-layout.ts';

const sentences = z.array(z.string());
const total = z.number().int();
const percent = z.number().int().min(0).max(100);

/** The weather that an outfit was made for: felt temperature in °C, rain in mm over the hours, wind in km/h. */
export const outfitWeather = z.object({
  felt_c: z.number(),
  min_c: z.number(),
  max_c: z.number(),
  rain_mm: z.number(),
  rain_chance: z.number().min(0).max(1),
  wind_kmh: z.number(),
  source: z.enum(['forecast', 'normals', 'unknown']),
  place: z.string().nullable(),
  attribution: z.string().nullable(),
});
export type OutfitWeather = z.infer<typeof outfitWeather>;

/** Another outfit for the same event, really different from the chosen one. */
const otherOutfit = z.object({ wardrobe_item_ids: z.array(id), description: z.string(), score: percent });

/** What the other engine proposed or wrote for the same event, kept for comparison. */
const comparedPlan = z.object({
  engine: engineStamp,
  wardrobe_item_ids: z.array(id),
  outfit_description: z.string(),
  reasons: sentences,
});
export type ComparedPlan = z.infer<typeof comparedPlan>;

/**
 * An outfit for an event or made by hand. `confidence_score` is the share of the possible score times the certainty of
 * the inputs, in percent; `terms` are the parts of the score (weights sum to 1); `alternatives` are the descriptions of
 * `other_outfits`; `notice` says why the language model did not write it, where it should have.
 */
export const outfitPlan = z.object({
  id,
  version: z.number().int(),
  event_id: id.nullable(),
  trip_id: id.nullable(),
  event_title: z.string(),
  event_type: z.string(),
  /** Null for plans of older versions. */
  occasion: occasionReading.nullable(),
  name: z.string().nullable(),
  date: calendarDay,
  wardrobe_item_ids: z.array(id),
  items: z.array(wardrobeItem),
  confidence_score: percent,
  score: percent,
  outfit_description: z.string(),
  weather_considerations: z.string(),
  weather: outfitWeather.nullable(),
  alternatives: sentences,
  other_outfits: z.array(otherOutfit),
  reasons: sentences,
  improvements: sentences,
  terms: z.array(term),
  locked: z.array(id),
  thumb: z.enum(['up', 'down']).nullable(),
  worn_on: calendarDay.nullable(),
  saved: z.boolean(),
  /** How somebody laid the outfit out; null where it lies as it is usual. */
  layout: outfitLayout.nullable(),
  engine: engineStamp,
  comparison: comparedPlan.nullable(),
  notice: z.string().nullable(),
  created_at: moment,
});
export type OutfitPlan = z.infer<typeof outfitPlan>;

const itemIds = z.array(id).min(1, 'Please choose at least one item').max(12);
const words = z.array(z.string().trim().min(1).max(wardrobeLimits.maxWord)).max(30);

/** Both spellings of the event's id and type are taken. */
const generateBody = z.preprocess(
  (given) => {
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
    const { event_id, event_type, ...rest } = given as Record<string, unknown>;
    return {
      ...(event_id === undefined ? {} : { eventId: event_id }),
      ...(event_type === undefined ? {} : { eventType: event_type }),
      ...rest,
    };
  },
  z.object({
    eventId: z.string().min(1).max(1024),
    eventType: eventType.optional(),
    preferences: z.object({ colors: words.optional(), brands: words.optional() }).nullable().optional(),
    /** Items that must stay, items that must not come, and which of the best outfits in turn (0 is the best). */
    locked: z.array(id).max(12).optional(),
    excluded: z.array(id).max(200).optional(),
    turn: z.number().int().min(0).max(50).optional(),
    /** One item of the event's present outfit to exchange; all its others stay. */
    swap: id.optional(),
  }),
);
export type GeneratePlan = z.output<typeof generateBody>;

const handMade = z.object({
  wardrobe_item_ids: itemIds,
  event_id: id.nullable().optional(),
  event_type: eventType.optional(),
  date: givenDay.optional(),
  name: z.string().trim().min(1).max(calendarLimits.maxTitle).nullable().optional(),
  layout: outfitLayout.nullable().optional(),
});
export type HandMadeOutfit = z.output<typeof handMade>;

export const outfitScore = z.object({
  score: percent,
  terms: z.array(term),
  reasons: sentences,
  improvements: sentences,
  weather: outfitWeather.nullable(),
});
export type OutfitScore = z.infer<typeof outfitScore>;

/** An outfit of the lookbook and when exactly these items were worn together, the latest first, with the plan that notes it. */
export const lookbookOutfit = outfitPlan.extend({
  wears: z.array(z.object({ plan_id: id, date: calendarDay })),
});
export type LookbookOutfit = z.infer<typeof lookbookOutfit>;

/** An outfit that is proposed and not stored. */
export const suggestedOutfit = outfitPlan.pick({
  wardrobe_item_ids: true,
  items: true,
  confidence_score: true,
  score: true,
  outfit_description: true,
  reasons: true,
  improvements: true,
  terms: true,
});
export type SuggestedOutfit = z.infer<typeof suggestedOutfit>;

export const todaysOutfit = z.object({
  date: calendarDay,
  weather: outfitWeather,
  weather_text: z.string(),
  event_id: id.nullable(),
  event_title: z.string().nullable(),
  event_type: z.string(),
  outfit: suggestedOutfit.nullable(),
  /** The plan that the outfit stands in, and the day on which it was worn. */
  plan_id: id.nullable(),
  worn_on: calendarDay.nullable(),
  /** Why there is no outfit. */
  sentence: z.string().nullable(),
});
export type TodaysOutfit = z.infer<typeof todaysOutfit>;

export const outfitEndpoints = {
  generatePlan: endpoint({
    ...paths.generatePlan,
    summary: 'Plans an outfit for an event from the person’s own clothes',
    body: generateBody,
    response: outfitPlan,
    errors: ['google_unauthorized', 'not_found', 'conflict', 'pro_required'],
    creates: true,
    proMessage: proMessages.outfits,
  }),
  listPlans: endpoint({
    ...paths.listPlans,
    summary: 'The plans of a window of days, from today to 30 days ahead by default',
    query: z.object({
      startDate: eventTime.optional(),
      endDate: eventTime.optional(),
      limit: z.coerce
        .number()
        .int()
        .min(1)
        .max(calendarLimits.maxEvents)
        .default(calendarLimits.defaultEvents),
    }),
    response: z.object({ outfit_plans: z.array(outfitPlan), total }),
  }),
  getPlan: endpoint({
    ...paths.getPlan,
    summary: 'One plan',
    params: idParams,
    response: outfitPlan,
    errors: ['not_found'],
  }),
  updatePlan: endpoint({
    ...paths.updatePlan,
    summary: 'Changes a plan’s items, name or date, rates it, or notes that it was worn',
    params: idParams,
    body: z.object({
      version: z.number().int().optional(),
      wardrobe_item_ids: itemIds.optional(),
      locked: z.array(id).max(12).optional(),
      name: z.string().trim().min(1).max(calendarLimits.maxTitle).nullable().optional(),
      date: givenDay.optional(),
      thumb: z.enum(['up', 'down']).nullable().optional(),
      worn_on: givenDay.nullable().optional(),
      layout: outfitLayout.nullable().optional(),
    }),
    response: outfitPlan,
    errors: ['not_found', 'conflict'],
  }),
  deletePlan: endpoint({
    ...paths.deletePlan,
    summary: 'Removes a plan; it can be restored for a few minutes',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  restorePlan: endpoint({
    ...paths.restorePlan,
    summary: 'Takes a plan back out of the bin',
    params: idParams,
    response: outfitPlan,
    errors: ['not_found'],
  }),
  createOutfit: endpoint({
    ...paths.createOutfit,
    summary: 'Keeps an outfit that was built by hand in the lookbook',
    body: handMade,
    response: outfitPlan,
    errors: ['not_found'],
    creates: true,
  }),
  scoreOutfit: endpoint({
    ...paths.scoreOutfit,
    summary: 'The score and reasons of an outfit while it is being built; stores nothing',
    body: handMade.omit({ name: true, layout: true }),
    response: outfitScore,
    errors: ['not_found'],
  }),
  completeOutfit: endpoint({
    ...paths.completeOutfit,
    summary: 'The best outfit that has all of these items; `turn` asks for another; stores nothing',
    body: handMade
      .omit({ name: true, layout: true })
      .extend({ turn: z.number().int().min(0).max(50).default(0) }),
    response: suggestedOutfit,
    errors: ['not_found', 'conflict', 'pro_required'],
    proMessage: proMessages.outfits,
  }),
  wearOutfit: endpoint({
    ...paths.wearOutfit,
    summary: 'Notes that these items were worn together on a day, today by default',
    body: handMade.omit({ name: true }),
    response: outfitPlan,
    errors: ['not_found'],
    creates: true,
  }),
  saveOutfit: endpoint({
    ...paths.saveOutfit,
    summary: 'Keeps a plan in the lookbook',
    params: idParams,
    response: outfitPlan,
    errors: ['not_found'],
  }),
  listOutfits: endpoint({
    ...paths.listOutfits,
    summary: 'The lookbook, newest first',
    response: z.object({ outfits: z.array(lookbookOutfit), total }),
  }),
  getOutfit: endpoint({
    ...paths.getOutfit,
    summary: 'One outfit of the lookbook',
    params: idParams,
    response: lookbookOutfit,
    errors: ['not_found'],
  }),
  deleteOutfit: endpoint({
    ...paths.deleteOutfit,
    summary: 'Takes an outfit out of the lookbook; the plan stays',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  todaysOutfit: endpoint({
    ...paths.todaysOutfit,
    summary: 'Today’s weather and an outfit for it; `turn` asks for another',
    query: z.object({ turn: z.coerce.number().int().min(0).max(50).default(0) }),
    response: todaysOutfit,
  }),
};
