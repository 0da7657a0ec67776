import { distanceKm } from '@drape/engine/places/distance';
import type { Purpose } from '@drape/engine/places/find-place';
import type { KnownPlaces } from '@drape/engine/places/load-places';
import type { Resident } from '@drape/engine/places/resident';
import type { LocatedPlace, Place } from './open-meteo.ts';
import { placeNames } from './place-names.ts';
import type { WeatherQuestion } from './weather.ts';

/** Where the weather is taken, and what was named instead of it if that is not known. */
export type Where = { place: (Place & { heightM?: number }) | undefined; unknown: string | null };

/** The places that a service knows by a name. */
type Located = (name: string) => Promise<LocatedPlace[]>;
type Sources = { known: KnownPlaces; located: Located };

/** A smaller place that is neither near nor in the own country is more likely a room or a café of that name. */
const knownTown = 10_000;
/** What the table does not know, or does not believe, is no well-known town: it is meant only near home. */
const nearKm = 200;

/**
 * The first text that names a place decides. An event's own place that is not known is taken to be near home, as a pub or
 * a school is; a trip's may lie anywhere.
 */
export async function whereIs(
  { places, home, country, timeZone }: WeatherQuestion,
  known: KnownPlaces,
  located: Located,
): Promise<Where> {
  const sources = { known, located };
  const town = home ? await find(home, { country, timeZone }, 'home', sources) : undefined;
  const own = country ?? town?.country ?? null;
  const resident: Resident = { country: own, timeZone, ...(town?.place ? { home: town.place } : {}) };
  let lost: string | null = null;
  for (const [index, text] of places.entries()) {
    if (!text) continue;
    const { place, unknown } = await find(text, resident, index > 0 ? 'trip' : 'location', sources);
    if (place) return { place, unknown: index > 0 ? lost : null };
    if (unknown === null) continue;
    if (index > 0) return { place: undefined, unknown };
    lost = unknown;
  }
  if (town?.place) return { place: town.place, unknown: lost };
  const capital = country ? known.capitalOf(country) : undefined;
  if (!town) return { place: lost ? undefined : capital, unknown: lost };
  // A home that is not known lies in the person's country all the same.
  return { place: capital, unknown: lost ?? town.unknown };
}

type Found = Where & { country?: string | null };

/** The table of towns decides; only what it does not know is asked of the service. */
async function find(
  text: string,
  resident: Resident,
  as: Purpose,
  { known, located }: Sources,
): Promise<Found> {
  const found = known.find(text, resident, as);
  if (found.kind === 'found') return { place: found.place, unknown: null, country: found.place.country };
  if (found.kind === 'none') return { place: undefined, unknown: null };
  for (const name of placeNames(text)) {
    const place = likeliest(await located(name), resident, as);
    if (place) return { place, unknown: null, country: place.country };
  }
  return { place: undefined, unknown: found.name };
}

/** Which of the places with one name is meant, if it is likely enough that any of them is. */
function likeliest(
  all: readonly LocatedPlace[],
  { country, home, timeZone }: Resident,
  as: Purpose,
): LocatedPlace | undefined {
  const near = all.find((place) => home !== undefined && distanceKm(home, place) <= nearKm);
  if (near || (home && as === 'location')) return near;
  const own = all.find((place) => country !== null && place.country === country);
  const ofZone = as === 'home' ? all.find((place) => place.timeZone === timeZone) : undefined;
  return own ?? ofZone ?? all.find(({ inhabitants }) => inhabitants >= knownTown);
}
