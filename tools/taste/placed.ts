import { isMainSlot } from '@drape/engine/stylist/outfit/assignments';
import type { ItemTraits } from '@drape/engine/stylist/outfit/item-traits';
import { placeMain } from '@drape/engine/stylist/outfit/place-items';
import type { PlacedPiece } from '@drape/engine/stylist/taste/outfit-features';

/** Gives each piece of an outfit its place, the first way of wearing them that keeps the layers in order. */
export function placed(traits: readonly ItemTraits[]): PlacedPiece[] {
  const { ways } = placeMain(
    traits,
    traits.map((_, k) => k),
  );
  const way = ways[0] ?? new Map();
  const main = [...way].map(([slot, k]): PlacedPiece => ({ slot, traits: traits[k] as ItemTraits }));
  const finish = traits
    .filter(({ slots }) => !slots.some(isMainSlot))
    .flatMap((each): PlacedPiece[] => (each.slots[0] ? [{ slot: each.slots[0], traits: each }] : []));
  return [...main, ...finish];
}
