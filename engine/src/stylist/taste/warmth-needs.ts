import stored from '../../knowledge/data/warmth-worn.json' with { type: 'json' };
import type { Occasion } from '../occasion/occasion.ts';
import { isOwnHomePlace } from '../occasion/occasion-words.ts';
import type { WarmthNeeds } from './outfit-features.ts';

/** Where an outfit is worn, as far as its warmth goes. */
export type WarmthPlace = keyof typeof stored.places;

/** Insulation in clo at the temperatures of the table, °C, with everything on and without what is taken off inside. */
type Curve = { whole: readonly number[]; inside: readonly number[] };

const temperatures: readonly number[] = stored.temperatures;

export function placeOfWarmth(occasion: Occasion): WarmthPlace {
  const { code, outdoors } = occasion;
  if (code === 'sport' || code === 'swim') return outdoors ? 'sport outside' : 'sport inside';
  if (code === 'outdoor') return 'trail';
  if (code === 'home' || isAtOwnHome(occasion)) return 'own home';
  return outdoors ? 'outside' : 'inside';
}

function isAtOwnHome({ setting, role, clues }: Occasion): boolean {
  if (setting !== 'home') return false;
  return role === 'host' || role === 'worker' || isOwnHomePlace(clues?.place ?? '');
}

/**
 * The insulation in clo that stylists dress people in for such an occasion at a felt temperature in °C: outside all the time
 * or on the way, and inside where the occasion is inside. From the outfits of `tools/taste/corpus` (`npm run fit:warmth`).
 */
export function warmthNeeds(occasion: Occasion, feltC: number): WarmthNeeds {
  const place = placeOfWarmth(occasion);
  const curve: Curve = stored.places[place];
  const isInside = place === 'inside' || place === 'own home';
  return {
    outdoorClo: interpolated(curve.whole, feltC),
    indoorClo: isInside ? interpolated(curve.inside, feltC) : undefined,
  };
}

/** Linear between the temperatures of the table, constant beyond them. */
function interpolated(values: readonly number[], feltC: number): number {
  const after = temperatures.findIndex((temperature) => temperature >= feltC);
  if (after === 0) return values[0];
  if (after < 0) return values[values.length - 1];
  const [low, high] = [temperatures[after - 1], temperatures[after]];
  return values[after - 1] + ((feltC - low) / (high - low)) * (values[after] - values[after - 1]);
}
