import type { Occasion } from '../occasion/occasion.ts';
import { neededClo, roomC } from '../outfit/thermal-comfort.ts';
import type { WarmthNeeds } from './outfit-features.ts';

/** Metabolic rates in met (1 met = 58.15 W/m²) after ISO 8996 and ASHRAE 55. */
const met = { still: 1.2, standing: 1.4, walking: 2.2, hiking: 3, sport: 3.8 };

const indoorSettings: ReadonlySet<string> = new Set(['gym', 'home', 'office', 'school', 'hospital']);

/** What insulation an occasion asks for at a felt temperature. */
export function warmthNeeds({ code, setting, outdoors, activity }: Occasion, feltC: number): WarmthNeeds {
  const isSport = code === 'sport' || code === 'swim';
  if (isSport && !outdoors && indoorSettings.has(setting))
    return { outdoorClo: neededClo(feltC, met.hiking), indoorClo: undefined };
  if (isSport)
    return {
      outdoorClo: neededClo(feltC, activity === 'golf' || activity === 'walk' ? met.hiking : met.sport),
      indoorClo: undefined,
    };
  if (code === 'outdoor') return { outdoorClo: neededClo(feltC, met.hiking), indoorClo: undefined };
  if (setting === 'home')
    return { outdoorClo: neededClo(21, met.standing), indoorClo: neededClo(21, met.standing) };
  return {
    outdoorClo: neededClo(feltC, outdoors ? 1.8 : met.walking),
    indoorClo: outdoors ? undefined : neededClo(roomC(feltC), met.standing),
  };
}
