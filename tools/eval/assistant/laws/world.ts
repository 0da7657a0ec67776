import type {
  AssistantContext,
  AssistantEvent,
  AssistantItem,
} from '@drape/engine/assistant/assistant-context';
import { parseItem } from '@drape/engine/stylist/item-text/parse-items';
import { type CorpusOccasion, type CorpusWardrobe, itemOfName, weatherOf } from '../../../taste/corpus.ts';

/** Somebody with clothes, a calendar, and an entry in it that is two days away. */
export type World = {
  context: AssistantContext;
  items: AssistantItem[];
  event: AssistantEvent;
  today: string;
};

const dayMs = 86_400_000;
const eventsAround = 14;

export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

function assistantItem(id: string, name: string): AssistantItem {
  const { color_primary, color_secondary, brand } = parseItem(name);
  return {
    ...itemOfName(id, name),
    colour: color_primary,
    secondColour: color_secondary,
    brand,
    size: null,
    tags: [],
    price: null,
    currency: 'EUR',
    status: 'available',
    careNotes: null,
    keptIn: null,
    purchasedOn: null,
    ownedSince: '2025-01-10',
  };
}

function eventOf({ title, when, place }: CorpusOccasion, at: number): AssistantEvent {
  const [day = '', clock = ''] = when.split('T');
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  const time = `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  const isFree = { eventType: 'other' as const, outfit: null };
  return { id: `event-${at}`, title, day, clock, time, location: place || null, ...isFree };
}

const wardrobes = new Map<CorpusWardrobe, AssistantItem[]>();

function itemsOf(wardrobe: CorpusWardrobe): AssistantItem[] {
  const known =
    wardrobes.get(wardrobe) ??
    Object.entries(wardrobe.items).map(([id, name]) => assistantItem(`item-${id}`, name));
  wardrobes.set(wardrobe, known);
  return known;
}

/** The person two days before one of the entries; `change` is what is otherwise with their clothes. */
export function worldOf(
  wardrobe: CorpusWardrobe,
  at: number,
  change: (item: AssistantItem) => AssistantItem,
): World | undefined {
  const occasion = wardrobe.occasions[at];
  if (!occasion) return undefined;
  const event = eventOf(occasion, at);
  const today = dayAfter(event.day, -2);
  const items = itemsOf(wardrobe).map(change);
  const [first, last] = [dayAfter(today, -eventsAround), dayAfter(today, eventsAround)];
  const events = wardrobe.occasions.map(eventOf).filter(({ day }) => day >= first && day <= last);
  const context: AssistantContext = {
    today,
    units: 'metric',
    dateFormat: 'mdy',
    hasWardrobe: true,
    plansOutfits: true,
    planSentence: '',
    items: async () => items,
    country: async () => null,
    archived: async () => [],
    binned: async () => [],
    wornOn: async (day) => items.filter(({ lastWorn }) => lastWorn === day).map(({ id }) => id),
    plans: async () => [],
    preferences: async () => ({ styles: [], colours: [] }),
    taste: async () => ({}),
    gender: async () => wardrobe.gender ?? null,
    planned: async () => [],
    occasionOf: async () => undefined,
    events: async (from, to) => events.filter(({ day }) => day >= from && day <= to),
    weather: async () => ({ ...weatherOf(occasion.weather), place: wardrobe.home }),
    lastAnalysis: async () => undefined,
  };
  return { context, items, event, today };
}
