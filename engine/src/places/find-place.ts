import { countryCodes } from './country-names.ts';
import { distanceKm } from './distance.ts';
import { foldName } from './fold-name.ts';
import { isAlsoWord, isLikelyAway, type Naming, namesAreShared, nearKm } from './likely-away.ts';
import type { PlaceTable, Region, Town } from './place-table.ts';
import { type LocationPart, readLocation } from './read-location.ts';
import { likelinessOfHome, likelinessOfVisit, type Resident } from './resident.ts';
import { createZones, type Zones } from './zones.ts';

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
  /** A state or province by the code of the table. */
  region: string;
  latitude: number;
  longitude: number;
  heightM: number;
};

/** Where a text says it is: at a place, at one that is not known, or nowhere that it names. */
export type FoundPlace =
  | { kind: 'found'; place: Place }
  | { kind: 'unknown'; name: string }
  | { kind: 'none' };

/** What a text is: the home town, where a trip leads, or the location of an event, which is mostly at home. */
export type Purpose = 'home' | 'trip' | 'location';

export type PlaceFinder = {
  /**
   * Of towns with one name the likeliest for this person. A home may be a small town of any country; elsewhere small towns
   * are those of the own country.
   */
  find(text: string, resident: Resident, as?: Purpose): FoundPlace;
  capitalOf(country: string): Place | undefined;
};

/** Within what a place is looked for: what the parts behind its name say, and where the person lives. */
type Scope = {
  resident: Resident;
  own: string | null;
  as: Purpose;
  country?: string;
  regions?: readonly Region[];
};
type NamedTown = Naming & { town: Town };

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
/** What stands for the whole town in front of which it is: "Köln Hbf", "Munich Airport". */
const arrival = /^(airport|flughafen|hbf|hauptbahnhof|city cent(?:re|er)|office)$/;
/** "Bar in Calgary" says where the bar is. */
const saysWhere = /^(in|airport|flughafen)$/;
const shortestInside = 3;
/** A state, or a kind of school or company. */
const abbreviation = /^[A-Z]{2,3}$/;
/** Before a town's name these make a district of it: "Little Havana". */
const district =
  /^(little|new|old|north|south|east|west|upper|lower|mount|fort|port|saint|st|mission|royal)$/;

export function createPlaceFinder(table: PlaceTable, words: PlaceWords): PlaceFinder {
  const codes = countryCodes([...table.capitals.keys()], words.countries);
  const zones = createZones(table.towns);
  const areas = new Map(Object.entries(words.areas).map(([name, town]) => [foldName(name), { name, town }]));

  function regionsOf(name: string, { country }: Scope): Region[] {
    const short = Object.entries(words.regions).flatMap(([code, known]) =>
      known[name] ? [{ country: code, code: known[name], name }] : [],
    );
    const american = name.length === 2 ? [{ country: 'US', code: name.toUpperCase(), name }] : [];
    const all = [...(table.regions.get(name) ?? []), ...short, ...american];
    return all.filter((region) => !country || region.country === country);
  }

  function townOf(name: string, scope: Scope): { town: Town; isAlias: boolean } | undefined {
    const [nickname, country] = words.nicknames[name] ?? [];
    const meant = nickname ? (table.byName.get(foldName(nickname)) ?? []) : [];
    const all = [
      ...(table.byName.get(name) ?? []),
      ...meant.filter(({ town, isAlias }) => town.country === country && !isAlias),
    ];
    const worth = ({ town, isAlias }: (typeof all)[number]) => {
      const size = Math.max(town.inhabitants, 1);
      const known = isAlias ? aliasCounts : town.isCapital ? capitalCounts : 1;
      return size * known * likeliness(town, scope);
    };
    return all
      .filter(
        ({ town, isAlias }) =>
          isWithin(town, scope) &&
          !(town.isDistrict && !isAtHome(town, scope)) &&
          !(town.isSmall && !isPointedAt(town, scope)) &&
          !(isAlias && !scope.country && isLocalName(town, scope)),
      )
      .sort((a, b) => worth(b) - worth(a))[0];
  }

  function likeliness(town: Town, { resident, own, as }: Scope): number {
    return as === 'home' ? likelinessOfHome(town, resident, zones) : likelinessOfVisit(town, resident, own);
  }

  /** An area by a town in it, unless a town of the person's own country is called like it. */
  function areaOf(name: string, scope: Scope): Place | undefined {
    const area = areas.get(name);
    const anywhere: Scope = { resident: { country: null }, own: null, as: 'trip' };
    const chosen = area && townOf(foldName(area.town[0]), { ...anywhere, country: area.town[1] })?.town;
    if (!area || !chosen || !isWithin(chosen, scope)) return undefined;
    if (isOnlyWord(name, scope) && chosen.country !== scope.own) return undefined;
    const hasNamesake = scope.own !== null && townOf(name, scope)?.town.country === scope.own;
    return hasNamesake && chosen.country !== scope.own ? undefined : { ...placeOf(chosen), name: area.name };
  }

  /** A state or a country stands for its largest town or its capital. */
  function landOf(name: string, scope: Scope): Place | undefined {
    const isWord = isOnlyWord(name, scope);
    const capital = scope.country || isWord ? undefined : table.capitals.get(codes.get(name) ?? '');
    const known = (table.regions.get(name) ?? []).filter(
      ({ country }) =>
        (!scope.country || country === scope.country) &&
        (country === scope.own || !(isWord || isStreetAtHome(country, scope))),
    );
    const region = known.find(({ country }) => country === scope.own) ?? (capital ? undefined : known[0]);
    const largest = region && table.towns.find((town) => isIn(town, region));
    if (region && largest) return { ...placeOf(largest), name: region.name };
    return capital && placeOf(capital);
  }

  function exactly({ text, isHouse }: LocationPart, scope: Scope): Place | undefined {
    const name = foldName(text);
    const plain = name.replace(/^the /, '');
    const area = areaOf(plain, scope);
    if (area) return area;
    const found = townOf(name, scope);
    if (!found) return landOf(plain, scope);
    const naming = { ...found, name, isHouse, isInside: false };
    if (isBelieved(naming, scope)) return { ...placeOf(found.town), name: shownName(found.town, text) };
    const land = landOf(plain, scope);
    return land && (land.country === scope.own || codes.has(plain)) ? land : undefined;
  }

  /** A town in a longer name: "Hilton Munich", "London Bridge". */
  function townInside({ text, isHouse }: LocationPart, scope: Scope): Town | undefined {
    const all = foldName(text).split(' ');
    const named = (from: number, to: number, isBuilding: boolean): NamedTown | undefined => {
      const name = all.slice(from, to).join(' ');
      const isName = name.length >= shortestInside && !alsoWords.test(name);
      const found = isName ? townOf(name, scope) : undefined;
      return found && { ...found, name, isHouse: isBuilding, isInside: true };
    };
    const believed = (naming: NamedTown | undefined) =>
      naming && naming.town.inhabitants >= largeTown && isBelieved(naming, scope) ? naming.town : undefined;
    for (let count = Math.min(longestName, all.length - 1); count > 0; count--) {
      const start = all.length - count;
      const before = all[start - 1];
      const isDistrict = district.test(before) || (isHouse && !saysWhere.test(before));
      const last = belongs.test(before) ? undefined : believed(named(start, all.length, isDistrict));
      const isBuilding = !arrival.test(all.slice(count).join(' '));
      const first = isHouse && !belongs.test(all[count]) ? believed(named(0, count, isBuilding)) : undefined;
      if (last ?? first) return last ?? first;
    }
    return undefined;
  }

  /** Takes the country and the state off the end, so far as what stands before them lies in them. */
  function scopeOf(parts: LocationPart[], resident: Resident, as: Purpose): Scope {
    const scope: Scope = { resident, own: ownCountry(resident, zones), as };
    while (parts.length > 1) {
      const name = foldName(parts[parts.length - 1].text);
      const country = scope.country ? undefined : codes.get(name);
      const regions = regionsOf(name, scope);
      const before = foldName(parts[parts.length - 2].text);
      const isInState = regions.length > 0 && townOf(before, { ...scope, regions }) !== undefined;
      // Georgia is a state as well: Athens is in that one, Tbilisi in the country.
      if (country && !(isInState && !townOf(before, { ...scope, country }))) scope.country = country;
      else if (isInState) scope.regions = regions;
      else break;
      parts.pop();
    }
    return scope;
  }

  function search(parts: readonly LocationPart[], scope: Scope): Place | undefined {
    for (const part of parts) {
      const place = exactly(part, scope);
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
    find(text, resident, as = 'location') {
      const parts = readLocation(text);
      const scope = scopeOf(parts, resident, as);
      const likeliestFirst = [...parts].reverse();
      const place = search(likeliestFirst, scope) ?? cityState(scope);
      if (place) return { kind: 'found', place };
      const names = likeliestFirst.filter(({ isHouse }) => !isHouse);
      const named = names.find((part) => !abbreviation.test(part.text)) ?? names[0];
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

/** The country that is said, else the one whose time zone it is. */
function ownCountry({ country, timeZone }: Resident, zones: Zones): string | null {
  const ofZone = [...zones.countriesOf(timeZone ?? '')];
  return country ?? (ofZone.length === 1 ? ofZone[0] : null);
}

const isIn = (town: Town, { country, code }: Region) => town.country === country && town.region === code;

function isWithin(town: Town, { country, regions }: Scope): boolean {
  if (country && town.country !== country) return false;
  return !regions || regions.some((region) => isIn(town, region));
}

function placeOf({ name, country, region, latitude, longitude, heightM }: Town): Place {
  return { name, country, region, latitude, longitude, heightM };
}

/** Small towns are meant where their country or state is said, at home, and as somebody's home. */
function isPointedAt(town: Town, { own, as, country, regions }: Scope): boolean {
  return as === 'home' || country !== undefined || regions !== undefined || town.country === own;
}

/** A district is meant where somebody lives, or beside the home. */
function isAtHome(town: Town, { as, resident: { home } }: Scope): boolean {
  return as === 'home' || (home !== undefined && distanceKm(home, town) <= nearKm);
}

const isSaid = ({ country, regions }: Scope) => country !== undefined || regions !== undefined;

/** Where nobody says that a trip leads there, a name that is a word for something else is no place away from home. */
function isOnlyWord(name: string, scope: Scope): boolean {
  return scope.as === 'location' && scope.resident.home !== undefined && !isSaid(scope) && isAlsoWord(name);
}

function isStreetAtHome(country: string, scope: Scope): boolean {
  const { as, own, resident } = scope;
  return as === 'location' && resident.home !== undefined && !isSaid(scope) && namesAreShared(own, country);
}

/** A location is taken for a town away from home only where that is really likely. */
function isBelieved({ town, ...naming }: NamedTown, scope: Scope): boolean {
  const { resident, own, as } = scope;
  return as !== 'location' || isSaid(scope) || isLikelyAway(town, naming, resident, own);
}

/** The table has Irish towns under their Irish names; an English name is shown as it was written. */
function shownName({ name, country }: Town, written: string): string {
  return country === 'IE' && foldName(written) !== foldName(name) ? written.trim() : name;
}

/** Another name of this town is known only near it. */
function isLocalName({ country, inhabitants }: Town, { own }: Scope): boolean {
  return englishSpeaking.test(country) && inhabitants < knownAbroad && country !== own;
}
