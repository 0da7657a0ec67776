import type { ItemTraits } from '../garments/item-traits.ts';
import { type MainSlot, mainSlots } from '../outfit.ts';
import { goesUnder } from '../worth/layering.ts';

export function isMainSlot(slot: string): slot is MainSlot {
  return mainSlots.some((known) => known === slot);
}

/** Every way to give main garments a slot each, no slot twice, no dress beside a bottom or a top that does not go under it. */
export function assignments(
  items: readonly number[],
  traits: readonly ItemTraits[],
): Map<MainSlot, number>[] {
  let ways: Map<MainSlot, number>[] = [new Map()];
  for (const item of items) {
    const slots = traits[item].slots.filter(isMainSlot);
    ways = ways.flatMap((way) =>
      slots
        .filter((slot) => !way.has(slot) && !clashes(way, slot, item, traits))
        .map((slot) => new Map(way).set(slot, item)),
    );
  }
  return ways;
}

function clashes(
  way: ReadonlyMap<MainSlot, number>,
  slot: MainSlot,
  item: number,
  traits: readonly ItemTraits[],
): boolean {
  const dress = slot === 'dress' ? item : way.get('dress');
  if (dress === undefined) return false;
  if (slot === 'bottom' || (slot === 'dress' && way.has('bottom'))) return true;
  const top = slot === 'top' ? item : way.get('top');
  return top !== undefined && !goesUnder(traits[dress], traits[top]);
}
