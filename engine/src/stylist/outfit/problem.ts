import type { Candidates } from './candidates.ts';
import { wantedAccessories } from './day.ts';
import { mayClash, wearable } from './layering.ts';
import {
  accessoryPairWeight,
  accessoryShares,
  accessoryValue,
  constantValue,
  emptyFinish,
  type Objective,
  singleValue,
  warmthTerms,
} from './objective.ts';
import type { AccessorySlot, MainSlot } from './outfit.ts';
import type { Searchable } from './search.ts';
import type { SearchProblem, SearchSlot } from './search-problem.ts';
import { type Structure, structureOf } from './structure.ts';

/** Places for accessories: a slot, and for a second of one kind a number behind it. */
export type AccessoryPlace = { place: string; slot: AccessorySlot; locked: number | undefined };

export type OutfitProblem = Searchable & { structure: Structure; places: AccessoryPlace[] };

/** Small enough that it only ever decides between equals. */
const tieWeight = 1e-9;

/** The places that count on this day for this base, and those of accessories that must be in. */
export function placesOf(
  objective: Objective,
  base: 'separates' | 'dress',
  fixed: readonly { slot: AccessorySlot; item: number }[],
): AccessoryPlace[] {
  const left = [...fixed];
  const places: AccessoryPlace[] = wantedAccessories(objective.day, base).map((slot) => {
    const at = left.findIndex((each) => each.slot === slot);
    return { place: slot, slot, locked: at < 0 ? undefined : left.splice(at, 1)[0].item };
  });
  for (const { slot, item } of left) {
    const count = places.filter((each) => each.slot === slot).length;
    places.push({ place: count === 0 ? slot : `${slot} ${count + 1}`, slot, locked: item });
  }
  return places;
}

/** Turns a structure into numbers for the search: locked items alone in their slots, candidates in the others. */
export function buildProblem(
  objective: Objective,
  slots: readonly MainSlot[],
  candidates: Candidates,
  lockedMain: ReadonlyMap<MainSlot, number>,
  lockedAccessories: readonly { slot: AccessorySlot; item: number }[],
): OutfitProblem {
  const { day, traits } = objective;
  const structure = structureOf(slots, day);
  const places = placesOf(objective, structure.base, lockedAccessories);
  const names = [...slots, ...places.map(({ slot }) => slot)];
  const anyLocked = new Set([...lockedMain.values(), ...lockedAccessories.map(({ item }) => item)]);
  const check = (first: string, second: string) =>
    mayClash(first, second)
      ? (i: number, j: number) =>
          (anyLocked.has(i) && anyLocked.has(j) && i !== j) || wearable(first, traits[i], second, traits[j])
      : undefined;
  const search: SearchProblem = {
    slots: [
      ...slots.map((slot, s) => mainOf(objective, structure, s, lockedMain.get(slot), candidates.main[slot])),
      ...places.map((place) => accessoryOf(objective, place, places.length, candidates)),
    ],
    pairWeights: pairWeights(objective, structure, places),
    constant: constantValue(objective, structure, places.length),
    pair: objective.pair,
    pairBound: objective.pairBound,
    compatible: names.map((first) => names.map((second) => check(first, second))),
    cloTerms: warmthTerms(objective),
  };
  return { structure, places, search };
}

/** Main garments beside each other, accessories beside main garments, accessories not beside each other. */
function pairWeights(
  objective: Objective,
  structure: Structure,
  places: readonly AccessoryPlace[],
): number[][] {
  const mains = structure.slots.length;
  const company = places.map(({ slot }) => accessoryShares(slot, structure));
  const size = mains + places.length;
  return Array.from({ length: size }, (_, s) =>
    Array.from({ length: size }, (_, t) => {
      if (s < mains && t < mains) return structure.pairShares[s][t];
      if (s >= mains && t >= mains) return 0;
      const share = company[Math.max(s, t) - mains][Math.min(s, t)];
      return accessoryPairWeight(objective, share, places.length);
    }),
  );
}

function mainOf(
  objective: Objective,
  structure: Structure,
  s: number,
  locked: number | undefined,
  candidates: readonly number[],
): SearchSlot {
  const { traits, ties } = objective;
  const value = (i: number) => singleValue(objective, structure, s, i) + tieWeight * ties[i];
  const items = Int32Array.from(locked === undefined ? bestOfLooks(objective, candidates, value) : [locked]);
  return {
    main: true,
    inner: structure.slots[s] !== 'outer',
    items,
    values: Float64Array.from(items, value),
    clo: Float64Array.from(items, (i) => traits[i].clo),
  };
}

/** Of garments that look alike only the best can be part of the best outfit, as no two of them are worn at once. */
function bestOfLooks(
  { looks }: Objective,
  candidates: readonly number[],
  value: (i: number) => number,
): number[] {
  const best = new Map<number, { i: number; worth: number }>();
  for (const i of candidates) {
    const worth = value(i);
    const before = best.get(looks[i]);
    if (!before || worth > before.worth) best.set(looks[i], { i, worth });
  }
  return [...best.values()].map(({ i }) => i);
}

function accessoryOf(
  objective: Objective,
  { slot, locked }: AccessoryPlace,
  count: number,
  candidates: Candidates,
): SearchSlot {
  const { ties, weights } = objective;
  const none = (weights.finish / count) * emptyFinish;
  const value = (i: number) => (i < 0 ? none : accessoryValue(objective, i, count) + tieWeight * ties[i]);
  const open = () => [-1, ...bestOfLooks(objective, candidates.accessories.get(slot) ?? [], value)];
  const items = Int32Array.from(locked === undefined ? open() : [locked]);
  const values = Float64Array.from(items, value);
  return { main: false, inner: true, items, values, clo: new Float64Array(items.length) };
}

/** The slots of a filling, by the places of its problem. */
export function slotsOf({ structure, places }: OutfitProblem, items: readonly number[]): Map<string, number> {
  const names = [...structure.slots, ...places.map(({ place }) => place)];
  return new Map(names.flatMap((name, s): [string, number][] => (items[s] < 0 ? [] : [[name, items[s]]])));
}
