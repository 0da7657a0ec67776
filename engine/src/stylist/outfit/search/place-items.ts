import type { ItemTraits } from '../garments/item-traits.ts';
import type { MainSlot } from '../outfit.ts';
import { wearable } from '../worth/layering.ts';
import { assignments, isMainSlot } from './assignments.ts';

/** The ways to wear the main garments that keep most of them and, where there are such, have the layers in order. */
export function placeMain(
  traits: readonly ItemTraits[],
  items: readonly number[],
): { ways: Map<MainSlot, number>[]; left: number[] } {
  const main = items.filter((i) => traits[i].slots.some(isMainSlot));
  const kept: number[] = [];
  let ways: Map<MainSlot, number>[] = [new Map()];
  for (const item of main) {
    const next = assignments([...kept, item], traits);
    if (next.length === 0) continue;
    kept.push(item);
    ways = next;
  }
  const inOrder = ways.filter((way) =>
    [...way].every(([slotA, a]) =>
      [...way].every(([slotB, b]) => a === b || wearable(slotA, traits[a], slotB, traits[b])),
    ),
  );
  return { ways: inOrder.length > 0 ? inOrder : ways, left: main.filter((i) => !kept.includes(i)) };
}
