import { readFileSync } from 'node:fs';
import type {
  AssistantContext,
  AssistantEvent,
  AssistantItem,
  AssistantPlan,
  LastAnalysis,
  PlaceWeather,
} from '@drape/engine/assistant/assistant-context';
import { paletteOfWords } from '@drape/engine/colour/palette-of-words';
import { loadPlaces } from '@drape/engine/places/load-places';
import type { EventType, OutfitItem } from '@drape/engine/stylist/outfit/outfit';

type DayWeather = Omit<PlaceWeather, 'source' | 'place'>;
type PersonData = {
  timeZone: string;
  today: string;
  home: string;
  preferences: { styles: string[]; colours: string[] };
  weather: Record<string, Record<string, DayWeather>>;
  events: {
    id: string;
    title: string;
    eventType: EventType;
    startTime: string;
    location: string | null;
    outfit?: string[];
  }[];
  lastAnalysis: Omit<LastAnalysis, 'day'> & { createdAt: string };
};

const forecastDays = 15;
const country = 'DE';

function read(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

const numberOr = (text: string) => (text === '' ? null : Number(text));

function itemOf(line: string): AssistantItem {
  const [
    id,
    description,
    category,
    subcategory,
    colour,
    second,
    pattern,
    material,
    brand,
    size,
    season,
    occasion,
    formality,
    warmth,
    price,
    worn,
    last,
    flags,
  ] = line.split('|');
  if (id === undefined || description === undefined) throw new Error(`Not an item: ${line}`);
  return {
    id,
    description,
    category: category as OutfitItem['category'],
    subcategory: subcategory || null,
    palette: paletteOfWords(colour ?? '', second || null).map(({ hex, share }) => ({ hex, share })),
    colour: colour ?? '',
    secondColour: second || null,
    pattern: pattern || null,
    material: material || null,
    brand: brand || null,
    size: size || null,
    season: season as OutfitItem['season'],
    occasion: occasion?.split(',') ?? [],
    formality: numberOr(formality ?? ''),
    warmth: numberOr(warmth ?? ''),
    price: numberOr(price ?? ''),
    currency: 'EUR',
    timesWorn: Number(worn),
    lastWorn: last || null,
    isFavorite: flags === 'favourite',
    available: flags !== 'washing',
    status: flags === 'washing' ? 'in_wash' : 'available',
    measured: false,
    tags: [],
    careNotes: null,
    keptIn: null,
    purchasedOn: null,
    ownedSince: '2025-01-10',
  };
}

/** The wardrobe that the questions are asked about. */
export function readWardrobe(): AssistantItem[] {
  return read('wardrobe.csv').trim().split('\n').slice(1).map(itemOf);
}

/** The person who asks, on their Thursday in October. */
export function readPerson(items = readWardrobe()): AssistantContext {
  const data = JSON.parse(read('world.json')) as PersonData;
  const { today, home, timeZone, weather } = data;
  const events = data.events.map((event): AssistantEvent => eventOf(event, timeZone));
  return {
    today,
    units: 'metric' as const,
    dateFormat: 'mdy' as const,
    hasWardrobe: true,
    plansOutfits: true,
    planSentence: '',
    items: async () => items,
    country: async () => country,
    archived: async () => [],
    binned: async () => [],
    wornOn: async (day) => items.filter(({ lastWorn }) => lastWorn === day).map(({ id }) => id),
    plans: async (first, last) => plansOf(events, first, last),
    preferences: async () => data.preferences,
    taste: async () => ({}),
    gender: async () => null,
    planned: async (_day, eventId) =>
      events.flatMap(({ id, day, outfit }) =>
        outfit && id !== eventId ? [{ date: day, itemIds: outfit.itemIds }] : [],
      ),
    occasionOf: async () => undefined,
    events: async (first, last) => events.filter(({ day }) => day >= first && day <= last),
    weather: async (day, place) => weatherOf(weather, day, place ?? home, today),
    lastAnalysis: async () => ({ ...data.lastAnalysis, day: data.lastAnalysis.createdAt.slice(0, 10) }),
  };
}

/** The outfits that stand at the events. */
function plansOf(events: readonly AssistantEvent[], first: string, last: string): AssistantPlan[] {
  return events.flatMap(({ id, day, outfit }) =>
    outfit && day >= first && day <= last
      ? [{ id: `plan-${id}`, day, itemIds: outfit.itemIds, eventId: id }]
      : [],
  );
}

function eventOf(
  { startTime, outfit, ...event }: PersonData['events'][number],
  timeZone: string,
): AssistantEvent {
  const start = new Date(startTime);
  return {
    ...event,
    day: new Intl.DateTimeFormat('en-CA', { timeZone }).format(start),
    time: start.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }),
    clock: start.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }),
    outfit: outfit ? { itemIds: outfit, description: 'Planned' } : null,
  };
}

/** As the product does: the forecast where it reaches, the usual weather of the month beyond. */
async function weatherOf(
  weather: PersonData['weather'],
  day: string,
  place: string,
  today: string,
): Promise<PlaceWeather> {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const known = weather[place];
  const forecast = known?.[day] ?? known?.other;
  if (forecast && days <= forecastDays) return { ...forecast, source: 'forecast', place };
  const places = await loadPlaces();
  const found = places.find(place, { country });
  const calm = { rainMm: 0, windKmh: 12 };
  if (found.kind !== 'found') {
    const unknownPlace = found.kind === 'unknown' ? found.name : null;
    const middling = { feltC: 16, minC: 12, maxC: 20, rainChance: 0.3 };
    return { ...middling, ...calm, source: 'unknown', place: null, unknownPlace };
  }
  const { meanC, minC, maxC, rainChance } = places.climateAt(found.place, Number(day.slice(5, 7)));
  return { feltC: (meanC + maxC) / 2, minC, maxC, rainChance, ...calm, source: 'normals', place };
}
