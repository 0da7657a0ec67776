import { distanceKm } from './distance.ts';
import { foldName } from './fold-name.ts';
import type { Town } from './place-table.ts';
import { isOfContinent, type Resident } from './resident.ts';

/** How a town is named in a location. */
export type Naming = {
  /** Folded, as it stands there. */
  name: string;
  isAlias: boolean;
  /** What names it is a word for a house or a street as well. */
  isHouse: boolean;
  /** It is only a part of what stands there: "Hilton Munich". */
  isInside: boolean;
};

/** Within such a distance it hardly matters for the weather whether the town is meant or a street of its name. */
export const nearKm = 200;
/** Small towns of the country are known by name so far. */
const smallKm = 600;
/** Neighbors know the large towns of each other's countries; those farther away only the largest. */
const neighborKm = 2500;
const [large, largest] = [100, 300];
/** Most people who say the name must mean this town rather than its namesakes and districts called like it. */
const [shareInCountry, shareOfFamous, shareInWorld, shareOnContinent] = [0.6, 0.3, 0.5, 0.3];
/** Countries that name their streets and districts after each other's towns. */
const sharesNames = /^(US|GB|IE|CA|AU|NZ|ZA|JM|GY|BM|BS|BB|SC|TT)$/;
const shareAmongThem = 0.85;
/** Names that are words for something else in a calendar: a company, a street, a house, a person. */
const alsoWords =
  /^(amazon|bank|bar|best|buro|halle|hort|kino|kirche|markt|museum|office|park|praxis|school|schule|stadion|work|burgundy|bath|centennial|central|centre|center|chad|clinton|columbia|church|college|commerce|concord|court|eastern|emirates|enterprise|franklin|garden|georgia|hall|highlands|independence|industry|jackson|java|jefferson|jersey|jordan|kita|liberty|lincoln|madison|male|market|mission|mobile|monroe|most|normal|north|northern|orange|paradise|plantation|reading|riviera|same|south|southern|sunrise|surprise|temple|tours|union|university|victoria|waterloo|west|western|east|as)$/;

export const isAlsoWord = (name: string): boolean => alsoWords.test(name);

/** Whether a town away from home is really likely to be meant by a location, rather than something at home. */
export function isLikelyAway(town: Town, naming: Naming, resident: Resident, own: string | null): boolean {
  if (!resident.home) return true;
  const isWellKnown = town.isFamous || town.isCapital || town.inhabitants >= largest;
  if (naming.isInside && naming.isAlias && !isWellKnown) return false;
  const km = distanceKm(resident.home, town);
  if (km <= nearKm) return true;
  if (isAlsoWord(naming.name) && !(town.isFamous && town.country === own)) return false;
  if (naming.isInside && !isWellKnown) return false;
  if (naming.isHouse && !naming.name.includes(' ')) return false;
  if (naming.isAlias) return isWellKnown ? !isOldName(town, naming) : isNeighbor(town, km, own);
  if (isInOwnState(town, resident)) return true;
  const isOnContinent = isOfContinent(town, resident.timeZone);
  return town.country === own
    ? isKnownInCountry(town, km)
    : isKnownAbroad(town, km, { own, isWellKnown, isOnContinent });
}

function isKnownInCountry({ inhabitants, namesakes, isSmall, isFamous }: Town, km: number): boolean {
  const share = inhabitants / (inhabitants + namesakes.here);
  if (share < (isFamous ? shareOfFamous : shareInCountry)) return false;
  return !isSmall || km <= smallKm;
}

/** States are spoken of by those who live there. The regions of Britain are whole countries. */
function isInOwnState({ country, region, isSmall }: Town, { home }: Resident): boolean {
  return country !== 'GB' && !isSmall && home?.country === country && home.region === region;
}

type Abroad = { own: string | null; isWellKnown: boolean; isOnContinent: boolean };

function isKnownAbroad(town: Town, km: number, { own, isWellKnown, isOnContinent }: Abroad): boolean {
  const { inhabitants, namesakes, country } = town;
  const share = inhabitants / (inhabitants + namesakes.here + namesakes.abroad);
  const usual = isOnContinent ? shareOnContinent : shareInWorld;
  if (share < (namesAreShared(own, country) ? shareAmongThem : usual)) return false;
  return isWellKnown || (km <= neighborKm && inhabitants >= large);
}

/**
 * English-speaking towns have no other name in English. What is filed as one is that of a district or an old one, as Tremont
 * is of Boston, unless it is the same name shortened or written out: "New York". Irish towns are filed by their Irish names.
 */
function isOldName({ name: own, country }: Town, { name }: Naming): boolean {
  if (!sharesNames.test(country) || country === 'IE') return false;
  const words = foldName(own).split(' ');
  return !name.split(' ').some((word) => word.length > 2 && words.includes(word));
}

/** A large town by the name that others call it: "Bruges". */
function isNeighbor({ inhabitants, country }: Town, km: number, own: string | null): boolean {
  return country !== own && !sharesNames.test(country) && km <= neighborKm && inhabitants >= large;
}

/** States of such countries are what streets are called as well: "Alberta" is one in Portland. */
export function namesAreShared(one: string | null, other: string): boolean {
  return one !== null && one !== other && sharesNames.test(one) && sharesNames.test(other);
}
