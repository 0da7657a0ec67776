import type { Occasion } from '../../stylist/occasion/occasion.ts';
import type { PlannedEvent } from '../../stylist/outfit/plans/plan-day.ts';
import { planWeek } from '../../stylist/outfit/plans/plan-week.ts';
import type { AssistantContext, AssistantEvent, Card } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import type { Language } from '../intent/intent-names.ts';
import { occasionOfEvent } from '../tools/occasion-meant.ts';
import type { SaidOccasion } from '../understanding/read-occasion.ts';
import { capital, namesOf } from '../words.ts';
import { dayIn, itemNames } from './command-words.ts';

export type PlannedOutfit = Extract<Change, { kind: 'plan_outfit' }>;

/** What is dressed for on one day: an event, or the day itself. */
type Occurrence = Omit<PlannedOutfit, 'kind' | 'itemIds'> & {
  location: string | null;
  /** The time of day where the person lives, "19:30"; null all day. */
  clock: string | null;
};

/** So many outfits are found for one message. */
const mostOutfits = 12;
const searchMs = 60;
/** From this hour on an event is one of the evening. */
const evening = '17:00';

/**
 * Outfits for several days by the week planner: one for each event, or for the day where nothing is on. With an occasion
 * every day is dressed for that. What is planned already stays.
 */
export async function outfitsFor(
  context: AssistantContext,
  days: readonly string[],
  occasionOn: (day: string) => SaidOccasion | undefined,
): Promise<PlannedOutfit[]> {
  const open = (await Promise.all(days.map((day) => openOn(context, day, occasionOn(day)))))
    .flat()
    .slice(0, mostOutfits);
  const [items, preferences, taste, planned, gender, weathers, readings] = await Promise.all([
    context.items(),
    context.preferences(),
    context.taste(),
    context.planned(days[0] ?? context.today, null),
    context.gender(),
    Promise.all(open.map(({ day, location, eventId }) => context.weather(day, location, eventId))),
    Promise.all(open.map((each) => readingOf(context, each))),
  ]);
  const events = open.flatMap((each, k): PlannedEvent[] => {
    const [weather, occasion] = [weathers[k], readings[k]];
    return weather && occasion
      ? [{ key: String(k), date: each.day, eventType: each.eventType, occasion, weather }]
      : [];
  });
  const { units } = context;
  const plan = await planWeek({
    items,
    preferences,
    taste,
    gender,
    recent: planned.map(({ itemIds }) => [...itemIds]),
    planned,
    units,
    seed: 7,
    timeLimitMs: searchMs,
    events,
  });
  return plan.flatMap(({ key, answer }) => {
    const one = open[Number(key)];
    if (!one || !answer?.ok) return [];
    const { day, eventType, eventId, title } = one;
    return [{ kind: 'plan_outfit' as const, itemIds: answer.best.itemIds, day, eventType, eventId, title }];
  });
}

function readingOf(context: AssistantContext, { eventId, ...each }: Occurrence): Promise<Occasion> {
  return occasionOfEvent(context, eventId === null ? each : { ...each, id: eventId });
}

async function openOn(
  context: AssistantContext,
  day: string,
  occasion: SaidOccasion | undefined,
): Promise<Occurrence[]> {
  const plans = await context.plans(day, day);
  const plain: Occurrence = {
    day,
    title: occasion ? capital(occasion.said) : '',
    eventType: occasion?.eventType ?? 'casual',
    eventId: null,
    location: null,
    clock: null,
  };
  const events = await context.events(day, day);
  // What is planned for an event in the evening leaves the day at work open.
  const ofDay = plans.filter(({ eventId }) => {
    const event = events.find(({ id }) => id === eventId);
    return (event?.clock ?? '') < evening;
  });
  if (occasion) return ofDay.length > 0 ? [] : [plain];
  if (events.length === 0) return plans.length > 0 ? [] : [plain];
  const planned = new Set(plans.map(({ eventId }) => eventId));
  return events.filter(({ id }) => !planned.has(id)).map(occurrenceOf);
}

function occurrenceOf({ id, title, eventType, day, location, clock }: AssistantEvent): Occurrence {
  return { day, title, eventType, eventId: id, location, clock };
}

/** A line for each outfit: "Monday, November 30 (label meeting): the jeans and the shirt." */
export async function tellDays(
  context: AssistantContext,
  planned: readonly PlannedOutfit[],
  language: Language,
): Promise<string> {
  const items = await context.items();
  const lines = planned.map(({ day, title, itemIds }) => {
    const worn = itemIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
    const named = title === '' ? '' : ` (${title})`;
    const names = language === 'en' ? namesOf(worn, worn.length) : itemNames(worn, language);
    return `${capital(dayIn(day, language, context))}${named}: ${names}.`;
  });
  return lines.join('\n');
}

export function cardsOf(
  context: AssistantContext,
  planned: readonly PlannedOutfit[],
  language: Language,
): Card[] {
  return planned.map(({ title, itemIds, day, eventType, eventId }) => {
    const named = title === '' ? capital(dayIn(day, language, context)) : title;
    return { kind: 'outfit', title: named, itemIds, date: day, eventType, eventId, score: 0 };
  });
}
