import { colourDifference } from '../../../colour/delta-e.ts';
import { pairWorths } from '../../taste/pair-worth.ts';
import { countCores } from '../../wardrobe/count-cores.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import {
  canMeet,
  coresOf,
  coresWith,
  goesTogether,
  outfitsWith,
  roleOf,
  togetherness,
} from '../garments/outfit-roles.ts';
import type { OutfitItem } from '../outfit.ts';
import { usualDay } from '../plans/usual-day.ts';
import { buildObjective } from '../worth/objective.ts';

/** A CIEDE2000 difference up to which two pieces of one kind are nearly the same. House rule. */
const nearlySame = 9;
const mostShown = 8;
const mostExamples = 3;
/** Best partners of a place that examples are made of. */
const mostTried = 12;

/** A candidate for the wardrobe, set against what is owned. Scores and likeness from 0 to 100. */
export type Consideration = {
  /** Pieces of the wardrobe that it goes with, best first, at most eight of them, and how many there are in all. */
  goesWith: { id: string; score: number }[];
  partners: number;
  /** Outfits of the wardrobe without it, and those that only it makes possible. */
  outfits: number;
  newOutfits: number;
  /** Ids beside it in the best of the new outfits, at most three. */
  examples: string[][];
  /** Share, 0 to 1, of the owned pieces of its place that take part in fewer outfits; undefined where there are none. */
  beats: number | undefined;
  /** Owned pieces of its kind in nearly its colours, likest first. */
  alike: { id: string; likeness: number }[];
};

/**
 * What a garment would add. An outfit is a top with a bottom, or a dress, with shoes where any are owned, in which
 * every two pieces go together by the planner's own pair scores; a layer or an accessory adds one for each outfit that
 * it goes with. Items that are not available are left out. Quadratic in the items.
 */
export function considerPurchase(candidate: OutfitItem, owned: readonly OutfitItem[]): Consideration {
  const items = [{ ...candidate, available: true }, ...owned.filter(({ available }) => available)];
  const objective = buildObjective({ items, ...usualDay });
  // What was learned of pairs counts beside an occasion; by themselves they go together by the rules.
  const { pair } = pairWorths(objective.traits);
  const score = (i: number, j: number) => togetherness(pair(i, j));
  const own = objective.traits.findIndex(({ id }) => id === candidate.id);
  const others = objective.traits.map((_, i) => i).filter((i) => i !== own);
  const partners = others
    .filter((i) => canMeet(objective.traits[own], objective.traits[i]) && score(own, i) >= goesTogether)
    .sort((i, j) => score(own, j) - score(own, i) || i - j);
  const id = (i: number) => objective.traits[i].id;
  return {
    goesWith: partners
      .slice(0, mostShown)
      .map((i) => ({ id: id(i), score: Math.round(100 * score(own, i)) })),
    partners: partners.length,
    ...countWith(objective.traits, own, partners, score),
    alike: alikeOf(objective.traits, own),
  };
}

type Rated = (i: number, j: number) => number;

function countWith(
  traits: readonly ItemTraits[],
  own: number,
  partners: readonly number[],
  score: Rated,
): Pick<Consideration, 'outfits' | 'newOutfits' | 'examples' | 'beats'> {
  const fits = (i: number, j: number) => score(i, j) >= goesTogether;
  const others = traits.map((_, i) => i).filter((i) => i !== own);
  const { outfits, taking } = countCores(coresOf(traits, others), fits);
  const role = roleOf(traits[own]);
  const ownsShoes = others.some((i) => roleOf(traits[i]) === 'shoes');
  const newOutfits = outfitsWith(traits, own, partners, fits, ownsShoes);
  const peers = role === 'extra' ? [] : others.filter((i) => roleOf(traits[i]) === role);
  const fewer = peers.filter((i) => (taking.get(i) ?? 0) < newOutfits).length;
  return {
    outfits,
    newOutfits,
    examples: newOutfits > 0 ? examplesOf(traits, own, partners, score) : [],
    beats: peers.length > 0 ? fewer / peers.length : undefined,
  };
}

/** The best of the new outfits, without the candidate and with no piece in two of them. */
function examplesOf(
  traits: readonly ItemTraits[],
  own: number,
  partners: readonly number[],
  score: Rated,
): string[][] {
  const near = coresWith(traits, own, partners);
  const few = (list: readonly number[]) => list.slice(0, mostTried);
  const bases = [
    ...few(near.tops).flatMap((top) => few(near.bottoms).map((bottom) => [top, bottom])),
    ...few(near.dresses).map((dress) => [dress]),
  ];
  const whole =
    near.shoes.length > 0 ? bases.flatMap((base) => few(near.shoes).map((shoe) => [...base, shoe])) : bases;
  const rated = whole
    .filter((core) => core.every((i, k) => core.slice(k + 1).every((j) => score(i, j) >= goesTogether)))
    .map((core) => core.filter((i) => i !== own))
    .map((core) => ({
      core,
      value: core.reduce((sum, i) => sum + score(i, own), 0) / Math.max(1, core.length),
    }))
    .sort((x, y) => y.value - x.value || (x.core[0] ?? 0) - (y.core[0] ?? 0));
  const taken = new Set<number>();
  return rated
    .filter(({ core }) => {
      if (core.some((i) => taken.has(i))) return false;
      for (const i of core) taken.add(i);
      return core.length > 0;
    })
    .slice(0, mostExamples)
    .map(({ core }) => core.map((i) => traits[i].id));
}

function alikeOf(traits: readonly ItemTraits[], own: number): Consideration['alike'] {
  const mine = traits[own];
  return traits
    .filter((other) => other !== mine && other.kind === mine.kind && other.pattern === mine.pattern)
    .filter((other) => other.coloured && mine.coloured)
    .map((other) => ({ id: other.id, difference: colourDifference(other.main, mine.main) }))
    .filter(({ difference }) => difference <= nearlySame)
    .sort((x, y) => x.difference - y.difference || (x.id < y.id ? -1 : 1))
    .map(({ id, difference }) => ({ id, likeness: Math.round(100 - (30 * difference) / nearlySame) }));
}
