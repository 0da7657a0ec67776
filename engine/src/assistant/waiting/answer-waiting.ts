import type { Answer, AssistantContext, Memory } from '../assistant-context.ts';
import type { ItemEdit } from '../change.ts';
import { languageOf } from '../intent/decide.ts';
import { say } from '../say.ts';
import { offerNewThing } from './new-thing.ts';
import { waitingId, waitingPiece, withoutPiece, withPiece } from './waiting-piece.ts';

type AnswerIn = (context: AssistantContext) => Promise<Answer>;

/**
 * Answers while a new thing waits for a yes: it can be spoken of as if it hung there, and what is changed of it changes the
 * offer that waits.
 */
export async function answerWaiting(
  context: AssistantContext,
  { text, memory }: { text: string; memory: Memory | undefined },
  answerIn: AnswerIn,
): Promise<Answer> {
  const piece = context.hasWardrobe ? waitingPiece(memory) : undefined;
  if (!piece || !memory) return answerIn(context);
  const own = await context.items();
  // Called again for a part of the message, it stands there already.
  if (own.some(({ id }) => id === waitingId)) return answerIn(context);
  const answer = await answerIn(withPiece(context, piece));
  return changedOffer(context, answer, { text, memory }) ?? withoutPiece(answer);
}

/** What was to be changed of the new thing, as a change of the offer; nothing is added where it is to go again. */
function changedOffer(
  context: AssistantContext,
  answer: Answer,
  { text, memory }: { text: string; memory: Memory },
): Answer | undefined {
  const change = answer.memory.pending?.change;
  const waits = memory.pending;
  if (!change || waits?.change.kind !== 'add_items' || !('itemIds' in change)) return undefined;
  if (!change.itemIds.every((id) => id === waitingId)) return undefined;
  const language = languageOf(text, memory);
  if (change.kind === 'delete_items' || (change.kind === 'edit_items' && change.edit.isArchived)) {
    const { pending: _pending, ...rest } = answer.memory;
    return withoutPiece({
      text: say('no_need', language, ''),
      cards: [],
      actions: [],
      known: true,
      memory: { ...rest, declined: waits },
    });
  }
  if (change.kind !== 'edit_items' || change.edit.status !== undefined) return undefined;
  const edit: ItemEdit = { ...waits.change.edit, ...change.edit };
  const offered = offerNewThing({ context, language, memory: answer.memory }, { ...waits.change, edit });
  return offered;
}
