import { codeDefaults, codeOfType } from '../occasion/code-defaults.ts';
import { likelyReadings } from '../occasion/likely-readings.ts';
import type { Occasion } from '../occasion/occasion.ts';
import { withCode } from '../occasion/read-occasion.ts';
import { type TasteContext, tasteContext } from '../taste/context.ts';
import type { WarmthNeeds } from '../taste/outfit-features.ts';
import { warmthNeeds } from '../taste/warmth-needs.ts';
import type { ItemTraits } from './garments/item-traits.ts';
import type { AccessorySlot, OutfitRequest } from './outfit.ts';

/** What the event and its weather ask for, read once per request. */
export type Day = {
  request: OutfitRequest;
  occasion: Occasion;
  context: TasteContext;
  /** The occasion in every way that it may be meant, with chances that add up to 1. */
  readings: readonly { context: TasteContext; chance: number }[];
  needs: WarmthNeeds;
  /** How much rain matters, 0 to 1. */
  rain: number;
  dayNumber: number;
  /** By item id, how many days away the nearest other day is on which it is planned; 0 on the same day. */
  plannedApart: ReadonlyMap<string, number>;
};

/** How people who own no costume dress for a costume party; an evening gown or a dinner jacket is no costume. */
const withoutCostume = 'smart casual';

export function readDay(request: OutfitRequest, traits: readonly ItemTraits[]): Day {
  const occasion = request.occasion ?? occasionOfType(request);
  const person = { gender: request.gender ?? null, covers: coversHair(traits) };
  const ownsCostume = traits.some(({ piece }) => piece.uses.has('theme'));
  const dressed = (each: Occasion) =>
    each.code === 'theme' && !ownsCostume ? withCode(each, withoutCostume) : each;
  const context = (each: Occasion) => tasteContext(dressed(each), request.weather, person);
  return {
    request,
    occasion,
    context: context(occasion),
    readings: likelyReadings(occasion).map(({ occasion: each, chance }) => ({
      context: context(each),
      chance,
    })),
    needs: warmthNeeds(occasion, request.weather.feltC),
    rain: rainNeed(request),
    dayNumber: dayNumberOf(request.date),
    plannedApart: plannedApart(request),
  };
}

function plannedApart({ planned = [], date }: OutfitRequest): Map<string, number> {
  const nearest = new Map<string, number>();
  for (const each of planned) {
    const apart = Math.abs(dayNumberOf(each.date) - dayNumberOf(date));
    for (const id of each.itemIds) nearest.set(id, Math.min(apart, nearest.get(id) ?? apart));
  }
  return nearest;
}

function occasionOfType({ eventType }: OutfitRequest): Occasion {
  return { ...codeDefaults[codeOfType[eventType]], id: `type ${eventType}`, source: 'type' };
}

/** A person who owns several headscarves or several turbans wears one. */
export function coversHair(traits: readonly ItemTraits[]): boolean {
  return ['hijab', 'turban'].some((group) => traits.filter(({ piece }) => piece.group === group).length >= 2);
}

/** In such felt degrees a shower begins to matter less, and from then on by half: sandals dry, and nobody is cold. House rules. */
const [warmRain, hotRain] = [22, 28];

/** Chance of rain, made less of where it is hardly more than a drizzle, and where it is hot. */
function rainNeed({ weather: { feltC, rainChance, rainMm } }: OutfitRequest): number {
  const amount = rainMm > 0 ? clamp(0.5 + rainMm / 4) : 0.8;
  const cold = 1 - 0.5 * clamp((feltC - warmRain) / (hotRain - warmRain));
  return clamp(Math.max(rainChance, rainMm >= 1 ? 0.6 : 0) * amount * 1.25 * cold);
}

/** Days since 1970 of a `YYYY-MM-DD`; NaN for anything else. */
export function dayNumberOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}

/** The places of accessories in which they are chosen and listed. */
export const accessorySlots: readonly AccessorySlot[] = [
  'bag',
  'tie',
  'pocket',
  'cuffs',
  'belt',
  'watch',
  'jewellery',
  'scarf',
  'cover',
  'head',
  'hair',
  'gloves',
  'legs',
  'sunglasses',
  'umbrella',
  'gear',
];

export function isAccessorySlot(slot: string): slot is AccessorySlot {
  return accessorySlots.some((known) => known === slot);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
