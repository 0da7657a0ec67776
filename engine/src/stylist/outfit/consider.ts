import { colourDifference } from '../../colour/delta-e.ts';
import type { ItemTraits } from './item-traits.ts';
import { buildObjective, type Objective } from './objective.ts';
import type { OutfitItem, Weather } from './outfit.ts';

/** From this mean of colour, formality, pattern and style on, 0 to 1, two pieces go together. House rule. */
const goesTogether = 0.75;
/** A CIEDE2000 difference up to which two pieces of one kind are nearly the same. House rule. */
const nearlySame = 9;
const mostShown = 8;
const mostExamples = 3;

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

const mildDay: Weather = {
  ...{ feltC: 18, minC: 14, maxC: 21, rainMm: 0, rainChance: 0, windKmh: 8 },
  source: 'unknown',
};

/**
 * What a garment would add. An outfit is a top with a bottom, or a dress, with shoes where any are owned, in which
 * every two pieces go together by the planner's own pair scores; a layer or an accessory adds one for each outfit that
 * it goes with. Items that are not available are left out. Quadratic in the items, cubic only in counting bits.
 */
export function considerPurchase(candidate: OutfitItem, owned: readonly OutfitItem[]): Consideration {
  const items = [{ ...candidate, available: true }, ...owned.filter(({ available }) => available)];
  const objective = buildObjective({
    ...{ items, eventType: 'other', date: '2026-04-15', weather: mildDay, recent: [], seed: 0 },
    preferences: { styles: [], colours: [] },
  });
  const score = (i: number, j: number) => objective.pair(i, j) / objective.pairBound;
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
    ...countWith(objective, own, others, score),
    alike: alikeOf(objective.traits, own),
  };
}

type Role = 'top' | 'bottom' | 'dress' | 'shoes' | 'extra';

function roleOf({ slots }: ItemTraits): Role {
  const roles = ['top', 'bottom', 'dress', 'shoes'] as const;
  return roles.find((role) => slots.includes(role)) ?? 'extra';
}

/** Two pieces of one place are never worn together; an extra may join anything else. */
function canMeet(one: ItemTraits, other: ItemTraits): boolean {
  const [first, second] = [roleOf(one), roleOf(other)];
  if (first === 'extra' || second === 'extra') return one.slots[0] !== other.slots[0];
  const pair = new Set([first, second]);
  return pair.size === 2 && !(pair.has('dress') && (pair.has('top') || pair.has('bottom')));
}

type Core = number[];

function countWith(
  { traits }: Objective,
  own: number,
  others: readonly number[],
  score: (i: number, j: number) => number,
): Pick<Consideration, 'outfits' | 'newOutfits' | 'examples' | 'beats'> {
  const fits = (i: number, j: number) => score(i, j) >= goesTogether;
  const role = roleOf(traits[own]);
  const taking = new Map<number, number>();
  const best: { core: Core; value: number }[] = [];
  let [outfits, fresh] = [0, 0];
  const visit = (core: Core) => {
    const isOld = !core.includes(own);
    if (isOld) {
      outfits++;
      for (const i of core) taking.set(i, (taking.get(i) ?? 0) + 1);
      if (role !== 'extra' || !core.every((i) => fits(i, own))) return;
    }
    fresh++;
    const beside = core.filter((i) => i !== own);
    const value = beside.reduce((sum, i) => sum + score(i, own), 0) / Math.max(1, beside.length);
    keepBest(best, { core: beside, value });
  };
  eachCore(traits, [own, ...others], fits, visit);
  const peers = others.filter((i) => roleOf(traits[i]) === role && role !== 'extra');
  const fewer = peers.filter((i) => (taking.get(i) ?? 0) < fresh).length;
  return {
    outfits,
    newOutfits: fresh,
    examples: best.map(({ core }) => core.map((i) => traits[i].id)),
    beats: peers.length > 0 ? fewer / peers.length : undefined,
  };
}

/** Examples that share no piece say more than three with the same shoes. */
function keepBest(best: { core: Core; value: number }[], next: { core: Core; value: number }): void {
  const rival = best.findIndex(({ core }) => core.some((i) => next.core.includes(i)));
  if (rival >= 0 && best[rival].value >= next.value) return;
  if (rival >= 0) best.splice(rival, 1);
  best.push(next);
  best.sort((x, y) => y.value - x.value || x.core[0] - y.core[0]);
  best.length = Math.min(best.length, mostExamples);
}

/** Every top with a bottom, and every dress, with every pair of shoes (where there are shoes), that go together. */
function eachCore(
  traits: readonly ItemTraits[],
  all: readonly number[],
  fits: (i: number, j: number) => boolean,
  visit: (core: Core) => void,
): void {
  const of = (role: Role) => all.filter((i) => roleOf(traits[i]) === role);
  const [tops, bottoms, dresses, shoes] = [of('top'), of('bottom'), of('dress'), of('shoes')];
  const shod = (base: Core) => {
    if (shoes.length === 0) return visit(base);
    for (const shoe of shoes) if (base.every((i) => fits(i, shoe))) visit([...base, shoe]);
  };
  for (const top of tops) for (const bottom of bottoms) if (fits(top, bottom)) shod([top, bottom]);
  for (const dress of dresses) shod([dress]);
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
