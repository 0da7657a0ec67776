import type { Answer, AssistantItem } from '../assistant-context.ts';
import { itemNames, tell } from '../commands/command-words.ts';
import { comingOf } from '../steps/planned-outfits.ts';
import { withAll } from '../steps/shown/with-all.ts';
import { outfitActions, suggestOutfit } from '../tools/outfit-tools.ts';
import type { Turn } from '../turn/turn.ts';
import { traitsOf } from '../understanding/mentions/match-items.ts';
import { changedWish } from '../understanding/wish.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import { itemsOfWish } from '../wishes/items-of-wish.ts';
import { capital } from '../words.ts';

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
  const slots = Object.fromEntries(now.map((item) => [traitsOf(item).slots[0] ?? 'top', item.id]));
  const clo = now.reduce((sum, item) => sum + traitsOf(item).clo, 0);
  const { title, day: date, eventType, eventId } = wish;
  return {
    text: tell('outfit_now', language, { names: itemNames(now, language) }),
    cards: [{ kind: 'outfit', title: capital(title), itemIds, date, eventType, eventId, score: 0 }],
    actions: language === 'en' ? outfitActions(wish, { itemIds }, context.today) : [],
    known: true,
    memory: {
      tool: 'suggest_outfit',
      shown: itemIds,
      wish: next,
      outfit: { ...outfit, itemIds, slots, clo },
    },
  };
}

/** A dress, or something above and something below. */
function isDressed(items: readonly AssistantItem[]): boolean {
  const has = (...slots: string[]) => items.some((item) => slots.includes(traitsOf(item).slots[0] ?? ''));
  return has('dress') || (has('top', 'mid') && has('bottom'));
}
