import { findOutfits } from '../../stylist/outfit/find-outfits.ts';
import { mainSlots, type Outfit, type OutfitRequest } from '../../stylist/outfit/outfit.ts';
import type { AssistantItem, OutfitWish } from '../assistant-context.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { searchMs } from './outfit-ways.ts';

/** Another outfit differs in at least this many main pieces, as long as the wardrobe allows. */
const clearlyOther = 2;
/** Pairs of slots to refill, starting with those that change an outfit most. */
const pairs: readonly (readonly [string, string])[] = [
  ['top', 'bottom'],
  ['dress', 'shoes'],
  ['top', 'shoes'],
  ['bottom', 'shoes'],
  ['dress', 'outer'],
  ['mid', 'bottom'],
  ['outer', 'shoes'],
  ['top', 'outer'],
  ['bottom', 'outer'],
];

type Asked = {
  ways: readonly string[][];
  request: OutfitRequest;
  items: readonly AssistantItem[];
  wish: OutfitWish;
};

/** The wish for an outfit other than the one shown; pieces that a swap kept are released. */
export function anotherWish(wish: OutfitWish, shown: readonly string[]): OutfitWish {
  const seen = [...(wish.seen ?? []), [...shown]];
  const locked = wish.locked.length > mostKept ? [] : wish.locked;
  return { ...wish, locked, seen, turn: wish.turn + 1 };
}

/** One locked garment was asked for and is kept; several were only left in place by a swap. */
const mostKept = 1;

/** The first outfit found that is clearly different; otherwise the best one with two other main pieces. */
export function anotherThanSeen(ranked: readonly Outfit[], asked: Asked): Outfit | undefined {
  const { seen = [], turn } = asked.wish;
  const [last] = seen.slice(-1);
  if (!last || turn === 0) return undefined;
  const isOther = (outfit: Outfit) => seen.every((ids) => otherPieces(outfit, ids) >= clearlyOther);
  const isNew = (outfit: Outfit) => seen.every((ids) => otherPieces(outfit, ids) > 0);
  const found = ranked.find(isOther);
  if (found) return found;
  const fresh = pairs.flatMap((pair) => withoutPair(pair, last, asked));
  const best = (outfits: readonly Outfit[]) => outfits.toSorted((a, b) => b.score - a.score)[0];
  return best(fresh.filter(isOther)) ?? best(fresh.filter(isNew)) ?? ranked.find(isNew);
}

function mainOf({ slots }: Pick<Outfit, 'slots'>): string[] {
  return [...new Set(mainSlots.flatMap((slot) => slots[slot] ?? []))];
}

function otherPieces(outfit: Outfit, ids: readonly string[]): number {
  return mainOf(outfit).filter((id) => !ids.includes(id)).length;
}

/** The best outfits with other pieces in two slots; none where a piece in them was asked for. */
function withoutPair(
  pair: readonly string[],
  shown: readonly string[],
  { ways, request, items }: Asked,
): Outfit[] {
  const leaving = shown.filter((id) => {
    const item = items.find((each) => each.id === id);
    return item !== undefined && pair.includes(traitsOf(item).slots[0] ?? '');
  });
  const way = ways.find((locked) => !locked.some((id) => leaving.includes(id)));
  if (leaving.length < pair.length || !way) return [];
  const answer = findOutfits({
    ...request,
    locked: [...new Set(way)],
    excluded: [...(request.excluded ?? []), ...leaving],
    alternatives: 1,
    timeLimitMs: searchMs / 2,
  });
  return answer.ok ? [answer.best, ...answer.alternatives] : [];
}
