import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { repetitive } from '../../lib/query-client.ts';

const all = ['calendar'] as const;
const eventLists = [...all, 'events'] as const;

type EventList = Awaited<ReturnType<typeof api.listEvents>>;

/** From now to 30 days ahead, at most 50. */
export const upcomingQuery = queryOptions({
  queryKey: [...eventLists, 'upcoming'],
  queryFn: ({ signal }) => api.listEvents({}, { signal }),
  meta: repetitive,
});

/** The events from one day to another, the end exclusive. */
export const eventsQuery = (startDate: string, endDate: string) =>
  queryOptions({
    queryKey: [...eventLists, startDate, endDate],
    queryFn: ({ signal }) =>
      api.listEvents({ query: { startDate, endDate, limit: calendarLimits.maxEvents } }, { signal }),
  });

/** How many outfits are planned for the 30 days ahead. */
export const planCountQuery = queryOptions({
  queryKey: [...all, 'plans', 'count'],
  queryFn: async ({ signal }) => (await api.listPlans({ query: { limit: 1 } }, { signal })).total,
});

/** The outfits that are planned from one day to another, the end exclusive. */
export const plansBetweenQuery = (startDate: string, endDate: string) =>
  queryOptions({
    queryKey: [...all, 'plans', startDate, endDate],
    queryFn: ({ signal }) =>
      api.listPlans({ query: { startDate, endDate, limit: calendarLimits.maxEvents } }, { signal }),
  });

/** Shows a changed plan with its event at once. */
export function showPlan(queryClient: QueryClient, event: CalendarEvent, plan: OutfitPlan): void {
  queryClient.setQueriesData({ queryKey: eventLists }, (list: EventList | undefined) =>
    list === undefined
      ? list
      : {
          ...list,
          events: list.events.map((one) =>
            one.id === event.id
              ? { ...one, hasOutfit: true, outfitPlan: plan, outfitItems: plan.items }
              : one,
          ),
        },
  );
}

/** Asks again for everything that hangs on events and plans, the wear log and the lookbook included. */
export async function refreshCalendar(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['wardrobe'] });
  void queryClient.invalidateQueries({ queryKey: ['outfits'] });
  await queryClient.invalidateQueries({ queryKey: all });
}
