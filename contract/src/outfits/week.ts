import { z } from 'zod';
import { eventType } from '../calendar/event-input.ts';
import { proMessages } from '../membership/tiers.ts';
import { calendarDay, givenDay } from '../wardrobe/wardrobe-item.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { id, idParams, moment } from '../wire/wire.ts';
import { outfitPlan, outfitWeather, suggestedOutfit } from './outfits.ts';

/**
 * What a day dresses for: an event, or the day itself (`event_id` null). `put_on` and `take_off` are what changes since
 * the one before on the same day, `changes` the garments among what is put on that are no accessories.
 */
export const dressedFor = z.object({
  event_id: id.nullable(),
  title: z.string(),
  event_type: z.string(),
  /** Null for a whole day. */
  start_time: moment.nullable(),
  plan: outfitPlan.nullable(),
  put_on: z.array(id),
  take_off: z.array(id),
  changes: z.number().int(),
});
export type DressedFor = z.infer<typeof dressedFor>;

export const plannedDay = z.object({
  date: calendarDay,
  weather: outfitWeather,
  weather_text: z.string(),
  outfits: z.array(dressedFor),
});
export type PlannedDay = z.infer<typeof plannedDay>;

/** `notes` say what could not be planned, and why. */
const week = z.object({ days: z.array(plannedDay), total: z.number().int(), notes: z.array(z.string()) });
export type Week = z.infer<typeof week>;

/** By day, what a day without events is for; null leaves it out. Days that are not named are casual. */
export const dayTypes = z.record(givenDay, eventType.nullable());

const weekPlan = z.object({
  startDate: givenDay.optional(),
  /** How many days from the first one are planned; all seven by default. */
  days: z.number().int().min(1).max(7).optional(),
  types: dayTypes.optional(),
  /** Whether existing plans are replaced, except saved, rated and worn ones. */
  again: z.boolean().default(false),
});
export type WeekPlanWish = z.output<typeof weekPlan>;

/** Another outfit for a plan whose forecast or garments have changed. Nothing is changed before it is taken. */
const suggestion = z.object({
  plan: outfitPlan,
  reasons: z.array(z.string()),
  outfit: suggestedOutfit,
  weather: outfitWeather,
  weather_text: z.string(),
});
export type PlanSuggestion = z.infer<typeof suggestion>;

export const weekEndpoints = {
  getWeek: endpoint({
    ...paths.getWeek,
    summary: 'Seven days from today or a given day: weather, events and the outfits that are planned',
    query: z.object({ startDate: givenDay.optional() }),
    response: week,
  }),
  planWeek: endpoint({
    ...paths.planWeek,
    summary: 'Plans what is still open of seven days; events of one day share a base outfit',
    body: weekPlan,
    response: week,
    errors: ['pro_required'],
    creates: true,
    proMessage: proMessages.outfits,
  }),
  planSuggestions: endpoint({
    ...paths.planSuggestions,
    summary: 'Other outfits for coming plans whose forecast or garments have changed',
    response: z.object({ suggestions: z.array(suggestion), total: z.number().int() }),
  }),
  keepPlan: endpoint({
    ...paths.keepPlan,
    summary:
      'Keeps a plan as it is, whatever has changed; nothing is suggested before something else changes',
    params: idParams,
    response: outfitPlan,
    errors: ['not_found'],
  }),
};
