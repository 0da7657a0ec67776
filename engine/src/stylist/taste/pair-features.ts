import { hueGap } from '../../colour/harmony.ts';
import { type Facets, isOneSuit } from './facets.ts';
import { classOf, type Tell } from './features.ts';

const pairPlace: Readonly<Record<string, string>> = {
  shoes: 'shoes',
  bag: 'bag',
  belt: 'belt',
  tie: 'tie',
  outer: 'outer',
};

/** How far two colours lie apart: steps in lightness, 0 to 4, and a class of hue distance, 0 to 3. */
export type ColourDistance = { step: number; hueClass: number };

const hueClasses = ['kin', 'near', 'far', 'opposite'];

/** How two pieces of one outfit stand together; the same whatever their order and the occasion. */
export function pairFeatures(one: Facets, other: Facets, tell: Tell): void {
  shapePairFeatures(one, other, tell);
  clothPairFeatures(one, other, tell);
  if (one.colour !== 'unknown' && other.colour !== 'unknown') {
    colourNameFeatures(one, other, tell);
    colourDistanceFeatures(one, other, colourDistance(one, other), tell);
  }
  suitPairFeatures(one, other, tell);
}

/** What depends on kinds, levels and places alone. */
export function shapePairFeatures(one: Facets, other: Facets, tell: Tell): void {
  levelFeatures(one, other, levelDistance(one, other), tell);
  groupFeatures(one, other, tell);
  if (one.isSport !== other.isSport) sportFeatures(one, other, tell);
  if (one.kind === other.kind && one.slot === other.slot) sameKindFeatures(tell);
  halfSuitFeatures(one, other, tell);
  tuxedoFeatures(one, other, tell);
}

/** How far the middles of two levels lie apart, and how far the levels themselves. */
export type LevelDistance = { gap: number; apart: number };

export function levelDistance(a: Facets, b: Facets): LevelDistance {
  return {
    gap: Math.abs(a.level - b.level),
    apart: Math.max(0, Math.max(a.low, b.low) - Math.min(a.high, b.high)),
  };
}

/** From so far apart on levels are far apart. */
export const farApart = 0.7;

/** What depends on the distance of two levels and on the places. */
export function levelFeatures(one: Facets, other: Facets, { gap, apart }: LevelDistance, tell: Tell): void {
  const place = placeOf(...byPlace(one, other));
  tell(`level gap ${place}`, gap);
  tell(`level gap ${slotsOf(one, other)}`, gap);
  if (apart > 0) tell(`levels apart ${place}`, apart);
  if (apart > farApart) tell(`levels far apart ${place}`, apart - farApart);
}

/** What depends on two groups and the places. */
export function groupFeatures(one: Facets, other: Facets, tell: Tell): void {
  const [a, b] = inOrder(one, other, one.group <= other.group);
  tell(`groups ${a.group}+${b.group}`, 1);
}

/** What the places say of sports clothes beside others. */
export function sportFeatures(one: Facets, other: Facets, tell: Tell): void {
  tell(`sport beside other clothes ${slotsOf(one, other)}`, 1);
}

export function sameKindFeatures(tell: Tell): void {
  tell('the same kind twice', 1);
}

/** What depends on patterns, cloths and places alone. */
export function clothPairFeatures(one: Facets, other: Facets, tell: Tell): void {
  if (one.pattern !== 'plain' && other.pattern !== 'plain') {
    figuredFeatures(one, other, tell);
    patternFeatures(one, other, tell);
  }
  clothFeatures(one, other, tell);
}

/** What the places say of two patterned pieces. */
export function figuredFeatures(one: Facets, other: Facets, tell: Tell): void {
  tell(`two patterns ${placeOf(...byPlace(one, other))}`, 1);
}

export function patternFeatures(one: Facets, other: Facets, tell: Tell): void {
  tell(`patterns ${[one.pattern, other.pattern].sort().join('+')}`, 1);
}

/** What depends on two cloths and the places. */
export function clothFeatures(one: Facets, other: Facets, tell: Tell): void {
  const [a, b] = inOrder(one, other, one.cloth <= other.cloth);
  tell(`cloths ${a.cloth}+${b.cloth} ${placeOf(a, b)}`, 1);
}

export function colourDistance(a: Facets, b: Facets): ColourDistance {
  const gap = hueGap(a.hue, b.hue);
  return {
    step: Math.min(4, Math.floor(Math.abs(a.lightness - b.lightness) / 0.14)),
    hueClass: gap < 25 ? 0 : gap < 70 ? 1 : gap < 130 ? 2 : 3,
  };
}

/** What depends on the names of two colors, on leather and on the places. */
export function colourNameFeatures(one: Facets, other: Facets, tell: Tell): void {
  twoColourFeatures(one, other, tell);
  const isLeather = one.isLeather && other.isLeather;
  if (one.colour === other.colour) sameColourFeatures(one, other, tell);
  if (isLeather) leatherFeatures(one, other, one.colour === other.colour, tell);
}

/** What depends on the names of two colors and on the places. */
export function twoColourFeatures(one: Facets, other: Facets, tell: Tell): void {
  const place = placeOf(...byPlace(one, other));
  const [first, second] = [one.colour, other.colour].sort();
  tell(`colours ${first}+${second}`, 1);
  if (place !== 'finish') tell(`colours ${first}+${second} ${place}`, 1);
}

/** What the places say of two pieces of one color. */
export function sameColourFeatures(one: Facets, other: Facets, tell: Tell): void {
  tell(`same colour ${slotsOf(one, other)}`, 1);
}

/** What the places say of two pieces of leather. */
export function leatherFeatures(one: Facets, other: Facets, isOneColour: boolean, tell: Tell): void {
  tell(`leather of ${isOneColour ? 'one colour' : 'two colours'} ${slotsOf(one, other)}`, 1);
}

/** What depends on how vivid two colors are, on their distance and on the places. */
export function colourDistanceFeatures(
  a: Facets,
  b: Facets,
  { step, hueClass }: ColourDistance,
  tell: Tell,
): void {
  const place = placeOf(a, b);
  const strong = [a, b].filter(({ vividness }) => vividness !== 'neutral').length;
  const relation = strong < 2 ? `${strong} coloured` : hueClasses[hueClass];
  tell(`tones ${step} ${relation} ${place}`, 1);
  if (a.vividness === 'vivid' && b.vividness === 'vivid') tell(`two vivid ${relation} ${place}`, 1);
}

/** Jacket and trousers of one suit, or of two. */
export function suitPairFeatures(one: Facets, other: Facets, tell: Tell): void {
  if (isSuitPair(one, other)) tell(isOneSuit(one, other) ? 'one suit' : 'two suits', 1);
}

function isSuitPair(one: Facets, other: Facets): boolean {
  return (
    (one.group === 'suit jacket' && other.group === 'suit trousers') ||
    (one.group === 'suit trousers' && other.group === 'suit jacket')
  );
}

/** Half a suit worn with something else. */
export function halfSuitFeatures(one: Facets, other: Facets, tell: Tell): void {
  if (
    hasGroup(one, other, 'suit jacket') &&
    !hasGroup(one, other, 'suit trousers') &&
    meets(one, other, 'bottom')
  )
    tell('suit jacket without its trousers', 1);
}

/** A dinner suit, or half of it worn with something else. */
export function tuxedoFeatures(one: Facets, other: Facets, tell: Tell): void {
  const hasJacket = hasGroup(one, other, 'tuxedo jacket');
  const hasTrousers = hasGroup(one, other, 'tuxedo trousers');
  if (hasJacket && hasTrousers) tell('one tuxedo', 1);
  else if (hasJacket && meets(one, other, 'bottom')) tell('tuxedo jacket without its trousers', 1);
  else if (hasTrousers && meets(one, other, 'mid')) tell('tuxedo trousers without their jacket', 1);
}

function hasGroup(one: Facets, other: Facets, group: string): boolean {
  return one.group === group || other.group === group;
}

function meets(one: Facets, other: Facets, slot: string): boolean {
  return one.slot === slot || other.slot === slot;
}

function placeOf(a: Facets, b: Facets): string {
  return (
    pairPlace[a.slot] ??
    pairPlace[b.slot] ??
    (classOf(a.slot) === 'main' && classOf(b.slot) === 'main' ? 'main' : 'finish')
  );
}

/** By the places' names; within one place as told. */
function inOrder(one: Facets, other: Facets, isFirst: boolean): [Facets, Facets] {
  if (one.slot !== other.slot) return byPlace(one, other);
  return isFirst ? [one, other] : [other, one];
}

function byPlace(one: Facets, other: Facets): [Facets, Facets] {
  return one.slot <= other.slot ? [one, other] : [other, one];
}

function slotsOf(one: Facets, other: Facets): string {
  return byPlace(one, other)
    .map(({ slot }) => slot)
    .join('+');
}
