import type { ItemTraits } from './item-traits.ts';
import { type MainSlot, mainSlots } from './outfit.ts';

export function isMainSlot(slot: string): slot is MainSlot {
  return mainSlots.some((known) => known === slot);
}

/** Every way to give main garments a slot each, no slot twice and no dress beside top or bottom. */
export function assignments(
  items: readonly number[],
  traits: readonly ItemTraits[],
): Map<MainSlot, number>[] {
  let ways: Map<MainSlot, number>[] = [new Map()];
  for (const item of items) {
    const slots = traits[item].slots.filter(isMainSlot);
    ways = ways.flatMap((way) =>
      slots
        .filter((slot) => !way.has(slot) && !clashes(way, slot))
        .map((slot) => new Map(way).set(slot, item)),
    );
  }
  return ways;
}

function clashes(way: ReadonlyMap<MainSlot, number>, slot: MainSlot): boolean {
  if (slot === 'dress') return way.has('top') || way.has('bottom');
  return (slot === 'top' || slot === 'bottom') && way.has('dress');
}
