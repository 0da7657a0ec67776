import { renderAbroad } from '../abroad/tell-abroad.ts';
import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import type { Command } from '../commands/command.ts';
import type { Language } from '../intent/intent-names.ts';
import { say } from '../say.ts';
import { suggestOutfit, swapped } from '../tools/outfit-tools.ts';
import type { Step } from '../turn/turn.ts';
import { commandOfWish } from '../wishes/command-of-wish.ts';
import { meantBy } from '../wishes/items-of-wish.ts';
import { saidAs } from '../wishes/read-wishes.ts';
import { capital } from '../words.ts';

/** From here a wish leaves out a piece of the outfit that was shown. House rule. */
const surely = 0.5;
/** What else is said of the outfit is looked at by what reads more of it. */
const saysElse = /^(?:event|when|to|where|how|value|many|long)$/;

/** "The blouse" is the one that was shown; "no blouse" means none at all. */
const certain =
  /^\W*(?:not\s+)?(?:the|that|this|those|these|my|der|die|das|den|dem|diese[nrsm]?|meine[nrsm]?|el|la|los|las|es[aeo]s?|est[aeo]s?|le|les|l['’]|ce[st]?t?e?s?|ma|mon|mes|det|disse|denne)(?!\p{L})/iu;

/** "Not the blouse, it wrinkles", "replace the jacket, keep the rest": another piece in its place, and nothing else changes. */
export const leavesOut: Step = async ({ context, memory, wanted, wish }) => {
  if (!wish || wish.intent !== wanted.intent || wish.probability < surely) return undefined;
  if (!/^(?:without|other)$/.test(wish.intent) || !memory?.outfit || !context.hasWardrobe) return undefined;
  if (wish.details.some(({ role }) => saysElse.test(role))) return undefined;
  const { language } = wanted;
  const command = await commandOfWish(context, wish, { language, memory: undefined });
  const { slots, itemIds } = memory.outfit;
  const worn = command.items.filter(({ id }) => itemIds.includes(id));
  const spans = [...saidAs(wish, 'item'), ...saidAs(wish, 'not')];
  if (!spans.every((span) => certain.test(span))) return undefined;
  const meant = spans.map((span) => meantBy(span, command, worn));
  const absent = wish.intent === 'without' ? ownedElsewhere(spans, command, worn) : [];
  if (absent.length > 0) return withoutAlready(memory, absent, language);
  if (meant.length === 0 || meant.some(({ items, isOpen }) => items.length !== 1 || isOpen)) return undefined;
  const leaving = meant.flatMap(({ items }) => items.map(({ id }) => id));
  const left = Object.entries(slots).filter(([, id]) => leaving.includes(id));
  const changed = swapped(
    memory,
    left.map(([slot]) => slot),
  );
  if (!changed) return undefined;
  const answer = await suggestOutfit(context, changed, memory.outfit);
  if (answer.memory.outfit === undefined) return undefined;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: wish.intent, language });
};

/** The garments that some phrases mean, where each means some and none of them is worn in the outfit. */
function ownedElsewhere(
  spans: readonly string[],
  command: Command,
  worn: readonly AssistantItem[],
): AssistantItem[] {
  const found = spans.map((span) => meantBy(span, command, command.items));
  const isElsewhere = found.every(
    ({ items, isOpen }) =>
      items.length > 0 && !isOpen && items.every((item) => item.available && !worn.includes(item)),
  );
  return isElsewhere ? found.flatMap(({ items }) => items) : [];
}

/** What is not worn anyway stays away from the next outfits too. */
function withoutAlready(
  memory: Memory,
  items: readonly AssistantItem[],
  language: Language,
): Answer | undefined {
  const { outfit, wish } = memory;
  if (!outfit || !wish) return undefined;
  const { title, day: date, eventType, eventId } = wish;
  return {
    text: say('not_in_it', language, ''),
    cards: [
      { kind: 'outfit', title: capital(title), itemIds: outfit.itemIds, date, eventType, eventId, score: 0 },
    ],
    actions: [],
    known: true,
    memory: {
      ...memory,
      wish: { ...wish, excluded: [...new Set([...wish.excluded, ...items.map(({ id }) => id)])] },
    },
  };
}
