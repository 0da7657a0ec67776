import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { calendarLimits, type EventType } from '@drape/contract/calendar/calendar-options';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import { dayMs } from '../../../platform/clock.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import { nextDay } from '../../../platform/local-time.ts';
import type { CalendarService } from '../../calendar/service.ts';
import { dayPurpose, eventPurpose, laterDayPurpose, type Purpose } from '../occasion/occasion.ts';
import type { PlanReader } from '../plans/plan-reader.ts';
import { goesOnThrough } from './event-hours.ts';

/** What a day dresses for, and the plan that there is for it. An event of several days occurs on each of them. */
export type Occurrence = { purpose: Purpose; event: CalendarEvent | undefined; plan: OutfitPlan | undefined };
export type AgendaDay = { date: string; occurrences: Occurrence[] };

/** What days without events are for; null for nothing. */
export type TypeOfDay = (date: string) => EventType | null;

type AgendaOptions = {
  typeOfDay?: TypeOfDay;
  /** Whether an event that lasts several days stands on the later ones as well; by default it does. */
  laterDays?: boolean;
};

type Dependencies = { calendar: Pick<CalendarService, 'list'>; reader: PlanReader };

export function daysBetween(first: string, last: string): string[] {
  const count = Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => nextDay(first, index));
}

/** Whether a plan may be replaced without asking: nobody saved, rated or wore it. */
export function isReplaceable({ saved, thumb, worn_on }: OutfitPlan): boolean {
  return !saved && thumb === null && worn_on === null;
}

function dayTitle(type: EventType): string {
  return `${type[0]?.toUpperCase()}${type.slice(1)} day`;
}

/** The events that began before a day and go on; the first of them takes what is planned for the day without an event. */
function laterDaysOn(
  date: string,
  events: readonly CalendarEvent[],
  plansOfDay: readonly OutfitPlan[],
  timeZone: string,
): Occurrence[] {
  return events
    .filter((event) => goesOnThrough(event, date, timeZone))
    .map((event, index) => ({
      purpose: laterDayPurpose(event, date, timeZone),
      event,
      plan:
        plansOfDay.find(({ event_title }) => event_title === event.title) ??
        (index === 0 ? plansOfDay[0] : undefined),
    }));
}

/** Days with their events by their start, each with its plan; a day without events stands for itself. */
export function createAgenda({ calendar, reader }: Dependencies) {
  return async (
    principal: Principal,
    [first, last]: [first: string, last: string],
    { typeOfDay = () => 'casual', laterDays = true }: AgendaOptions = {},
  ): Promise<AgendaDay[]> => {
    const window = { startDate: first, endDate: nextDay(last), limit: calendarLimits.maxEvents };
    const [{ events }, plans] = await Promise.all([
      calendar.list(principal, window),
      reader.between(principal, [first, last]),
    ]);
    const { timeZone } = principal;
    const ofEvents = events.map((event): Occurrence => {
      const purpose = eventPurpose(event, timeZone);
      return { purpose, event, plan: event.outfitPlan ?? undefined };
    });
    return daysBetween(first, last).map((date) => {
      const plansOfDay = plans.filter((one) => one.date === date && one.event_id === null);
      const occurrences = [
        ...(laterDays ? laterDaysOn(date, events, plansOfDay, timeZone) : []),
        ...ofEvents.filter(({ purpose }) => purpose.day === date),
      ];
      if (occurrences.length > 0) return { date, occurrences };
      const plan = plansOfDay[0];
      const type = plan ? (plan.event_type as EventType) : typeOfDay(date);
      if (type === null) return { date, occurrences: [] };
      const purpose = dayPurpose(date, timeZone, plan?.event_title ?? dayTitle(type), type);
      return { date, occurrences: [{ purpose, event: undefined, plan }] };
    });
  };
}

export type Agenda = ReturnType<typeof createAgenda>;
