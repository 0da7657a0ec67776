import { eventOccasions } from '../../knowledge/dress-codes.ts';
import type { Season } from '../season.ts';
import { type Day, dayNumberOf } from './day.ts';
import type { ItemTraits } from './item-traits.ts';
import { type Preference, preferenceScore } from './preference-score.ts';
import { tasteScore } from './taste.ts';
import type { OutfitTermKey } from './term-weights.ts';

/** The terms that look at one garment; each 0 to 1. */
export type SingleScores = Record<
  Extract<OutfitTermKey, 'colour' | 'formality' | 'preference' | 'season' | 'rotation' | 'taste'>,
  number
> & { rain: number; wind: number; heat: number };

export function singleScores(
  traits: ItemTraits,
  day: Day,
  preference: Preference,
  wearRank: number,
): SingleScores {
  return {
    colour: traits.coloured ? clamp(1 - (traits.chroma - 0.08) / 0.25) : 0.7,
    formality: formalityScore(traits, day),
    preference: preferenceScore(traits, preference),
    season: seasonScore(traits, day.season),
    rotation: rotationScore(traits, day, wearRank),
    taste: tasteScore(traits, day.request.taste ?? {}),
    rain: traits.rain,
    wind: traits.wind,
    heat: traits.heat,
  };
}

/** A coat is taken off at the door, so its formality is looked at less closely. House rule. */
const coatLeniency = 0.7;

/** Checks and prints are for the day: on formal evenings such cloth, but for dresses, counts as less dressy. House rule. */
const [loudFigure, loudCloth, eveningIdeal] = [2, 0.7, 4.2];

/** Full at the ideal of the dress code, nothing from two and a half steps away; the item's own occasion adds a little. */
export function formalityScore(
  { formality: plain, kind, item, sport, slots, figure }: ItemTraits,
  { code, request }: Day,
): number {
  const [from, to] = code.formality;
  const isLoud = figure >= loudFigure && code.ideal >= eveningIdeal && slots[0] !== 'dress';
  const formality = plain - (isLoud ? loudCloth : 0);
  const lenient = slots[0] === 'outer' ? coatLeniency : 0;
  const off = Math.max(0, Math.abs(formality - code.ideal) - lenient);
  const within = formality >= from - lenient && formality <= to + lenient;
  const spoken = item.occasion.includes(eventOccasions[request.eventType]) ? 0.08 : 0;
  const base = clamp(1 - Math.max(0, off - 0.3) / 2.5) * (within ? 1 : 0.7) + spoken;
  if (code.unfit.includes(kind)) return Math.min(0.2, base);
  if (code.sport && !sport && !spoken) return Math.min(0.5, base);
  return Math.min(1, base);
}

const seasonOrder: readonly Season[] = ['winter', 'spring', 'summer', 'autumn'];

/** Own season 1, every season 0.9, neighbouring season 0.55, opposite season 0, yet spring and
 * autumn share their clothes (0.8). House rule. */
export function seasonScore({ item }: ItemTraits, season: Season): number {
  if (item.season === 'all') return 0.9;
  const own = item.season === 'fall' ? 'autumn' : item.season;
  if (own === season) return 1;
  const apart = Math.abs(seasonOrder.indexOf(own) - seasonOrder.indexOf(season));
  if (apart === 2) return own === 'spring' || own === 'autumn' ? 0.8 : 0;
  return 0.55;
}

/** Days after which a garment counts as rested: coats and shoes are worn on end. House rule. */
const restDays: Record<string, number> = { outer: 3, shoes: 4, bottom: 10 };
const usualRestDays = 21;

/** Long unworn (60 %) and rarely worn among its like (40 %) come first. `wearRank` is 0 for the least worn, 1 for the most; a favourite may come back a little sooner. */
function rotationScore({ item, slots }: ItemTraits, { dayNumber }: Day, wearRank: number): number {
  const days = item.lastWorn === null ? Number.POSITIVE_INFINITY : dayNumber - dayNumberOf(item.lastWorn);
  const rested = Number.isNaN(days) ? 1 : clamp(days / (restDays[slots[0]] ?? usualRestDays));
  return Math.min(1, 0.6 * rested + 0.4 * (1 - wearRank) + (item.isFavorite ? 0.1 : 0));
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
