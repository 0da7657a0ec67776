import { codeDefaults, codeOfType } from '../../occasion/code-defaults.ts';
import type { OutfitRequest } from '../outfit.ts';
import { noPause } from '../search/pause.ts';
import { type DressedEvent, type PlannedEvent, planDay } from './plan-day.ts';
import { wearsAtHome, wornDays, wornOut } from './wear-limits.ts';

export type WeekRequest = Omit<OutfitRequest, 'date' | 'eventType' | 'occasion' | 'weather'> & {
  events: PlannedEvent[];
};

/** `freshLeft` is false where a garment had to be taken that another day of the plan already wears. */
export type WeekPlan = (DressedEvent & { freshLeft: boolean })[];

type Worn = { date: string; itemIds: string[] };

/**
 * An outfit for each event of several days, in the order asked: no combination twice, and what is worn next to the skin
 * on one day is in the wash on the others, unless nothing else is left. Events of one day share one base outfit. The days
 * with the dressiest events choose first, so that a casual day does not take the only good shirt.
 */
export async function planWeek({ events, ...common }: WeekRequest, pause = noPause): Promise<WeekPlan> {
  const worn: Worn[] = events.flatMap(({ date, kept }) => (kept ? [{ date, itemIds: kept }] : []));
  const recent = [...common.recent, ...worn.map(({ itemIds }) => itemIds)];
  const plans = new Map<string, WeekPlan[number]>();
  for (const { date, day } of dressiestFirst(events)) {
    const tired = wornOut(common.items, wornDays(worn), date, wearsAtHome);
    const excluded = [...(common.excluded ?? []), ...tired];
    const planned = [...(common.planned ?? []), ...worn];
    const fresh = await planDay({ ...common, recent, planned, excluded, events: day }, pause);
    const lacking = tired.length > 0 && fresh.events.some(({ answer }) => answer?.ok === false);
    const plan = lacking ? await planDay({ ...common, recent, planned, events: day }, pause) : fresh;
    for (const event of plan.events) {
      const taken = event.answer?.ok ? event.answer.best.itemIds : [];
      plans.set(event.key, { ...event, freshLeft: !taken.some((id) => tired.includes(id)) });
      if (taken.length === 0) continue;
      recent.push(taken);
      worn.push({ date, itemIds: taken });
    }
  }
  return events.flatMap(({ key }) => plans.get(key) ?? []);
}

function dressiestFirst(events: readonly PlannedEvent[]): { date: string; day: PlannedEvent[] }[] {
  const days = [...Map.groupBy(events, ({ date }) => date)].map(([date, day]) => ({
    date,
    day,
    ideal: Math.max(
      ...day.map(({ eventType, occasion }) => (occasion ?? codeDefaults[codeOfType[eventType]]).level[1]),
    ),
  }));
  return days.sort((x, y) => y.ideal - x.ideal || (x.date < y.date ? -1 : 1));
}
