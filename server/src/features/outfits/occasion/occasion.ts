import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { EventType } from '@drape/contract/calendar/calendar-options';
import type { Occasion as OccasionReading } from '@drape/engine/stylist/occasion/occasion';
import type { OutfitRequest } from '@drape/engine/stylist/outfit/outfit';
import { notFound } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Principal } from '../../../platform/http/mount.ts';
import type { HoursWeather, Weather } from '../../../platform/weather/weather.ts';
import type { AccountService } from '../../account/service.ts';
import type { TasteOf } from '../../profile/service.ts';
import type { Garment, WardrobeService } from '../../wardrobe/service.ts';
import { eventDay, eventHour, eventHours, wakingHours } from '../agenda/event-hours.ts';
import { outfitItems } from '../outfit-item.ts';
import { findTripPlace } from '../repository.ts';
import type { TasteModels } from '../taste/taste-model.ts';
import { occasionFor } from './occasion-for.ts';
import { plannedNear } from './planned-near.ts';
import { type Units, unitsOf, weatherText } from './weather-text.ts';

/** What an outfit is for. */
export type Purpose = {
  eventId: string | null;
  title: string;
  type: EventType;
  day: string;
  hours: { from: Date; to: Date };
  location: string | null;
  description?: string | null;
  /** The local hour at which it begins; null for a whole day. */
  hour: number | null;
  /** Where it is in case the location tells nothing; by default where a trip of that day leads, else at home. */
  place?: string | null;
  tripId?: string;
};

/** The weather of a purpose's hours, also in words, and what the purpose means for clothes. */
export type Sky = {
  weather: HoursWeather;
  weatherSentence: string;
  units: Units;
  reading: OccasionReading;
};

/** What does not depend on what an outfit is for. */
export type Basis = Pick<OutfitRequest, 'items' | 'preferences' | 'taste' | 'gender'>;

/** What somebody wishes beyond the purpose. */
export type Wishes = {
  colours?: string[] | undefined;
  brands?: string[] | undefined;
  locked?: string[] | undefined;
  excluded?: string[] | undefined;
  alternatives?: number | undefined;
};

/** All that the engine needs to know for a purpose, and what is shown beside its answer. */
export type Occasion = Sky & { request: OutfitRequest; items: ReadonlyMap<string, Garment> };

export type OccasionDependencies = {
  database: Database;
  weather: Weather;
  wardrobe: Pick<WardrobeService, 'garments'>;
  account: Pick<AccountService, 'rowOf'>;
  tastes: Pick<TasteModels, 'of'>;
  tasteOf: TasteOf;
};

/** Throws `not_found` where an item is not in the wardrobe. */
export function requireOwned({ items }: Occasion, ids: readonly string[]): void {
  if (ids.some((id) => !items.has(id))) throw notFound('One of these items');
}

export function eventPurpose(event: CalendarEvent, timeZone: string, type?: EventType): Purpose {
  return {
    eventId: event.id,
    title: event.title,
    description: event.description,
    location: event.location,
    type: type ?? event.eventType,
    day: eventDay(event, timeZone),
    hour: eventHour(event, timeZone),
    hours: eventHours(event, timeZone),
  };
}

/** A later day of an event that lasts several: it is dressed for by itself, so the event's own plan stays with the first. */
export function laterDayPurpose(event: CalendarEvent, day: string, timeZone: string): Purpose {
  const { title, description, location } = event;
  return { ...dayPurpose(day, timeZone, title, event.eventType), description, location };
}

export function dayPurpose(day: string, timeZone: string, title: string, type: EventType): Purpose {
  return { eventId: null, location: null, hour: null, hours: wakingHours(day, timeZone), day, title, type };
}

/** The same purpose gets the same outfit. */
export function seedOf(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
}

/** Where a purpose is, nearest first; nothing is known of what is at home. */
async function placesOf(
  database: Database,
  { userId }: Principal,
  { location, place, day }: Purpose,
): Promise<(string | null)[]> {
  return [location, place === undefined ? await findTripPlace(database.read, userId, day) : place];
}

async function skyFor(
  { database, weather, account }: OccasionDependencies,
  principal: Principal,
  purpose: Purpose,
): Promise<Sky> {
  const [{ home_town, country, units }, places] = await Promise.all([
    account.rowOf(principal),
    placesOf(database, principal, purpose),
  ]);
  const [felt, reading] = await Promise.all([
    weather.at({ ...purpose.hours, places, home: home_town, country, timeZone: principal.timeZone }),
    occasionFor(database, principal.userId, purpose),
  ]);
  const month = new Date(`${purpose.day}T12:00:00Z`).toLocaleString('en-US', { month: 'long' });
  const system = unitsOf(units, country);
  const weatherSentence = weatherText(felt, system, month);
  return { weather: felt, weatherSentence, units: system, reading };
}

export function createOccasions(dependencies: OccasionDependencies) {
  const { database, wardrobe, account, tastes, tasteOf } = dependencies;
  const skyOf = (principal: Principal, purpose: Purpose) => skyFor(dependencies, principal, purpose);

  async function basisFor(
    principal: Principal,
    garments: readonly Garment[],
    wishes: Wishes = {},
  ): Promise<Basis> {
    const { userId } = principal;
    const [{ styles, colours }, { gender }] = await Promise.all([tasteOf(userId), account.rowOf(principal)]);
    const items = outfitItems(garments);
    return {
      items,
      gender,
      preferences: { styles, colours: wishes.colours ?? colours, brands: wishes.brands ?? [] },
      taste: await tastes.of(userId, items),
    };
  }

  return {
    skyOf,
    basisOf: async (principal: Principal) => basisFor(principal, await wardrobe.garments(principal.userId)),
    async of(principal: Principal, purpose: Purpose, wishes: Wishes = {}): Promise<Occasion> {
      const garments = await wardrobe.garments(principal.userId);
      const [sky, basis, planned] = await Promise.all([
        skyOf(principal, purpose),
        basisFor(principal, garments, wishes),
        plannedNear(database, principal.userId, purpose),
      ]);
      return {
        ...sky,
        items: new Map(garments.map((garment) => [garment.id, garment])),
        request: {
          ...basis,
          eventType: purpose.type,
          occasion: sky.reading,
          date: purpose.day,
          weather: sky.weather,
          units: sky.units,
          recent: planned.map(({ itemIds }) => [...itemIds]),
          planned,
          locked: wishes.locked ?? [],
          excluded: wishes.excluded ?? [],
          alternatives: wishes.alternatives ?? 2,
          seed: seedOf(`${purpose.title} ${purpose.day}`),
        },
      };
    },
  };
}

export type Occasions = ReturnType<typeof createOccasions>;
