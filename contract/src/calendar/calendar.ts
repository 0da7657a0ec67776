import { z } from 'zod';
import { outfitPlan } from '../outfits/outfits.ts';
import { calendarDay, wardrobeItem } from '../wardrobe/wardrobe-item.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, idParams, moment } from '../wire/wire.ts';
import { eventTypes, calendarLimits as most } from './calendar-options.ts';
import { eventTime, eventType } from './event-input.ts';

/** An all-day event has days instead of times, the end exclusive. `outfitItems` are the items of `outfitPlan`. */
export const calendarEvent = z.object({
  id,
  version: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  startTime: z.union([moment, calendarDay]),
  endTime: z.union([moment, calendarDay]),
  location: z.string().nullable(),
  eventType: z.enum(eventTypes),
  googleEventId: z.string().nullable(),
  userId: id,
  createdAt: moment,
  updatedAt: moment,
  hasOutfit: z.boolean(),
  outfitPlan: outfitPlan.nullable(),
  outfitItems: z.array(wardrobeItem),
});
export type CalendarEvent = z.infer<typeof calendarEvent>;

const text = (maximum: number) =>
  z
    .string()
    .trim()
    .max(maximum)
    .transform((given) => (given === '' ? null : given))
    .nullable();

const eventFields = z.object({
  title: z.string().trim().min(1, 'Please give the event a title').max(most.maxTitle),
  description: text(most.maxDescription),
  startTime: eventTime,
  endTime: eventTime,
  location: text(most.maxLocation),
  eventType,
});

/** The specification writes times and types in both ways; the first spelling wins. */
function bothSpellings(given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const { start_time, end_time, event_type, ...rest } = given as Record<string, unknown>;
  return {
    ...(start_time === undefined ? {} : { startTime: start_time }),
    ...(end_time === undefined ? {} : { endTime: end_time }),
    ...(event_type === undefined ? {} : { eventType: event_type }),
    ...rest,
  };
}

/** Without an end an event lasts an hour, or its one day. */
export const newEvent = z.preprocess(
  bothSpellings,
  eventFields.partial().required({ title: true, startTime: true }),
);
export type NewEvent = z.output<typeof newEvent>;

export const eventChanges = z.preprocess(
  bothSpellings,
  eventFields.partial().extend({ version: z.number().int().optional() }),
);
export type EventChanges = z.output<typeof eventChanges>;

/** A window of time; a day means its beginning in the user's time zone. */
export const windowQuery = z.object({
  startDate: eventTime.optional(),
  endDate: eventTime.optional(),
  limit: z.coerce.number().int().min(1).max(most.maxEvents).default(most.defaultEvents),
});

export const calendarEndpoints = {
  listEvents: endpoint({
    ...paths.listEvents,
    summary: 'Events of a window, from now to 30 days ahead by default, by their start',
    query: windowQuery,
    response: z.object({ events: z.array(calendarEvent), total: z.number().int() }),
  }),
  createEvent: endpoint({
    ...paths.createEvent,
    summary: 'Creates an event; without a type it follows from the title',
    body: newEvent,
    response: calendarEvent,
    creates: true,
  }),
  getEvent: endpoint({
    ...paths.getEvent,
    summary: 'One event, by its own or its Google id',
    params: idParams.extend({ id: z.string().min(1).max(1024) }),
    response: calendarEvent,
    errors: ['google_unauthorized', 'not_found'],
  }),
  updateEvent: endpoint({
    ...paths.updateEvent,
    summary: 'Changes an event; with `version`, only if nobody else has changed it',
    params: idParams,
    body: eventChanges,
    response: calendarEvent,
    errors: ['not_found', 'conflict'],
  }),
  deleteEvent: endpoint({
    ...paths.deleteEvent,
    summary: 'Removes an event; it can be restored for a few minutes',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  deleteEvents: endpoint({
    ...paths.deleteEvents,
    summary: 'Removes several events at once; each can be restored for a few minutes',
    body: z.object({ ids: z.array(id).min(1).max(most.maxImportedEvents) }),
    response: z.object({ ids: z.array(id), total: z.number().int() }),
  }),
  restoreEvent: endpoint({
    ...paths.restoreEvent,
    summary: 'Takes an event back out of the bin',
    params: idParams,
    response: calendarEvent,
    errors: ['not_found'],
  }),
};
