import type { Outfit } from '../../stylist/outfit/outfit.ts';
import type { AssistantContext, AssistantItem, OutfitWish } from '../assistant-context.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { bestOutfit } from './outfit-tools.ts';

/**
 * What wearing a garment costs: the planner's best outfit for a wish, and by how much the best one with the garment
 * falls behind it, 0 to 1; undefined where none can be made with it.
 */
export type Weighed = { item: AssistantItem; loss: number | undefined; instead: AssistantItem[] };

/** Weighs each garment for a wish; undefined where no outfit can be made at all. */
export async function weighPieces(
  context: AssistantContext,
  wish: OutfitWish,
  pieces: readonly AssistantItem[],
): Promise<Weighed[] | undefined> {
  const open = await bestOutfit(context, wish);
  if (!open) return undefined;
  const items = await context.items();
  const weighed: Weighed[] = [];
  for (const item of pieces) {
    const worn = open.itemIds.includes(item.id);
    const own = worn ? open : await bestWith(context, wish, item.id);
    weighed.push({
      item,
      loss: own && Math.max(0, open.score - own.score),
      instead: worn ? [] : inItsPlace(item, own, open, items),
    });
  }
  return weighed;
}

/** A dress takes the place of a top and a bottom, and they take its place. */
const body = ['top', 'bottom', 'dress'];

/** The best outfit with a garment; undefined where the planner leaves it at home although it was wanted. */
async function bestWith(
  context: AssistantContext,
  wish: OutfitWish,
  id: string,
): Promise<Outfit | undefined> {
  const found = await bestOutfit(context, { ...wish, locked: [...wish.locked, id] });
  return found?.itemIds.includes(id) ? found : undefined;
}

/** What the best outfit wears where the garment would be worn. */
function inItsPlace(
  item: AssistantItem,
  own: Outfit | undefined,
  open: Outfit,
  items: readonly AssistantItem[],
): AssistantItem[] {
  const slots: readonly string[] = traitsOf(item).slots;
  const isOfBody = slots.some((slot) => body.includes(slot));
  const rivals = (isOfBody ? body : slots).flatMap((slot) => open.slots[slot] ?? []);
  const others = rivals.filter((id) => !own?.itemIds.includes(id));
  return items.filter(({ id }) => others.includes(id));
}
