import type { Town } from './place-table.ts';

/** What time zones tell of where somebody lives. */
export type Zones = {
  isKnown(zone: string): boolean;
  countriesOf(zone: string): ReadonlySet<string>;
  /** They show the same time in winter and in summer. */
  haveOneClock(one: string, other: string): boolean;
};

const midwinter = new Date('2026-01-15T12:00:00Z');
const midsummer = new Date('2026-07-15T12:00:00Z');

/** The name under which a zone goes here, and its times of winter and summer; undefined for what is none. */
function readZone(zone: string): { name: string; clock: string } | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const offsetAt = (moment: Date) =>
      format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value;
    return {
      name: format.resolvedOptions().timeZone,
      clock: `${offsetAt(midwinter)} ${offsetAt(midsummer)}`,
    };
  } catch {
    return undefined;
  }
}

const noCountries: ReadonlySet<string> = new Set();

/** The zones in which the towns of the table lie; "UTC" and its like tell nothing and are not known. */
export function createZones(towns: readonly Town[]): Zones {
  const read = new Map<string, ReturnType<typeof readZone>>();
  const zoneOf = (zone: string) => {
    if (!read.has(zone)) read.set(zone, readZone(zone));
    return read.get(zone);
  };
  let countries: Map<string, Set<string>> | undefined;
  const countriesByZone = () => {
    countries ??= gather(towns, (zone) => zoneOf(zone)?.name ?? zone);
    return countries;
  };
  return {
    isKnown: (zone) => countriesByZone().has(zoneOf(zone)?.name ?? ''),
    countriesOf: (zone) => countriesByZone().get(zoneOf(zone)?.name ?? '') ?? noCountries,
    haveOneClock: (one, other) => zoneOf(one) !== undefined && zoneOf(one)?.clock === zoneOf(other)?.clock,
  };
}

function gather(towns: readonly Town[], nameOf: (zone: string) => string): Map<string, Set<string>> {
  const countries = new Map<string, Set<string>>();
  for (const { timeZone, country } of towns) {
    const name = nameOf(timeZone);
    const known = countries.get(name);
    if (known) known.add(country);
    else countries.set(name, new Set([country]));
  }
  return countries;
}
