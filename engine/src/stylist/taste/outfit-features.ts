import type { ItemTraits } from '../outfit/garments/item-traits.ts';
import { ensembleClo } from '../outfit/worth/thermal-comfort.ts';
import type { TasteContext } from './context.ts';
import { facetsOf } from './facets.ts';
import { pieceFeatures, structureFeatures, type Tell, warmthFeatures } from './features.ts';
import { pairFeatures } from './pair-features.ts';

export type PlacedPiece = { slot: string; traits: ItemTraits };

/** Insulation needed in clo: outdoors, and indoors where the occasion is not outdoors alone. */
export type WarmthNeeds = { outdoorClo: number; indoorClo: number | undefined };

const mains: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'mid', 'outer', 'shoes']);

/** Everything that the learned taste looks at in an outfit. Finishing pieces stand beside main garments, not beside each other. */
export function outfitFeatures(
  context: TasteContext,
  needs: WarmthNeeds,
  placed: readonly PlacedPiece[],
  tell: Tell,
): void {
  const main = placed.filter(({ slot }) => mains.has(slot));
  structureFeatures(
    context,
    main.map(({ slot }) => slot),
    tell,
  );
  for (const { slot, traits } of placed) pieceFeatures(context, slot, traits, tell);
  for (const [k, one] of main.entries()) {
    for (const other of main.slice(k + 1)) pairFeatures(facetsOf(one.traits), facetsOf(other.traits), tell);
    for (const finish of placed)
      if (!mains.has(finish.slot)) pairFeatures(facetsOf(one.traits), facetsOf(finish.traits), tell);
  }
  const sum = (inner: boolean) =>
    main.reduce((total, { slot, traits }) => total + (inner && slot === 'outer' ? 0 : traits.clo), 0);
  warmthFeatures(warmthPlace(context), ensembleClo(sum(false)) - needs.outdoorClo, tell);
  if (needs.indoorClo !== undefined) warmthFeatures('inside', ensembleClo(sum(true)) - needs.indoorClo, tell);
}

/** Under which name the warmth outdoors is weighed: all the time, or on the way. */
export function warmthPlace({ occasion }: TasteContext): string {
  if (occasion.code === 'sport' || occasion.code === 'outdoor') return 'in motion';
  return occasion.outdoors ? 'outdoors' : 'on the way';
}
