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
  const [a, b] = inOrder(one, other, one.group <= other.group);
  const slots = `${a.slot}+${b.slot}`;
  const place = placeOf(a, b);
  const gap = Math.abs(a.level - b.level);
  const apart = Math.max(0, Math.max(a.low, b.low) - Math.min(a.high, b.high));
  tell(`level gap ${place}`, gap);
  tell(`level gap ${slots}`, gap);
  if (apart > 0) tell(`levels apart ${place}`, apart);
  if (apart > 0.7) tell(`levels far apart ${place}`, apart - 0.7);
  tell(`groups ${a.group}+${b.group}`, 1);
  if (a.isSport !== b.isSport) tell(`sport beside other clothes ${slots}`, 1);
  if (a.kind === b.kind && a.slot === b.slot) tell('the same kind twice', 1);
  tuxedoFeatures(a, b, tell);
}

/** What depends on patterns, cloths and places alone. */
export function clothPairFeatures(one: Facets, other: Facets, tell: Tell): void {
  const [a, b] = inOrder(one, other, one.cloth <= other.cloth);
  const place = placeOf(a, b);
  if (a.pattern !== 'plain' && b.pattern !== 'plain') {
    tell(`two patterns ${place}`, 1);
    tell(`patterns ${[a.pattern, b.pattern].sort().join('+')}`, 1);
  }
  tell(`cloths ${a.cloth}+${b.cloth} ${place}`, 1);
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
  const [a, b] = inOrder(one, other, one.colour <= other.colour);
  const slots = `${a.slot}+${b.slot}`;
  const place = placeOf(a, b);
  const [first, second] = a.colour <= b.colour ? [a.colour, b.colour] : [b.colour, a.colour];
  tell(`colours ${first}+${second}`, 1);
  if (place !== 'finish') tell(`colours ${first}+${second} ${place}`, 1);
  const isLeather = a.isLeather && b.isLeather;
  if (a.colour === b.colour) {
    tell(`same colour ${slots}`, 1);
    if (isLeather) tell(`leather of one colour ${slots}`, 1);
  } else if (isLeather) tell(`leather of two colours ${slots}`, 1);
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

export function isSuitPair(one: Facets, other: Facets): boolean {
  return (
    (one.group === 'suit jacket' && other.group === 'suit trousers') ||
    (one.group === 'suit trousers' && other.group === 'suit jacket')
  );
}

/** Half a suit or half a dinner suit worn with something else. */
function tuxedoFeatures(one: Facets, other: Facets, tell: Tell): void {
  const has = (group: string) => one.group === group || other.group === group;
  const meets = (slot: string) => one.slot === slot || other.slot === slot;
  if (has('suit jacket') && !has('suit trousers') && meets('bottom'))
    tell('suit jacket without its trousers', 1);
  if (has('tuxedo jacket') && has('tuxedo trousers')) tell('one tuxedo', 1);
  else if (has('tuxedo jacket') && meets('bottom')) tell('tuxedo jacket without its trousers', 1);
  else if (has('tuxedo trousers') && meets('mid')) tell('tuxedo trousers without their jacket', 1);
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
  if (one.slot !== other.slot) return one.slot < other.slot ? [one, other] : [other, one];
  return isFirst ? [one, other] : [other, one];
}
