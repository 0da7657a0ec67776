import titles from '../../knowledge/assistant/said/trip-titles.json' with { type: 'json' };
import type { ItemFilter, OutfitWish, PlaceWeather } from '../assistant-context.ts';
import type { Language } from '../intent/intent-names.ts';

/** Something that happens on a trip: the words for it, and what it is called where they are many. */
export type TripOccasion = {
  said: string;
  title?: string;
  eventType: OutfitWish['eventType'];
  day?: string;
};

/** What is worn of a packing list to something that happens there. */
export type TripWorn = {
  title: string;
  day: string;
  eventType: OutfitWish['eventType'];
  eventId: string | null;
  itemIds: string[];
};

/** Degrees Celsius over all days of a trip. */
export type TripWeather = {
  place: string | null;
  low: number;
  high: number;
  isWet: boolean;
  source: PlaceWeather['source'];
};

export type Trip = {
  /** What is on the list. */
  packed?: string[];
  /** What comes along in any case. */
  with?: string[];
  /** What is said to happen there, beside what the calendar has. */
  occasions?: TripOccasion[];
  /** What of the list is worn to what happens there. */
  worn?: TripWorn[];
  weather?: TripWeather;
  /** It was said to be cold there: by so many degrees more than the weather says. */
  colder?: number;
  /** What stays at home. */
  without?: ItemFilter[];
  /** For little luggage: everything is worn twice. */
  isLight?: boolean;
  firstDay: string;
  days: number;
  place: string | null;
  eventType: OutfitWish['eventType'];
};

/** A longer trip is packed for as one of so many days: clothes are washed. House rule. */
export const longestTrip = 10;

/** So many days are dressed for. */
export function lengthOf({ days }: Pick<Trip, 'days'>): number {
  return Math.min(Math.max(days, 1), longestTrip);
}

/** "3 days in York", above the pictures of a packing list. */
export function tripTitle(days: number, place: string | null, language: Language = 'en'): string {
  const town = place?.split(',')[0];
  const { day, days: several, at } = titles[language];
  return `${days} ${days === 1 ? day : several}${town ? ` ${at} ${town}` : ''}`;
}
