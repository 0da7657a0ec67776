import type { PlaceTable } from './place-table.ts';
import type { Anchor } from './usual-climate.ts';

/** Twelve figures divided by spaces, January first. */
export type WrittenClimate = {
  city: string;
  country: string;
  /** Where two towns of a country have one name. */
  region?: string;
  highC: string;
  lowC: string;
  wetDays: string;
};

const figures = (written: string) => written.split(' ').map(Number);

/** The towns whose climate is known, at their place in the table; throws where a town is not in it. */
export function readAnchors(
  { towns }: Pick<PlaceTable, 'towns'>,
  climates: readonly WrittenClimate[],
): (Anchor & { name: string; country: string })[] {
  // Towns come most populous first, so that the first of a name is the one that is meant.
  const byName = new Map([...towns].reverse().map((town) => [`${town.country} ${town.name}`, town]));
  const byRegion = new Map(towns.map((town) => [`${town.country} ${town.name} ${town.region}`, town]));
  return climates.map(({ city, country, region, highC, lowC, wetDays }) => {
    const town = region ? byRegion.get(`${country} ${city} ${region}`) : byName.get(`${country} ${city}`);
    if (!town) throw new Error(`${city} (${country}) has a climate but no place in the table of towns`);
    const { name, latitude, longitude, heightM } = town;
    const months = { highC: figures(highC), lowC: figures(lowC), wetDays: figures(wetDays) };
    return { name, country, latitude, longitude, heightM, ...months };
  });
}
