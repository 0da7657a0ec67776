import type { ChatRequest } from '@drape/contract/assistant/assistant';
import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import { proMessages } from '@drape/contract/membership/tiers';
import type { OutfitPlan } from '@drape/contract/outfits/outfits';
import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type {
  AssistantContext,
  AssistantEvent,
  AssistantItem,
  AssistantPlan,
  LastAnalysis,
} from '@drape/engine/assistant/assistant-context';
import { loadPlaces } from '@drape/engine/places/load-places';
import { type Clock, localDay } from '../../platform/clock.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { isDay, nextDay } from '../../platform/local-time.ts';
import type { Weather } from '../../platform/weather/weather.ts';
import type { AccountService } from '../account/service.ts';
import type { AnalysisService } from '../analysis/service.ts';
import type { CalendarService } from '../calendar/service.ts';
import { type OutfitService, outfitReading } from '../outfits/service.ts';
import type { TasteOf } from '../profile/service.ts';
import type { WardrobeService } from '../wardrobe/service.ts';

export type ContextDependencies = {
  clock: Clock;
  weather: Weather;
  account: Pick<AccountService, 'rowOf'>;
  wardrobe: Pick<WardrobeService, 'items' | 'worn'>;
  calendar: Pick<CalendarService, 'list'>;
  outfits: Pick<OutfitService, 'between' | 'occasionOf' | 'plannedNear' | 'taste' | 'tripPlaceOn'>;
  analysis: Pick<AnalysisService, 'history' | 'find'>;
  tasteOf: TasteOf;
};

/** What was read of a person for one question, so that cards can show it. */
export type PersonContext = {
  context: AssistantContext;
  shown: { items: Map<string, WardrobeItem>; events: Map<string, CalendarEvent> };
};

const { eventHours, outfitItem, unitsOf, wakingHours } = outfitReading;
const nobodysTaste = { styles: [], colours: [] };

const puttingOn = ['dresses', 'tops', 'bottoms', 'outerwear', 'shoes', 'accessories'];

/** In the order in which clothes are named: what is worn first, then coats, shoes, and the rest. */
function asPutOn(a: WardrobeItem, b: WardrobeItem): number {
  return (
    puttingOn.indexOf(a.category) - puttingOn.indexOf(b.category) ||
    a.description.localeCompare(b.description)
  );
}

/** The assistant's window on a person's data, through the services of the features that hold it. */
export async function contextOf(
  dependencies: ContextDependencies,
  principal: Principal,
  { include_wardrobe, include_preferences }: Pick<ChatRequest, 'include_wardrobe' | 'include_preferences'>,
): Promise<PersonContext> {
  const { clock, weather, account, wardrobe, outfits, tasteOf } = dependencies;
  const { timeZone, userId } = principal;
  const { home_town, country, units, gender, date_format, time_format } = await account.rowOf(principal);
  const shown: PersonContext['shown'] = { items: new Map(), events: new Map() };
  const everything = once(async () => {
    const { items: all } = await wardrobe.items.list(principal);
    for (const item of all) shown.items.set(item.id, item);
    return [...all].sort(asPutOn);
  });
  const items = once(async () => (await everything()).filter((item) => !isArchived(item)).map(assistantItem));
  const context: AssistantContext = {
    today: localDay(clock.now(), timeZone),
    units: unitsOf(units, country),
    dateFormat: date_format ?? 'mdy',
    hasWardrobe: include_wardrobe,
    plansOutfits: principal.isPro,
    planSentence: proMessages.outfits,
    country: async () => country ?? (await countryOf(home_town, timeZone)),
    items: include_wardrobe ? items : async () => [],
    archived: async () =>
      include_wardrobe ? (await everything()).filter(isArchived).map(assistantItem) : [],
    binned: async () => (include_wardrobe ? (await wardrobe.items.binned(principal)).map(assistantItem) : []),
    wornOn: async (day) => (include_wardrobe ? wardrobe.worn.on(principal, day) : []),
    plans: async (first, last) => (await outfits.between(principal, [first, last])).map(assistantPlan),
    preferences: async () => (include_preferences ? tasteOf(userId) : nobodysTaste),
    taste: async () =>
      include_preferences && include_wardrobe ? tastesOf(await outfits.taste(principal)) : {},
    gender: async () => (include_preferences ? gender : null),
    planned: async (day, eventId) =>
      include_wardrobe ? outfits.plannedNear(principal, { day, eventId }) : [],
    occasionOf: async ({ eventId, said, code }) => {
      const event = shown.events.get(eventId);
      return event && outfits.occasionOf(principal, event, { said, code });
    },
    events: (first, last) =>
      eventsOf(dependencies, principal, [first, last], shown.events, {
        withOutfits: include_wardrobe,
        hour12: time_format !== '24h',
      }),
    weather: async (day, place, eventId) =>
      weather.at({
        ...hoursOf(shown.events.get(eventId ?? ''), day, timeZone),
        places: [place, await outfits.tripPlaceOn(principal, day)],
        home: home_town,
        country,
        timeZone,
      }),
    lastAnalysis: once(() => lastAnalysis(dependencies, principal)),
  };
  return { context, shown };
}

/** The hours of an event, where it is on that day, else those of the day. */
function hoursOf(event: CalendarEvent | undefined, day: string, timeZone: string): { from: Date; to: Date } {
  const isThen = event && localDayOf(event, timeZone) === day;
  return isThen ? eventHours(event, timeZone) : wakingHours(day, timeZone);
}

function localDayOf({ startTime }: CalendarEvent, timeZone: string): string {
  return isDay(startTime) ? startTime : localDay(new Date(startTime), timeZone);
}

/** The country of a home town. */
async function countryOf(town: string | null, timeZone: string): Promise<string | null> {
  const found = town ? (await loadPlaces()).find(town, { country: null, timeZone }, 'home') : undefined;
  return found?.kind === 'found' ? found.place.country : null;
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let known: Promise<T> | undefined;
  return () => {
    known ??= work();
    return known;
  };
}

function tastesOf({ features }: { features: { feature: string; weight: number }[] }): Record<string, number> {
  return Object.fromEntries(features.map(({ feature, weight }) => [feature, weight]));
}

const isArchived = ({ is_archived }: WardrobeItem) => is_archived;

function assistantPlan({ id, date, wardrobe_item_ids, event_id }: OutfitPlan): AssistantPlan {
  return { id, day: date, itemIds: wardrobe_item_ids, eventId: event_id };
}

function assistantItem(item: WardrobeItem): AssistantItem {
  return {
    ...outfitItem({ ...item, photographed: item.image_kind === 'photo' }),
    colour: item.color_primary,
    secondColour: item.color_secondary,
    brand: item.brand,
    size: item.size,
    tags: item.tags,
    price: item.price,
    currency: item.currency,
    status: item.status,
    careNotes: item.care_notes,
    keptIn: item.kept_in,
    purchasedOn: item.purchase_date,
    ownedSince: item.purchase_date ?? item.created_at.slice(0, 10),
  };
}

type EventTelling = { withOutfits: boolean; hour12: boolean };

async function eventsOf(
  { calendar }: ContextDependencies,
  principal: Principal,
  [first, last]: [first: string, last: string],
  shown: Map<string, CalendarEvent>,
  telling: EventTelling,
): Promise<AssistantEvent[]> {
  const window = { startDate: first, endDate: nextDay(last), limit: calendarLimits.maxEvents };
  const { events } = await calendar.list(principal, window);
  return events.map((event) => {
    shown.set(event.id, event);
    return assistantEvent(event, principal.timeZone, telling);
  });
}

function assistantEvent(
  event: CalendarEvent,
  timeZone: string,
  { withOutfits, hour12 }: EventTelling,
): AssistantEvent {
  const { id, title, eventType, startTime, location, outfitPlan } = event;
  const allDay = isDay(startTime);
  const clock = { timeZone, hour: 'numeric', minute: '2-digit', hour12 } as const;
  return {
    id,
    title,
    eventType,
    location,
    day: localDayOf(event, timeZone),
    time: allDay ? null : new Date(startTime).toLocaleTimeString('en-US', clock),
    clock: allDay
      ? null
      : new Date(startTime).toLocaleTimeString('en-GB', { ...clock, hour: '2-digit', hour12: false }),
    outfit:
      outfitPlan && withOutfits
        ? { itemIds: outfitPlan.wardrobe_item_ids, description: outfitPlan.outfit_description }
        : null,
  };
}

async function lastAnalysis(
  { analysis }: ContextDependencies,
  principal: Principal,
): Promise<LastAnalysis | undefined> {
  const [latest] = (await analysis.history(principal, 1, 1)).history;
  if (!latest) return undefined;
  const { analysis: said, recommendations } = await analysis.find(principal, latest.id);
  return {
    id: latest.id,
    day: localDay(new Date(latest.created_at), principal.timeZone),
    rating: said.overall_rating,
    color: said.color_analysis,
    fit: said.fit_analysis,
    texture: said.texture_analysis,
    occasion: said.occasion,
    improvements: recommendations.immediate_improvements,
  };
}
