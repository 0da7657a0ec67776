import stored from '../../knowledge/data/kit.json' with { type: 'json' };
import type { Occasion } from '../occasion/occasion.ts';
import type { ItemTraits } from '../outfit/garments/item-traits.ts';

/** What one cannot do a thing without: on a building site a hard hat, in the pool swimwear. */
type Kit = {
  /** For what: an entry of the table of occasions, a dress code, an activity, and within these a setting. */
  occasions?: readonly string[];
  codes?: readonly string[];
  activities?: readonly string[];
  settings?: readonly string[];
  /** Which pieces: by kind, group, or use. */
  kinds?: readonly string[];
  groups?: readonly string[];
  uses?: readonly string[];
};

const kits: readonly Kit[] = stored.kit;
const { points } = stored;

function isFor({ occasions, codes, activities, settings }: Kit, { id, code, activity, setting }: Occasion) {
  if (settings && !settings.includes(setting)) return false;
  return (
    occasions?.includes(id) === true ||
    codes?.includes(code) === true ||
    (activity !== null && activities?.includes(activity) === true)
  );
}

function holds({ kinds, groups, uses }: Kit, { piece }: ItemTraits): boolean {
  return (
    kinds?.includes(piece.kind.id) === true ||
    groups?.includes(piece.group) === true ||
    uses?.some((use) => piece.uses.has(use)) === true
  );
}

/**
 * What a piece is worth beside its taste because it is part of the kit of an occasion, in points of the rules; 0 where it
 * is not, or where the occasion is only guessed.
 */
export function kitPoints(occasion: Occasion, traits: ItemTraits): number {
  if (occasion.id.startsWith('guess ')) return 0;
  return kits.some((kit) => isFor(kit, occasion) && holds(kit, traits)) ? points : 0;
}
