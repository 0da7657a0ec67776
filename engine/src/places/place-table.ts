import { foldName } from './fold-name.ts';

/** The tables as they are written: one row a line, its cells divided by "|". */
export type WrittenPlaces = { regions: readonly string[]; towns: readonly string[] };

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
  /** Known by its name alone only to people of its country. */
  isSmall: boolean;
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
 * Columns of a town: name, country (with "*" for its capital, "~" for a small town), region, latitude, longitude,
 * inhabitants, height, aliases.
 */
function townOf(row: string): { town: Town; aliases: string[] } {
  const [name, country, region, latitude, longitude, inhabitants, heightM, aliases] = row.split('|');
  const town = {
    name,
    country: country.slice(0, 2),
    region,
    isCapital: country.endsWith('*'),
    isSmall: country.endsWith('~'),
    latitude: Number(latitude),
    longitude: Number(longitude),
    inhabitants: Number(inhabitants),
    heightM: Number(heightM),
  };
  return { town, aliases: aliases === '' ? [] : aliases.split(',') };
}

export function readPlaceTable({ regions, towns }: WrittenPlaces): PlaceTable {
  const byName = new Map<string, NamedTown[]>();
  const capitals = new Map<string, Town>();
  const read = towns.map((row) => {
    const { town, aliases } = townOf(row);
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
  return { towns: read, byName, capitals, regions: regionsByName };
}

function put<Value>(lists: Map<string, Value[]>, key: string, value: Value): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
