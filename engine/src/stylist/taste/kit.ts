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
const { points, named } = stored;

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
  if (isNamedCostume(occasion, traits)) return named;
  return isKit(occasion, traits) ? points : 0;
}

/** Words of costumes' names that say of none what it is. */
const plainWords = /^(?:costume|fancy|dress|party|halloween|carnival|fasching|suit|outfit|with|from)$/;

/** The Santa costume for "Santa at the Christmas fair": a title that says as what somebody comes. */
function isNamedCostume({ clues }: Occasion, { piece, item }: ItemTraits): boolean {
  if (!piece.uses.has('theme') || piece.uses.has('festive')) return false;
  const title = new Set(clues?.title.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  const own = item.description.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return own.some((word) => title.has(word) && !plainWords.test(word));
}

/** Whether a piece is part of the kit of an occasion that is known and not guessed. */
export function isKit(occasion: Occasion, traits: ItemTraits): boolean {
  if (isNamedCostume(occasion, traits)) return true;
  if (occasion.id.startsWith('guess ')) return false;
  return kits.some((kit) => isFor(kit, occasion) && holds(kit, traits));
}
