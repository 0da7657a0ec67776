import { z } from 'zod';
import { calendarLimits } from '../calendar/calendar-options.ts';
import { proMessages } from '../membership/tiers.ts';
import { calendarDay, givenDay, wardrobeItem } from '../wardrobe/wardrobe-item.ts';
import { endpoint } from '../wire/endpoint.ts';
import { paths } from '../wire/paths.ts';
import { deleted, id, idParams, moment } from '../wire/wire.ts';
import { dayTypes, plannedDay } from './week.ts';

/** `item_ids`: the packing list. `at_least`: no list from which every day gets such an outfit is shorter; null where nothing was packed yet. */
const tripHead = z.object({
  id,
  version: z.number().int(),
  name: z.string(),
  place: z.string().nullable(),
  start_day: calendarDay,
  end_day: calendarDay,
  packed: z.array(id),
  extras: z.array(id),
  item_ids: z.array(id),
  item_count: z.number().int(),
  at_least: z.number().int().nullable(),
  created_at: moment,
});
export type TripHead = z.infer<typeof tripHead>;

/** `items` are the packing list: what the days wear and the extras. `notes` say what could not be planned. */
export const trip = tripHead.extend({
  days: z.array(plannedDay),
  items: z.array(wardrobeItem),
  notes: z.array(z.string()),
});
export type Trip = z.infer<typeof trip>;

const name = z.string().trim().min(1, 'Please give the trip a name').max(calendarLimits.maxTitle);
const itemIds = z.array(id).max(100);
const place = z
  .string()
  .trim()
  .max(calendarLimits.maxLocation)
  .transform((given) => (given === '' ? null : given))
  .nullable();

const dayMs = 86_400_000;

const newTrip = z
  .object({
    name,
    place: place.optional(),
    start_day: givenDay,
    end_day: givenDay,
    types: dayTypes.optional(),
  })
  .refine(({ start_day, end_day }) => end_day >= start_day, {
    message: 'The trip must end on or after its first day',
    path: ['end_day'],
  })
  .refine(
    ({ start_day, end_day }) =>
      (Date.parse(end_day) - Date.parse(start_day)) / dayMs < calendarLimits.maxTripDays,
    { message: `A trip lasts at most ${calendarLimits.maxTripDays} days`, path: ['end_day'] },
  );
export type NewTrip = z.output<typeof newTrip>;

const tripChanges = z.object({
  version: z.number().int().optional(),
  name: name.optional(),
  packed: itemIds.optional(),
  extras: itemIds.optional(),
});
export type TripChanges = z.output<typeof tripChanges>;

export const tripEndpoints = {
  listTrips: endpoint({
    ...paths.listTrips,
    summary: 'Trips, the latest first',
    response: z.object({ trips: z.array(tripHead), total: z.number().int() }),
  }),
  createTrip: endpoint({
    ...paths.createTrip,
    summary: 'Plans an outfit for every day and event of a trip from as few items as possible',
    body: newTrip,
    response: trip,
    errors: ['pro_required', 'conflict'],
    creates: true,
    proMessage: proMessages.outfits,
  }),
  getTrip: endpoint({
    ...paths.getTrip,
    summary: 'One trip with its days and packing list',
    params: idParams,
    response: trip,
    errors: ['not_found'],
  }),
  updateTrip: endpoint({
    ...paths.updateTrip,
    summary: 'Renames a trip, ticks items off, or takes further items along',
    params: idParams,
    body: tripChanges,
    response: trip,
    errors: ['not_found', 'conflict'],
  }),
  packTrip: endpoint({
    ...paths.packTrip,
    summary: 'Packs again for the current weather and garments; worn days and ticks stay',
    params: idParams,
    body: z.object({ types: dayTypes.optional() }),
    response: trip,
    errors: ['not_found', 'pro_required', 'conflict'],
    proMessage: proMessages.outfits,
  }),
  deleteTrip: endpoint({
    ...paths.deleteTrip,
    summary: 'Removes a trip with its plans; it can be restored for a few minutes',
    params: idParams,
    response: deleted,
    errors: ['not_found'],
  }),
  restoreTrip: endpoint({
    ...paths.restoreTrip,
    summary: 'Takes a trip back out of the bin',
    params: idParams,
    response: trip,
    errors: ['not_found'],
  }),
};
