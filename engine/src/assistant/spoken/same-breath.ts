import type { AssistantContext, Memory } from '../assistant-context.ts';
import { namedInTurn } from '../turn/own-names.ts';
import { isOnlyPronoun, pointsAt, recentOf } from '../turn/spoken-of.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { personIn } from './borrower.ts';

/** So few things are meant by one pronoun. */
const mostMeant = 3;

type Said = { text: string; wishes: readonly Wish[]; memory: Memory | undefined };

/** The memory with whom a message speaks of, and with the garments that its pronouns mean. */
export async function withSpokenOf(context: AssistantContext, said: Said): Promise<Memory | undefined> {
  if (!context.hasWardrobe) return said.memory;
  const person = personIn(said.text, said.wishes, await context.items());
  const memory = person ? { ...(said.memory ?? { tool: 'talk', shown: [] }), person } : said.memory;
  return inSameBreath(context, { ...said, memory });
}

/**
 * "And the olive vest? Bin it before anybody sees": what a message names before a pronoun is what the pronoun means, whatever
 * was shown before. The memory as it was where the message changes nothing by a pronoun, or names nothing before it.
 */
async function inSameBreath(
  context: AssistantContext,
  { text, wishes, memory }: Said,
): Promise<Memory | undefined> {
  const wish = wishes.find(changesIt);
  if (!wish) return memory;
  const told = text.slice(0, text.indexOf(wish.text));
  if (!/\p{L}/u.test(told)) return memory;
  const own = [...(await context.items()), ...(await context.archived())];
  const named = namedInTurn(told, own, ({ description }) => description);
  const itemIds = named.flatMap(([first, ...others]) => (first && others.length === 0 ? first.thing.id : []));
  if (itemIds.length === 0 || itemIds.length > mostMeant) return memory;
  const base: Memory = memory ?? { tool: 'talk', shown: [] };
  return { ...base, focus: { ...base.focus, itemIds }, recent: recentOf(itemIds, base.recent) };
}

/** A change to garments that names none of them, and points at some. */
function changesIt({ intent, text, details }: Wish): boolean {
  if (!/^item_(?!add|restore)/.test(intent)) return false;
  const items = details.filter(({ role }) => role === 'item');
  return items.length === 0 ? pointsAt(text) : items.every((item) => isOnlyPronoun(item.text));
}
