import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { capitalised } from '../../wardrobe/items/item-words.ts';
import { eventDay } from '../events/upcoming-events.ts';

/** A day of a month: its outfits, those of its events first, then those that the day itself was planned with. */
export type MonthDay = {
  date: string;
  outfits: { event_id: string | null; title: string; plan: OutfitPlan | null }[];
};

/** What the outfit of a day without events is called. */
function dayOutfitTitle({ name, event_title, event_type }: OutfitPlan): string {
  return name ?? event_title ?? capitalised(event_type);
}

/** The days with what is worn on them. An event of several days has its outfit on the first. */
export function dressedDays(
  days: readonly string[],
  events: readonly CalendarEvent[],
  plans: readonly OutfitPlan[],
): MonthDay[] {
  const ofEvents = new Set(events.map(({ outfitPlan }) => outfitPlan?.id));
  const alone = plans.filter(({ id, event_id }) => event_id === null && !ofEvents.has(id));
  return days.map((date) => ({
    date,
    outfits: [
      ...events
        .filter((event) => eventDay(event) === date)
        .map(({ id, title, outfitPlan }) => ({ event_id: id, title, plan: outfitPlan })),
      ...alone
        .filter((plan) => plan.date === date)
        .map((plan) => ({ event_id: null, title: dayOutfitTitle(plan), plan })),
    ],
  }));
}
