import { distanceKm } from './distance.ts';
import type { Town } from './place-table.ts';
import type { Zones } from './zones.ts';

/** What is known of where somebody lives. It tells towns of one name apart. */
export type Resident = {
  country: string | null;
  timeZone?: string | null;
  home?: { latitude: number; longitude: number; country?: string | null; region?: string };
};

/**
 * Whoever says in which country or time zone they live seldom lives in a namesake elsewhere, however large. Most of those
 * whose clock is not that of their home town are in the same country, or in one with the same time.
 */
const [statedCounts, zoneCounts, countryOfZoneCounts, sameClockCounts] = [1000, 1000, 30, 15];
/** Of two towns with one name, that of the own country is meant, unless the other is so many times as large. */
const ownCountryCounts = 30;
/** A town so far away counts a quarter of one beside the home; beyond the other distance all are equally far. */
const [halfwayKm, farKm] = [300, 2000];
/** Abroad, those of the own continent and those that people travel to are named more often than their size says. */
const [ownContinentCounts, famousCounts] = [4, 3];

/** How many times likelier somebody with this country and time zone lives in a town than its size says. */
export function likelinessOfHome(town: Town, { country, timeZone }: Resident, zones: Zones): number {
  const stated = town.country === country ? statedCounts : 1;
  if (!timeZone || !zones.isKnown(timeZone)) return stated;
  const isCountry = zones.countriesOf(timeZone).has(town.country);
  const isClock = zones.haveOneClock(timeZone, town.timeZone);
  if (isCountry) return stated * (isClock ? zoneCounts : countryOfZoneCounts);
  if (isClock) return stated * sameClockCounts;
  return stated * (isOfContinent(town, timeZone) ? ownContinentCounts : 1);
}

/** "Europe/Madrid" lies in Europe. */
export function isOfContinent({ timeZone }: Town, zone: string | null | undefined): boolean {
  const [continent] = timeZone.split('/');
  return zone?.startsWith(`${continent}/`) === true;
}

/** How many times likelier somebody names a town than its size says: those of their country, and those near home. */
export function likelinessOfVisit(town: Town, { home, timeZone }: Resident, own: string | null): number {
  const abroad = isOfContinent(town, timeZone) ? ownContinentCounts : 1;
  const known = (town.country === own ? ownCountryCounts : abroad) * (town.isFamous ? famousCounts : 1);
  if (!home) return known;
  return known / (1 + Math.min(distanceKm(home, town), farKm) / halfwayKm) ** 2;
}
