import { renderAbroad } from '../../abroad/tell-abroad.ts';
import type { Answer } from '../../assistant-context.ts';
import { suggestOutfit } from '../../tools/outfit-tools.ts';
import { pointsAt } from '../../turn/spoken-of.ts';
import type { Turn } from '../../turn/turn.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { wishOf } from '../../understanding/wish.ts';

/** From here a message asks for an outfit. House rule. */
const surely = 0.5;
/** What is worn, and not asked about: "make me wear it", "dress me in that", "mit der". */
const wearing =
  /(?<!\p{L})(?:wear|dress|style|in|with|around|use|trag\p{L}*|anzieh\p{L}*|zieh\p{L}*|mit|damit|con|llev\p{L}*|pon\p{L}*|avec|porter|mets|med|ha p[åa])\s+(?:me in |me with )?(?:it|that|this|those|them|es|sie|den|die|das|ihn|lo|la|los|las|le|les|ça|det|den|dem)(?!\p{L})|(?<!\p{L})damit(?!\p{L})/iu;

/** "OK make me wear it. Sunday lunch at mum's", of the one piece that was spoken of: an outfit with it. */
export async function wearsIt(turn: Turn): Promise<Answer | undefined> {
  const { context, text, english, ground, memory, wanted, wish } = turn;
  if (!/^outfit(?:_with)?$/.test(wanted.intent) || wanted.probability < surely || !context.hasWardrobe)
    return undefined;
  const [id, ...others] = memory?.focus?.itemIds ?? [];
  const isOfOutfit =
    memory?.outfit !== undefined && (memory.outfit.itemIds.includes(id ?? '') || ground.surely.length > 0);
  if (id === undefined || others.length > 0 || isOfOutfit || !wearing.test(text) || !pointsAt(text))
    return undefined;
  if (wish?.details.some(({ role, text: said }) => role === 'item' && !pointsAt(said))) return undefined;
  const item = (await context.items()).find((each) => each.id === id);
  if (!item?.available) return undefined;
  const { language } = wanted;
  const read = readQuestion(english, context.today);
  const question = language === 'en' ? read : { ...read, native: text, language };
  const answer = await suggestOutfit(context, { ...(await wishOf(context, question)), locked: [id] });
  if (answer.cards.length === 0) return undefined;
  return language === 'en' ? answer : renderAbroad({ context, answer, intent: 'outfit', language });
}
