import { accessorySlots } from '../day.ts';
import type { AccessorySlot, MainSlot } from '../outfit.ts';
import { mayClash, wearable } from '../worth/layering.ts';
import { type Objective, structureValue, warmthTerms } from '../worth/objective.ts';
import type { Candidates } from './candidates.ts';
import type { Searchable } from './search.ts';
import type { SearchProblem, SearchSlot } from './search-problem.ts';
import { type Structure, structureOf } from './structure.ts';

/** Places for accessories: a slot, and for a second of one kind a number behind it. */
export type AccessoryPlace = { place: string; slot: AccessorySlot; locked: number | undefined };

export type OutfitProblem = Searchable & { structure: Structure; places: AccessoryPlace[] };

/** Small enough that it only ever decides between equals. */
const tieWeight = 1e-9;

/** The places of accessories that anything could fill, and those that must be in. */
export function placesOf(
  open: ReadonlySet<AccessorySlot>,
  fixed: readonly { slot: AccessorySlot; item: number }[],
): AccessoryPlace[] {
  const left = [...fixed];
  const wanted = accessorySlots.filter((slot) => open.has(slot) || fixed.some((each) => each.slot === slot));
  const places: AccessoryPlace[] = wanted.map((slot) => {
    const at = left.findIndex((each) => each.slot === slot);
    return { place: slot, slot, locked: at < 0 ? undefined : left.splice(at, 1)[0].item };
  });
  for (const { slot, item } of left) {
    const count = places.filter((each) => each.slot === slot).length;
    places.push({ place: count === 0 ? slot : `${slot} ${count + 1}`, slot, locked: item });
  }
  return places;
}

/** Slots that several problems of one request have in common, so that what is found out about them is found out once. */
export class SharedSlots {
  readonly #known = new Map<string, { candidates: readonly number[]; slot: SearchSlot }[]>();
  /** The slot of such a name with just these candidates, made when it is first asked for. */
  of(name: string, candidates: readonly number[], make: () => SearchSlot): SearchSlot {
    const known = this.#known.get(name) ?? [];
    this.#known.set(name, known);
    const before = known.find((each) => areSame(each.candidates, candidates));
    if (before) return before.slot;
    const slot = make();
    known.push({ candidates, slot });
    return slot;
  }
}

function areSame(some: readonly number[], others: readonly number[]): boolean {
  return some === others || (some.length === others.length && some.every((i, k) => i === others[k]));
}

/** Turns a structure into numbers for the search: locked items alone in their slots, candidates in the others. */
export function buildProblem(
  objective: Objective,
  slots: readonly MainSlot[],
  candidates: Candidates,
  lockedMain: ReadonlyMap<MainSlot, number>,
  lockedAccessories: readonly { slot: AccessorySlot; item: number }[],
  shared: SharedSlots,
): OutfitProblem {
  const { traits } = objective;
  const structure = structureOf(slots);
  const places = placesOf(new Set(candidates.accessories.keys()), lockedAccessories);
  const names = [...slots, ...places.map(({ slot }) => slot)];
  const anyLocked = new Set([...lockedMain.values(), ...lockedAccessories.map(({ item }) => item)]);
  const check = (first: string, second: string) =>
    mayClash(first, second)
      ? (i: number, j: number) =>
          (anyLocked.has(i) && anyLocked.has(j) && i !== j) || wearable(first, traits[i], second, traits[j])
      : undefined;
  const search: SearchProblem = {
    slots: [
      ...slots.map((slot) => {
        const locked = lockedMain.get(slot);
        const open = candidates.forStructure(slot, slots);
        return shared.of(`${slot} ${locked ?? ''}`, open, () => mainOf(objective, slot, locked, open));
      }),
      ...places.map((place) =>
        shared.of(`${place.place} ${place.locked ?? ''}`, candidates.accessories.get(place.slot) ?? [], () =>
          accessoryOf(objective, place, candidates),
        ),
      ),
    ],
    counts: names.map((_, s) => names.map((_, t) => s !== t && (s < slots.length || t < slots.length))),
    constant: structureValue(objective, structure),
    pair: objective.pair,
    beside: objective.beside,
    compatible: names.map((first) => names.map((second) => check(first, second))),
    cloTerms: warmthTerms(objective),
  };
  return { structure, places, search };
}

function mainOf(
  objective: Objective,
  slot: MainSlot,
  locked: number | undefined,
  candidates: readonly number[],
): SearchSlot {
  const { traits } = objective;
  const value = (i: number) => worthIn(objective, slot, i);
  const items = Int32Array.from(locked === undefined ? bestOfTwins(objective, candidates, value) : [locked]);
  return {
    main: true,
    inner: slot !== 'outer',
    items,
    values: Float64Array.from(items, value),
    clo: Float64Array.from(items, (i) => traits[i].clo),
  };
}

function worthIn({ single, personal, ties }: Objective, slot: string, i: number): number {
  return single(slot, i) + personal[i] + tieWeight * ties[i];
}

/** Of identical garments only the best can be part of the best outfit, as no two of them are worn at once. */
function bestOfTwins(
  { twins }: Objective,
  candidates: readonly number[],
  value: (i: number) => number,
): number[] {
  const best = new Map<number, { i: number; worth: number }>();
  for (const i of candidates) {
    const worth = value(i);
    const before = best.get(twins[i]);
    if (!before || worth > before.worth) best.set(twins[i], { i, worth });
  }
  return [...best.values()].map(({ i }) => i);
}

function accessoryOf(
  objective: Objective,
  { slot, locked }: AccessoryPlace,
  candidates: Candidates,
): SearchSlot {
  const value = (i: number) => (i < 0 ? 0 : worthIn(objective, slot, i));
  const open = () => [-1, ...bestOfTwins(objective, candidates.accessories.get(slot) ?? [], value)];
  const items = Int32Array.from(locked === undefined ? open() : [locked]);
  const values = Float64Array.from(items, value);
  return { main: false, inner: true, items, values, clo: new Float64Array(items.length) };
}

/** The slots of a filling, by the places of its problem. */
export function slotsOf({ structure, places }: OutfitProblem, items: readonly number[]): Map<string, number> {
  const names = [...structure.slots, ...places.map(({ place }) => place)];
  return new Map(names.flatMap((name, s): [string, number][] => (items[s] < 0 ? [] : [[name, items[s]]])));
}
