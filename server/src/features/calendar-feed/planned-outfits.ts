import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { localDay } from '../../platform/clock.ts';
import { nextDay } from '../../platform/local-time.ts';

/** An outfit with when it is planned for: moments, or days with the end exclusive. */
export type PlannedOutfit = { plan: OutfitPlan; title: string; start: string; end: string };

/**
 * Outfits of events at the time of their event, and outfits that were put together for a later day as that whole day.
 * What was put together for its own day is a look, not a plan.
 */
export function plannedOutfits(
  plans: readonly OutfitPlan[],
  events: readonly CalendarEvent[],
  timeZone: string,
): PlannedOutfit[] {
  const ofEvents = events.flatMap(({ outfitPlan: plan, title, startTime: start, endTime: end }) =>
    plan ? [{ plan, title, start, end }] : [],
  );
  const ofEventIds = new Set(ofEvents.map(({ plan }) => plan.id));
  const ofDays = plans
    .filter(({ id, event_id }) => event_id === null && !ofEventIds.has(id))
    .filter(({ date, created_at }) => date > localDay(new Date(created_at), timeZone))
    .map((plan) => ({
      plan,
      title: plan.name ?? plan.event_title,
      start: plan.date,
      end: nextDay(plan.date),
    }));
  return [...ofEvents, ...ofDays];
}
