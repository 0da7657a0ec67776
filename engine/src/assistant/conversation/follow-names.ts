import type { Answer, AssistantItem, Memory } from '../assistant-context.ts';
import { say } from '../say.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import { changedWish, constraintsOf } from '../understanding/wish.ts';
import { capital } from '../words.ts';

/** What says that the word behind it, or before it, is not wanted. */
const refuses =
  /\b(?:not|no|without|lose|drop|skip|hates?|dont like|doesnt like|dont want|sick of|bored of|nothing with|anything but|ditch|minus|except|never)\s+(?:the |that |my |those |these |her |his |any |another |a |more )*((?:[\p{L}\p{N}-]+\s?){1,4})/gu;
const staysWith =
  /\b(?:no|not) (?:idea|way|bad|sure|yet|problem|worries|thanks?|more|now|really|that|so|too)\b/;
const longest = 9;

/**
 * "Not the zip", "mom hates flannel": garments of the own wardrobe by a word of their names, where no vocabulary of
 * garments knows it. They leave the outfit, the rest stays; undefined where the message says nothing of the kind.
 */
export async function refusedByName(
  { context, question, items }: QuestionInContext,
  memory: Memory,
): Promise<Answer | undefined> {
  const { wish, outfit } = memory;
  const { plain, text } = question;
  if (!wish || !outfit || text.includes('?') || plain.split(' ').length > longest) return undefined;
  if (question.days ?? question.place ?? question.occasion) return undefined;
  if (staysWith.test(plain) || constraintsOf(question).without.length > 0) return undefined;
  const said = [...plain.matchAll(refuses)].flatMap(([, words = '']) => words.trim().split(/\s+/));
  const meant = items.filter((item) => isCalled(item, said));
  if (meant.length === 0 || meant.length > items.length / 3) return undefined;
  const ids = meant.map(({ id }) => id);
  const excluded = [...wish.excluded, ...ids];
  if (!outfit.itemIds.some((id) => ids.includes(id))) return keptAsItIs(memory, { ...wish, excluded });
  const locked = outfit.itemIds.filter((id) => !ids.includes(id));
  const answer = await suggestOutfit(context, changedWish(wish, { excluded, locked, with: [] }), outfit);
  if (answer.cards.length > 0) return answer;
  return suggestOutfit(context, changedWish(wish, { excluded }), outfit);
}

const shortest = 3;

function isCalled({ description }: AssistantItem, words: readonly string[]): boolean {
  const own = description
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map(singular);
  return words.some((word) => word.length >= shortest && own.includes(singular(word)));
}

function singular(word: string): string {
  return word.replace(/s$/, '');
}

/** The outfit again, with a word on why nothing changed. */
export function keptAsItIs(memory: Memory, wish: NonNullable<Memory['wish']>): Answer {
  const { title, day: date, eventType, eventId } = wish;
  const itemIds = memory.outfit?.itemIds ?? [];
  return {
    text: say('not_in_it', 'en', ''),
    cards: [{ kind: 'outfit', title: capital(title), itemIds, date, eventType, eventId, score: 0 }],
    actions: [{ kind: 'ask', label: 'Another one' }],
    memory: { ...memory, wish },
    known: true,
  };
}
