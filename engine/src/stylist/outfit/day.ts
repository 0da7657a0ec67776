import { type DressCode, dressCodes } from '../../knowledge/dress-codes.ts';
import type { WornSlot } from '../../knowledge/worn-garments.ts';
import { type Season, seasonOf } from '../season.ts';
import type { AccessorySlot, OutfitRequest } from './outfit.ts';
import { neededClo, roomC } from './thermal-comfort.ts';

/** What the event and its weather ask for, read once per request. */
export type Day = {
  request: OutfitRequest;
  code: DressCode;
  season: Season;
  /** How much rain, wind and heat matter, 0 to 1. */
  rain: number;
  wind: number;
  heat: number;
  outdoorClo: number;
  /** Undefined where the event is outdoors only. */
  indoorClo: number | undefined;
  dayNumber: number;
};

/** From here rain counts as rain: what it would ruin stays at home. */
export const rainMatters = 0.4;

export function readDay(request: OutfitRequest): Day {
  const { weather, eventType } = request;
  const code: DressCode = dressCodes[eventType] ?? dressCodes.other;
  return {
    request,
    code,
    season: wornSeason(request),
    rain: rainNeed(request),
    wind: clamp((weather.windKmh - 20) / 30),
    heat: clamp((weather.feltC - 22) / 8),
    outdoorClo: neededClo(weather.feltC, code.outdoorMet),
    indoorClo: code.indoorMet === undefined ? undefined : neededClo(roomC(weather.feltC), code.indoorMet),
    dayNumber: dayNumberOf(request.date),
  };
}

/** Chance of rain, made less of where it is hardly more than a drizzle. */
function rainNeed({ weather: { rainChance, rainMm } }: OutfitRequest): number {
  const amount = rainMm > 0 ? clamp(0.5 + rainMm / 4) : 0.8;
  return clamp(Math.max(rainChance, rainMm >= 1 ? 0.6 : 0) * amount * 1.25);
}

/** The calendar's season (north), unless the temperature says otherwise: a warm December is dressed for as summer. */
function wornSeason({ date, weather }: OutfitRequest): Season {
  const season = seasonOf(date) ?? 'summer';
  if (weather.source === 'unknown') return season;
  if (weather.feltC >= 23) return 'summer';
  if (weather.feltC <= 3) return 'winter';
  if (season === 'winter' && weather.feltC >= 14) return 'spring';
  if (season === 'summer' && weather.feltC <= 13) return 'autumn';
  return season;
}

/** Days since 1970 of a `YYYY-MM-DD`; NaN where it is none. */
export function dayNumberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

const accessoryOrder: readonly AccessorySlot[] = [
  'bag',
  'tie',
  'belt',
  'watch',
  'jewellery',
  'scarf',
  'head',
  'gloves',
  'sunglasses',
  'umbrella',
];

export function isAccessorySlot(slot: string): slot is AccessorySlot {
  return accessoryOrder.some((known) => known === slot);
}

/** The accessories that finish an outfit of this kind on this day, in a fixed order. House rules. */
export function wantedAccessories(day: Day, base: 'separates' | 'dress'): AccessorySlot[] {
  const { request, code, rain } = day;
  const { feltC } = request.weather;
  const wanted = new Set<WornSlot>(code.accessories);
  if (base === 'dress') for (const slot of ['tie', 'belt'] as const) wanted.delete(slot);
  const sport = code.sport;
  if (feltC < 8) wanted.add('scarf');
  if (feltC < 2) wanted.add('gloves');
  if (feltC < 2 && code.ideal < 4) wanted.add('head');
  if (feltC >= 22 && rain < rainMatters && code.ideal < 4.2) wanted.add('sunglasses');
  if (feltC >= 27 && rain < rainMatters && code.ideal < 3) wanted.add('head');
  if (rain >= rainMatters && !sport) wanted.add('umbrella');
  if (sport && feltC >= 8) wanted.delete('scarf');
  return accessoryOrder.filter((slot) => wanted.has(slot));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
