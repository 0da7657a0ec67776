import { learnedSingles } from '../../taste/network/learned-worth.ts';
import { pieceWorths } from '../../taste/piece-worth.ts';
import type { Day } from '../day.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import { inColourAsked } from './colour-asked.ts';
import { unfastened } from './fastenings.ts';
import { namedFor } from './named-for.ts';

/** What a piece adds in a place by itself. */
type SingleWorths = (slot: string, i: number) => number;

/** Of how many days the worths are kept: about as many as one conversation or one day with several events asks for. */
const mostDays = 8;
const known = new WeakMap<readonly ItemTraits[], Map<string, SingleWorths>>();

/**
 * What the pieces of a wardrobe add by themselves on such a day, computed on first use. Kept with the wardrobe, because
 * the same day is asked about over and over: with another piece locked, with one left out, or to score what was chosen.
 */
export function singleWorths(traits: readonly ItemTraits[], day: Day): SingleWorths {
  const days = known.get(traits) ?? new Map<string, SingleWorths>();
  known.set(traits, days);
  const key = JSON.stringify([day.occasion, day.readings]);
  const worths = days.get(key) ?? computed(traits, day);
  // The day that was asked about last stands last, and the first is forgotten.
  days.delete(key);
  days.set(key, worths);
  const [oldest] = days.keys();
  if (days.size > mostDays && oldest !== undefined) days.delete(oldest);
  return worths;
}

function computed(traits: readonly ItemTraits[], day: Day): SingleWorths {
  // Expected over the readings, so that a doubt leads to what is right for most of them.
  const readings = day.readings.map(({ context, chance }) => ({
    chance,
    worthIn: learnedSingles(context, traits, pieceWorths(context)),
  }));
  const worthIn = (slot: string, each: ItemTraits) =>
    readings.reduce((sum, { chance, worthIn }) => sum + chance * worthIn(slot, each), 0);
  const named = namedFor(day, traits);
  const asked = inColourAsked(day, traits);
  const places = new Map<string, Float64Array>();
  return (slot, i) => {
    const worths = places.get(slot) ?? new Float64Array(traits.length).fill(Number.NaN);
    places.set(slot, worths);
    if (Number.isNaN(worths[i]))
      worths[i] = worthIn(slot, traits[i]) + unfastened(traits[i]) + named(i) + asked(i);
    return worths[i];
  };
}
