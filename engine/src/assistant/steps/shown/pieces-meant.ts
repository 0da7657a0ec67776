import type { AssistantItem } from '../../assistant-context.ts';
import type { Turn } from '../../turn/turn.ts';
import { matchItems } from '../../understanding/mentions/match-items.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { kindOnly } from '../../understanding/read-qualities.ts';
import { readQuestion } from '../../understanding/read-question.ts';
import { commandOfWish } from '../../wishes/command-of-wish.ts';
import { meantBy } from '../../wishes/items-of-wish.ts';
import { saidAs } from '../../wishes/read-wishes.ts';

/** The pieces of an outfit or a list that a message names, by the words that were read for them, else by their kind. */
export async function piecesMeant(turn: Turn, among: readonly AssistantItem[]): Promise<AssistantItem[]> {
  const { context, wish, wanted, english } = turn;
  const spans = wish ? [...saidAs(wish, 'item'), ...saidAs(wish, 'not')] : [];
  if (wish && spans.length > 0) {
    const command = await commandOfWish(context, wish, { language: wanted.language, memory: undefined });
    const found = spans.flatMap((span) => meantBy(span, command, among).items);
    if (found.length > 0) return [...new Set(found)];
  }
  const { mentions } = readQuestion(english, context.today);
  return [
    ...new Set(mentions.filter(isKind).flatMap(({ filter }) => matchItems([...among], kindOnly(filter)))),
  ];
}
