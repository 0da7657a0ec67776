import type { Answer, AssistantItem } from '../assistant-context.ts';
import { comingOf } from '../steps/planned-outfits.ts';
import { isDressed, outfitAsTold, outfitOf } from '../steps/shown/outfit-as-told.ts';
import { withAll } from '../steps/shown/with-all.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { changedWish } from '../understanding/wish.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import { itemsOfWish } from '../wishes/items-of-wish.ts';

const mostNamed = 3;
/** So many pieces may come on top of what was named: a bag to a dress. */
const mostBeside = 1;

/** What a message names by a name of its own, else by its color or cloth: "the maroon one". */
export async function namedBy({
  context,
  text,
  ground,
  wish,
  wanted,
  memory,
}: Turn): Promise<AssistantItem[]> {
  if (ground.surely.length > 0 || !wish) return comingOf(text, ground.surely, await context.items());
  const command = await commandOfWish(context, wish, { language: wanted.language, memory: undefined });
  const meant = itemsOfWish(command, wish);
  const worn = memory?.outfit?.itemIds ?? [];
  return meant && !meant.isOpen ? meant.items.filter(({ id }) => !worn.includes(id)) : [];
}

/** The outfit that was shown with what is named in it, whatever the planner would have taken; undefined where it is in it. */
export async function withNamed(
  { context, memory, wanted: { language } }: Turn,
  named: readonly AssistantItem[],
): Promise<Answer | undefined> {
  const { outfit, wish } = memory ?? {};
  const fresh = named.filter(({ id, available }) => available && !outfit?.itemIds.includes(id));
  if (!outfit || !wish || fresh.length === 0 || named.length > mostNamed) return undefined;
  const own = await context.items();
  const worn = own.filter(({ id }) => outfit.itemIds.includes(id));
  const now = withAll(worn, fresh);
  if (!isDressed(now)) return undefined;
  const itemIds = now.map(({ id }) => id);
  const locked = [
    ...new Set([...wish.locked.filter((id) => itemIds.includes(id)), ...fresh.map(({ id }) => id)]),
  ];
  const next = changedWish(wish, { locked, with: [] });
  if (language === 'en') {
    const found = await suggestOutfit(context, { ...next, locked: itemIds }, outfit);
    const made = found.memory.outfit?.itemIds ?? [];
    const isSame = made.length <= itemIds.length + mostBeside;
    if (isSame && itemIds.every((id) => made.includes(id)))
      return { ...found, memory: { ...found.memory, wish: next } };
  }
  const told = outfitAsTold(now, { language, today: context.today, wish });
  return { ...told, memory: { ...told.memory, wish: next, outfit: { ...outfit, ...outfitOf(now) } } };
}
