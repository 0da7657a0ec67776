import { countryCodes } from './country-names.ts';
import { foldName } from './fold-name.ts';
import type { PlaceTable, Region, Town } from './place-table.ts';
import { type LocationPart, readLocation } from './read-location.ts';

/** Words for places beside the table: for countries and states, nicknames of towns, and areas by a town in them. */
export type PlaceWords = {
  countries: Readonly<Record<string, string>>;
  regions: Readonly<Record<string, Readonly<Record<string, string>>>>;
  nicknames: Readonly<Record<string, readonly string[]>>;
  areas: Readonly<Record<string, readonly string[]>>;
};

export type Place = {
  name: string;
  country: string;
  latitude: number;
  longitude: number;
  heightM: number;
};

/** Where a text says it is: at a place, at one that is not known, or nowhere that it names. */
export type FoundPlace =
  | { kind: 'found'; place: Place }
  | { kind: 'unknown'; name: string }
  | { kind: 'none' };

export type PlaceFinder = {
  /** Somebody's home may be a small town of any country; elsewhere small towns are those of the own country. */
  find(text: string, ownCountry: string | null, as?: 'home'): FoundPlace;
  capitalOf(country: string): Place | undefined;
};

/** Within what a place is looked for: what the parts behind its name say, and where the person lives. */
type Scope = { own: string | null; isHome?: boolean; country?: string; regions?: readonly Region[] };

/** Of two towns with one name, that of the own country is meant, unless the other is so many times as large. */
const ownCountryCounts = 30;
const capitalCounts = 10;
/** A name that others gave a town counts less than the town's own. */
const aliasCounts = 0.02;
/**
 * Other languages have names for large towns alone where English is spoken ("Londres"); those of the smaller ones are old
 * or local names, as Newtown is of Tallahassee, which nobody abroad means. Ireland's towns are filed by their Irish names.
 */
const englishSpeaking = /^(US|GB|CA|AU|NZ)$/;
const knownAbroad = 400;
/** Inside a longer name only towns from so many thousand inhabitants on are believed. */
const largeTown = 100;
const longestName = 4;
/** Before a town's name these make a street or a house of it: "Gare de Lyon", "Bank of Dublin". */
const belongs = /^(de|du|des|d|di|da|do|del|della|von|van|of|zu|le|la|el|and|und|et|y)$/;
/** Towns whose names are words as well: "Nice Restaurant". */
const alsoWords = /^(nice|bath|reading|split|male|mobile|orange|tours|bar|central|same|most|as|best)$/;

export function createPlaceFinder(table: PlaceTable, words: PlaceWords): PlaceFinder {
  const codes = countryCodes([...table.capitals.keys()], words.countries);
  const areas = new Map(Object.entries(words.areas).map(([name, town]) => [foldName(name), { name, town }]));

  function regionsOf(name: string, { country }: Scope): Region[] {
    const short = Object.entries(words.regions).flatMap(([code, known]) =>
      known[name] ? [{ country: code, code: known[name], name }] : [],
    );
    const american = name.length === 2 ? [{ country: 'US', code: name.toUpperCase(), name }] : [];
    const all = [...(table.regions.get(name) ?? []), ...short, ...american];
    return all.filter((region) => !country || region.country === country);
  }

  function townOf(name: string, scope: Scope): Town | undefined {
    const [nickname, country] = words.nicknames[name] ?? [];
    const meant = nickname ? (table.byName.get(foldName(nickname)) ?? []) : [];
    const all = [
      ...(table.byName.get(name) ?? []),
      ...meant.filter(({ town, isAlias }) => town.country === country && !isAlias),
    ];
    const worth = ({ town, isAlias }: (typeof all)[number]) => {
      const size = Math.max(town.inhabitants, 1);
      if (isAlias) return size * aliasCounts;
      return (
        size * (town.isCapital ? capitalCounts : 1) * (town.country === scope.own ? ownCountryCounts : 1)
      );
    };
    return all
      .filter(
        ({ town, isAlias }) =>
          isWithin(town, scope) &&
          !(town.isSmall && !isPointedAt(town, scope)) &&
          !(isAlias && !scope.country && isLocalName(town, scope)),
      )
      .sort((a, b) => worth(b) - worth(a))[0]?.town;
  }

  /** An area by a town in it, unless a town of the person's own country is called like it. */
  function areaOf(name: string, scope: Scope): Place | undefined {
    const area = areas.get(name);
    const chosen = area && townOf(foldName(area.town[0]), { own: null, country: area.town[1] });
    if (!area || !chosen || !isWithin(chosen, scope)) return undefined;
    const hasNamesake = scope.own !== null && townOf(name, scope)?.country === scope.own;
    return hasNamesake && chosen.country !== scope.own ? undefined : { ...placeOf(chosen), name: area.name };
  }

  /** A state or a country stands for its largest town or its capital. */
  function landOf(name: string, scope: Scope): Place | undefined {
    const capital = scope.country ? undefined : table.capitals.get(codes.get(name) ?? '');
    const known = (table.regions.get(name) ?? []).filter(
      ({ country }) => !scope.country || country === scope.country,
    );
    const region = known.find(({ country }) => country === scope.own) ?? (capital ? undefined : known[0]);
    const largest = region && table.towns.find((town) => isIn(town, region));
    if (region && largest) return { ...placeOf(largest), name: region.name };
    return capital && placeOf(capital);
  }

  function exactly(text: string, scope: Scope): Place | undefined {
    const name = foldName(text);
    const plain = name.replace(/^the /, '');
    const area = areaOf(plain, scope);
    const town = area ? undefined : townOf(name, scope);
    return area ?? (town ? { ...placeOf(town), name: shownName(town, text) } : landOf(plain, scope));
  }

  /** A town in a longer name: "Hilton Munich", "London Bridge". */
  function townInside({ text, isHouse }: LocationPart, scope: Scope): Town | undefined {
    const all = foldName(text).split(' ');
    const believed = (from: number, to: number) => {
      const name = all.slice(from, to).join(' ');
      const town = alsoWords.test(name) ? undefined : townOf(name, scope);
      return town && town.inhabitants >= largeTown ? town : undefined;
    };
    for (let count = Math.min(longestName, all.length - 1); count > 0; count--) {
      const start = all.length - count;
      const last = belongs.test(all[start - 1]) ? undefined : believed(start, all.length);
      const first = isHouse && !belongs.test(all[count]) ? believed(0, count) : undefined;
      if (last ?? first) return last ?? first;
    }
    return undefined;
  }

  /** Takes the country and the state off the end, so far as what stands before them lies in them. */
  function scopeOf(parts: LocationPart[], own: string | null, isHome: boolean): Scope {
    const scope: Scope = { own, isHome };
    while (parts.length > 1) {
      const name = foldName(parts[parts.length - 1].text);
      const country = scope.country ? undefined : codes.get(name);
      const regions = country ? [] : regionsOf(name, scope);
      const before = foldName(parts[parts.length - 2].text);
      if (country) scope.country = country;
      else if (regions.length > 0 && townOf(before, { ...scope, regions })) scope.regions = regions;
      else break;
      parts.pop();
    }
    return scope;
  }

  function search(parts: readonly LocationPart[], scope: Scope): Place | undefined {
    for (const { text } of parts) {
      const place = exactly(text, scope);
      if (place) return place;
    }
    for (const part of parts) {
      const town = townInside(part, scope);
      if (town) return placeOf(town);
    }
    return undefined;
  }

  /** The country as a town: "Marina Bay, Singapore". */
  function cityState({ country }: Scope): Place | undefined {
    const capital = table.capitals.get(country ?? '');
    return capital && codes.get(foldName(capital.name)) === country ? placeOf(capital) : undefined;
  }

  return {
    find(text, ownCountry, as) {
      const parts = readLocation(text);
      const scope = scopeOf(parts, ownCountry, as === 'home');
      const likeliestFirst = [...parts].reverse();
      const place = search(likeliestFirst, scope) ?? cityState(scope);
      if (place) return { kind: 'found', place };
      const named = likeliestFirst.find(({ isHouse }) => !isHouse);
      if (named) return { kind: 'unknown', name: named.text };
      const capital = table.capitals.get(scope.country ?? '');
      return capital ? { kind: 'found', place: placeOf(capital) } : { kind: 'none' };
    },
    capitalOf: (country) => {
      const capital = table.capitals.get(country);
      return capital && placeOf(capital);
    },
  };
}

const isIn = (town: Town, { country, code }: Region) => town.country === country && town.region === code;

function isWithin(town: Town, { country, regions }: Scope): boolean {
  if (country && town.country !== country) return false;
  return !regions || regions.some((region) => isIn(town, region));
}

function placeOf({ name, country, latitude, longitude, heightM }: Town): Place {
  return { name, country, latitude, longitude, heightM };
}

/** Small towns are meant where their country or state is said, at home, and as somebody's home. */
function isPointedAt(town: Town, { own, isHome, country, regions }: Scope): boolean {
  return isHome === true || country !== undefined || regions !== undefined || town.country === own;
}

/** The table has Irish towns under their Irish names; an English name is shown as it was written. */
function shownName({ name, country }: Town, written: string): string {
  return country === 'IE' && foldName(written) !== foldName(name) ? written.trim() : name;
}

/** Another name of this town is known only near it. */
function isLocalName({ country, inhabitants }: Town, { own }: Scope): boolean {
  return englishSpeaking.test(country) && inhabitants < knownAbroad && country !== own;
}
