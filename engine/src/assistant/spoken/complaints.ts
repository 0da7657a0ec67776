import heard from '../../knowledge/assistant/heard/complaints.json' with { type: 'json' };
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { isSureOrder } from '../orders/sure-order.ts';
import { withoutThem } from '../turn/by-name.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { namingWords, scoredByName } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';

const longest = 14;

/** "Ne, der Norweger kratzt so", of an outfit that is shown: that piece leaves it, and everything else stays. */
export async function complaintOfShown(turn: Turn): Promise<Answer | undefined> {
  const { context, text, memory, wanted } = turn;
  const { outfit, wish } = memory ?? {};
  if (!outfit || !wish || !context.hasWardrobe || text.includes('?') || asksAtOnce(text)) return undefined;
  if (text.split(/\s+/).length > longest || isSureOrder(turn)) return undefined;
  if (!new RegExp(`(?<!\\p{L})(?:${heard[wanted.language]})(?!\\p{L})`, 'iu').test(text)) return undefined;
  const own = await context.items();
  const worn = own.filter(({ id }) => outfit.itemIds.includes(id));
  const item = onlyNamed(text, worn) ?? onlyNamed(text, own);
  return item && withoutThem(turn, wish, [item]);
}

function onlyNamed(text: string, items: readonly AssistantItem[]): AssistantItem | undefined {
  const named = scoredByName(namingWords(text), items, ({ description }) => description);
  const [best, next] = named.filter(({ isNamed }) => isNamed);
  return best && best.score > (next?.score ?? 0) ? best.thing : undefined;
}
