import { foldName } from './fold-name.ts';

/** The tables as they are written: one row a line, its cells divided by "|". */
export type WrittenPlaces = {
  /** A country and its time zones. */
  zones: readonly string[];
  regions: readonly string[];
  towns: readonly string[];
};

export type Town = {
  name: string;
  country: string;
  /** A state or province by the code of the table: "OR", "08". */
  region: string;
  latitude: number;
  longitude: number;
  /** In thousands. */
  inhabitants: number;
  heightM: number;
  isCapital: boolean;
  /** People travel there, or know its weather. */
  isFamous: boolean;
  /** Known by its name alone only to people of its country. */
  isSmall: boolean;
  /** A part of a town, known by its name alone only to those who live there. */
  isDistrict: boolean;
  timeZone: string;
  /** How many thousands live where another town, or a district of one, has the same name. */
  namesakes: { here: number; abroad: number };
};

/** A state or a province. */
export type Region = { country: string; code: string; name: string };

type NamedTown = { town: Town; isAlias: boolean };

export type PlaceTable = {
  /** The most populous first. */
  towns: readonly Town[];
  /** Everything that is called so, by its folded name. */
  byName: ReadonlyMap<string, readonly NamedTown[]>;
  capitals: ReadonlyMap<string, Town>;
  /** States and provinces by folded name: country and code. */
  regions: ReadonlyMap<string, readonly Region[]>;
};

/**
 * Columns of a town: name, country (with "*" for its capital, "+" for a famous town, "~" for a small one, "^" for a
 * district), region, latitude,
 * longitude, inhabitants, height, which of the country's time zones, inhabitants of its namesakes (in the country, abroad),
 * aliases. A number that is 0 may be left out.
 */
function townOf(
  row: string,
  zones: ReadonlyMap<string, readonly string[]>,
): { town: Town; aliases: string[] } {
  const [name, country, region, latitude, longitude, inhabitants, heightM, zone, others, aliases] =
    row.split('|');
  const [here, abroad] = others.split(',');
  const town = {
    name,
    country: country.slice(0, 2),
    region,
    isCapital: country.endsWith('*'),
    isFamous: country.endsWith('+'),
    isSmall: country.endsWith('~'),
    isDistrict: country.endsWith('^'),
    latitude: Number(latitude),
    longitude: Number(longitude),
    inhabitants: Number(inhabitants),
    heightM: Number(heightM),
    timeZone: zones.get(country.slice(0, 2))?.[Number(zone)] ?? '',
    namesakes: { here: Number(here), abroad: Number(abroad ?? 0) },
  };
  return { town, aliases: aliases === '' ? [] : aliases.split(',') };
}

export function readPlaceTable({ zones, regions, towns }: WrittenPlaces): PlaceTable {
  const byName = new Map<string, NamedTown[]>();
  const capitals = new Map<string, Town>();
  const zonesByCountry = new Map(zones.map((row) => [row.slice(0, 2), row.split('|').slice(1)]));
  const read = towns.map((row) => {
    const { town, aliases } = townOf(row, zonesByCountry);
    if (town.isCapital) capitals.set(town.country, town);
    put(byName, foldName(town.name), { town, isAlias: false });
    for (const alias of aliases) put(byName, alias, { town, isAlias: true });
    return town;
  });
  const regionsByName = new Map<string, Region[]>();
  for (const row of regions) {
    const [key, name] = row.split('|');
    const [country, code] = key.split('.');
    put(regionsByName, foldName(name), { country, code, name });
  }
  return { towns: read.filter(({ isDistrict }) => !isDistrict), byName, capitals, regions: regionsByName };
}

function put<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
