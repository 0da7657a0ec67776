import { lazily } from '../../../lazily.ts';
import { memoize } from '../../../memoize.ts';
import { isKit } from '../../taste/kit.ts';
import { isNeverWorn } from '../../taste/never-worn.ts';
import { isAccessorySlot } from '../day.ts';
import type { ItemTraits } from '../garments/item-traits.ts';
import { isFolkFor, isShift, isUniform, isWornFor, wearsFolkDaily } from '../garments/worn-for.ts';
import type { AccessorySlot, MainSlot } from '../outfit.ts';
import {
  goesOverSwimwear,
  goesUnder,
  isBottomOverSwimwear,
  isRobe,
  isSariBlouse,
  isSwimwear,
  needsTop,
} from '../worth/layering.ts';
import type { Objective } from '../worth/objective.ts';

/** What is looked at of a request. */
type Asked = Pick<Objective, 'day' | 'traits'>;

/** Numbers of the items that may be taken for each slot. */
export type Candidates = {
  main: Record<MainSlot, number[]>;
  /** The same within a choice of places, some of which allow only some garments. */
  forStructure(slot: MainSlot, slots: readonly MainSlot[]): number[];
  accessories: Map<AccessorySlot, number[]>;
  /** The first slot that stays empty. */
  empty: MainSlot | undefined;
};

/** From so many degrees on nobody puts on another layer of so much insulation: thick sweaters and winter coats. House rule. */
const hot = 20;
const thickClo = 0.45;

/** Below so many degrees Celsius one goes to the water in clothes. House rule: readers gave swimwear alone 1 to 4 points at 4 to 18 °C, and 8 with clothes over it. */
const warmEnoughForSwimwear = 22;

/** From this chance on a reading brings in what is worn for it. */
const wellPossible = 0.3;

/**
 * Sorts the usable items into slots. What is never worn for such an occasion (another sport's things, nightwear, clothes
 * for chores, costumes) is left out; where a slot that is needed would stay empty, it comes back for that slot alone.
 */
export function findCandidates(objective: Asked, locked: ReadonlySet<number>): Candidates {
  const { day, traits } = objective;
  const { request } = day;
  const excluded = new Set(request.excluded);
  const usable = traits.map(
    ({ item, piece }, i) =>
      locked.has(i) ||
      (item.available &&
        piece.known &&
        !excluded.has(item.id) &&
        (request.among === undefined || request.among.has(item.id))),
  );
  const all = (slot: string) =>
    traits.flatMap((each, i) => (usable[i] && each.slots.some((own) => own === slot) ? [i] : []));
  const everyday = wearsFolkDaily(traits);
  const days = day.readings
    .filter(({ context, chance }) => context.occasion.code === day.occasion.code || chance >= wellPossible)
    .map(({ context }) => ({ ...day, occasion: context.occasion, context }));
  const isFor = (each: ItemTraits) =>
    days.some(
      (one) =>
        (isKit(one.occasion, each) ||
          (isWornFor(one, each) && !isNeverWorn(each.piece.group, one.occasion))) &&
        // Folk dress is put on where the likeliest reading asks for it, and never on a mere chance.
        (everyday || isFolkFor(day.occasion, each)) &&
        // Nor are slippers worn outside because one might stay in.
        (each.piece.group !== 'slippers' || !day.occasion.outdoors),
    );
  // Many a piece has two places and is asked about for both.
  const serves = memoize((i: number) => locked.has(i) || isFor(traits[i]), { most: traits.length });
  const fitting = (slot: string) => all(slot).filter(serves);
  const dry = (list: readonly number[]) => withoutSpoiled(objective, list, locked);
  const worn = (list: readonly number[]) => withoutLoneLayers(objective, list, locked);
  const cool = (list: readonly number[]) =>
    list.filter((i) => locked.has(i) || day.context.feltC < hot || traits[i].clo < thickClo);
  const base = inUniform(objective, locked, {
    top: worn(fitting('top')),
    bottom: fitting('bottom'),
    dress: fitting('dress'),
  });
  const main: Candidates['main'] = {
    ...base,
    mid: cool(fitting('mid')),
    outer: cool(dry(fitting('outer'))),
    shoes: ofTheShift(objective, ofTheSport(objective, dry(fitting('shoes')), locked), locked),
  };
  const hasTrunks = mayGoTopless(day.occasion.code) && main.bottom.some((i) => isTrunks(traits[i]));
  if (!hasBase(main) && !hasTrunks)
    for (const slot of ['top', 'bottom', 'dress'] as const)
      if (main[slot].length === 0) main[slot] = all(slot);
  if (main.shoes.length === 0) main.shoes = all('shoes');
  const accessories = new Map<AccessorySlot, number[]>();
  for (const [i, each] of traits.entries()) {
    const slot = each.slots[0];
    if (slot !== undefined && usable[i] && isAccessorySlot(slot) && serves(i))
      accessories.set(slot, [...(accessories.get(slot) ?? []), i]);
  }
  return {
    main,
    forStructure: forStructure(main, objective, locked),
    accessories,
    empty: emptySlot(main, all, objective),
  };
}

/** Who has boots or shoes for the very sport plays in them, where the entry says plainly what is played. */
function ofTheSport({ day, traits }: Asked, list: readonly number[], locked: ReadonlySet<number>): number[] {
  const { activity, code, id } = day.occasion;
  const isPlain = code === 'sport' && activity !== null && !/^(?:guess|type) /.test(id);
  const isMade = ({ piece }: ItemTraits) =>
    piece.group === 'special sport shoes' && piece.uses.has(activity ?? '');
  return isPlain ? narrowed(list, locked, (i) => isMade(traits[i])) : [...list];
}

/** On a shift the shoes that go with the uniform are worn, where there are such. */
function ofTheShift({ day, traits }: Asked, list: readonly number[], locked: ReadonlySet<number>): number[] {
  return isShift(day.occasion) ? narrowed(list, locked, (i) => isUniform(traits[i])) : [...list];
}

/** What is wanted of a list and what is locked, or the whole list where nothing in it is wanted. */
function narrowed(
  list: readonly number[],
  locked: ReadonlySet<number>,
  isWanted: (i: number) => boolean,
): number[] {
  return list.some(isWanted) ? list.filter((i) => locked.has(i) || isWanted(i)) : [...list];
}

/** From so much rain on suede and the like stay at home. House rule. */
const muchRain = 0.4;

type Base = Pick<Candidates['main'], 'top' | 'bottom' | 'dress'>;

/** On a shift the uniform is worn, as far as there is one. */
function inUniform({ day, traits }: Asked, locked: ReadonlySet<number>, base: Base): Base {
  if (!isShift(day.occasion)) return base;
  const owned = (list: readonly number[]) => list.filter((i) => isUniform(traits[i]));
  const parts = [owned(base.top), owned(base.bottom), owned(base.dress)];
  if (parts.every((list) => list.length === 0)) return base;
  const [top, bottom, dress] = parts;
  const fixed = (list: readonly number[]) => list.filter((i) => locked.has(i));
  const isDress = dress.length > 0 && top.length === 0 && bottom.length === 0;
  if (isDress) return { ...base, dress: [...new Set([...dress, ...fixed(base.dress)])] };
  return {
    top: top.length > 0 ? [...new Set([...top, ...fixed(base.top)])] : base.top,
    bottom: bottom.length > 0 ? [...new Set([...bottom, ...fixed(base.bottom)])] : base.bottom,
    dress: [...new Set([...dress, ...fixed(base.dress)])],
  };
}

/** In rain, what it would spoil is left out where something else is as dressy as the occasion asks. */
function withoutSpoiled(
  { day, traits }: Asked,
  list: readonly number[],
  locked: ReadonlySet<number>,
): number[] {
  const { level, code } = day.occasion;
  const isFine = ({ dryOnly, piece }: ItemTraits) =>
    !dryOnly && piece.level[1] >= level[0] - 0.2 && piece.level[0] <= level[1] + 0.4;
  if (day.rain < muchRain || code === 'swim' || !list.some((i) => isFine(traits[i]))) return [...list];
  return list.filter((i) => locked.has(i) || !traits[i].dryOnly);
}

/** Cardigans that hang open. */
const openCardigan = /\b(long|longline|open|draped?|waterfall|oversized|chunky|coatigan|belted)\b/i;

/** Cardigans of women are buttoned and worn alone; other cardigans, knitted vests and zipped hoodies go over something. */
function withoutLoneLayers(
  { day, traits }: Asked,
  list: readonly number[],
  locked: ReadonlySet<number>,
): number[] {
  const goesOver = ({ piece, slots, item }: ItemTraits) =>
    slots[0] === 'mid' &&
    (piece.kind.id === 'sweater vest' ||
      piece.group === 'hoodie' ||
      (piece.group === 'cardigan' &&
        (day.context.gender !== 'female' || openCardigan.test(item.description))));
  const alone = list.filter((i) => locked.has(i) || !goesOver(traits[i]));
  return alone.length > 0 ? alone : [...list];
}

function forStructure(
  main: Candidates['main'],
  { day, traits }: Asked,
  locked: ReadonlySet<number>,
): Candidates['forStructure'] {
  const swims = mayGoTopless(day.occasion.code);
  const comesDressed =
    swims &&
    day.request.weather.feltC < warmEnoughForSwimwear &&
    hasOverSwimwear(main, traits) &&
    // Who wants a dress goes in that.
    ![...locked].some((i) => main.dress.includes(i) && !isSwimwear(traits[i]));
  const overTops = lazily(() =>
    main.dress.filter((i) => main.top.some((j) => goesUnder(traits[i], traits[j]))),
  );
  const underDresses = lazily(() =>
    main.top.filter((j) => main.dress.some((i) => goesUnder(traits[i], traits[j]))),
  );
  const complete = lazily(() => main.dress.filter((i) => !needsTop(traits[i])));
  const worn = lazily(() => main.top.filter((i) => !isSariBlouse(traits[i])));
  return (slot, slots) => {
    const isOverSwimwear = slots.includes('dress') && slots.includes('bottom');
    if (comesDressed && !(isOverSwimwear && slots.includes('top'))) return [];
    if (isOverSwimwear) return overSwimwear(main, traits, slot, comesDressed);
    // A jacket over nothing but a swimsuit leaves the legs bare.
    if (swims && slot === 'dress' && slots.includes('outer'))
      return main.dress.filter((i) => traits[i].piece.group !== 'swimwear');
    if (swims && slot === 'mid' && slots.includes('dress')) return main.mid.filter((i) => isRobe(traits[i]));
    if (slots.includes('dress') && slots.includes('top')) {
      if (slot === 'dress') return overTops();
      if (slot === 'top') return underDresses();
    } else if (slot === 'dress') {
      return complete().length > 0 || overTops().length > 0 ? complete() : main.dress;
    }
    if (slot === 'top' && !slots.includes('dress')) return worn();
    if (slot === 'bottom' && !slots.includes('top')) return main.bottom.filter((i) => isTrunks(traits[i]));
    return main[slot];
  };
}

/** A swimsuit with clothes over it; in cool air trunks are worn under trousers too. */
function overSwimwear(
  main: Candidates['main'],
  traits: readonly ItemTraits[],
  slot: MainSlot,
  comesDressed: boolean,
): number[] {
  if (slot === 'dress') {
    const under = comesDressed ? [...main.dress, ...main.bottom] : main.dress;
    return under.filter((i) => (comesDressed ? isSwimwear(traits[i]) : traits[i].piece.group === 'swimwear'));
  }
  if (slot === 'top') return main.top.filter((i) => goesOverSwimwear(traits[i]));
  return comesDressed ? main[slot].filter((i) => !isSwimwear(traits[i])) : main[slot];
}

/** Whether there is swimwear, and a top and trousers or a skirt to wear over it. */
function hasOverSwimwear(main: Candidates['main'], traits: readonly ItemTraits[]): boolean {
  return (
    [...main.dress, ...main.bottom].some((i) => isSwimwear(traits[i])) &&
    main.top.some((i) => goesOverSwimwear(traits[i])) &&
    main.bottom.some((i) => isBottomOverSwimwear(traits[i]))
  );
}

function isTrunks({ piece }: ItemTraits): boolean {
  return piece.group === 'swimwear bottom';
}

function hasBase(main: Record<MainSlot, number[]>): boolean {
  return main.dress.length > 0 || (main.top.length > 0 && main.bottom.length > 0);
}

/** What is wanting: the shoes, or the half of the base that is nearer to be had. */
function emptySlot(
  main: Record<MainSlot, number[]>,
  all: (slot: string) => number[],
  { day: { occasion } }: Asked,
): MainSlot | undefined {
  if (!hasBase(main)) {
    if (mayGoTopless(occasion.code) && main.bottom.length > 0) return undefined;
    if (all('top').length === 0 && all('bottom').length > 0) return 'top';
    return all('top').length > 0 ? 'bottom' : 'top';
  }
  return main.shoes.length === 0 && !mayGoBarefoot(occasion) ? 'shoes' : undefined;
}

export function mayGoBarefoot({
  code,
  activity,
  setting,
}: {
  code: string;
  activity: string | null;
  setting: string;
}): boolean {
  if (activity === 'labor' || activity === 'chores') return false;
  return (
    code === 'home' ||
    code === 'swim' ||
    activity === 'yoga' ||
    activity === 'sleep' ||
    activity === 'surf' ||
    activity === 'dance' ||
    setting === 'home'
  );
}

export function mayGoTopless(code: string): boolean {
  return code === 'swim';
}
