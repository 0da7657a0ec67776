import type { Answer } from '../../assistant-context.ts';
import { commandAnswer, settle } from '../../commands/run-command.ts';
import { decide } from '../../intent/decide.ts';
import type { Language } from '../../intent/intent-names.ts';
import { readIntent } from '../../intent/read-intent.ts';
import { complaintOfShown } from '../../spoken/complaints.ts';
import { goesWithThat } from '../../spoken/goes-with-that.ts';
import { plansAnotherDay } from '../../spoken/plans-another-day.ts';
import { takesBack } from '../../spoken/yes-but.ts';
import { groundOf } from '../../turn/grounding.ts';
import { remembered } from '../../turn/remember.ts';
import { firstOf, type Turn } from '../../turn/turn.ts';
import { wholeOf } from '../../wishes/command-of-wish.ts';
import { readingOf, type Wish } from '../../wishes/read-wishes.ts';
import { stainBefore } from '../stain-again.ts';
import { editedOutfit } from '../swaps/edited-outfit.ts';
import { packedTrip } from './packed-trip.ts';
import { followedTrip } from './trip-follow.ts';

type Said = Pick<Turn, 'context' | 'text' | 'ground' | 'memory'> & {
  wishes: readonly Wish[];
  language: Language;
};

/**
 * A packing list, or what goes on from one: the whole message is of the trip, however many sentences it has. Undefined where
 * it is of something else.
 */
export async function tripAnswer(said: Said): Promise<Answer | undefined> {
  const { context, text, ground, memory, wishes, language } = said;
  const [wish] = [...wishes].sort((a, b) => b.probability - a.probability);
  const reading = wish ? readingOf(wish) : readIntent(text, language, { own: ground.own });
  const wanted = decide(reading, { language, memory, signals: ground.signals });
  const turn = { context, text, english: ground.english, ground, wanted, memory, wish };
  if (takesBack(text, memory)) return undone(turn);
  // "It's been there like 3 days", of a stain.
  if (stainBefore(text, memory) !== undefined) return undefined;
  const answer =
    (await firstOf(turn, [complaintOfShown, goesWithThat, plansAnotherDay])) ??
    (await packedTrip(said)) ??
    (await followedTrip(turn)) ??
    (plansAsShown(turn) ? undefined : await editedOutfit(turn));
  if (!answer) return undefined;
  const planned = await plannedToo({ ...turn, memory: answer.memory }, wishes);
  if (planned) return planned;
  const kept = { before: memory, wanted, ground, single: undefined, isSettled: false };
  return { ...answer, memory: remembered(answer.memory, kept) };
}

/** "Perfect, put that down for tomorrow" names no piece, and changes none. */
function plansAsShown({ wish, memory }: Turn): boolean {
  if (wish?.intent !== 'outfit_plan' || wish.probability < planBar) return false;
  return memory?.outfit !== undefined && !wish.details.some(({ role }) => role === 'item' || role === 'not');
}

/** From here a message also plans what it changes. House rule. */
const planBar = 0.8;

/** "Use the navy polo then and put it on the calendar": the outfit as it is now, offered for the calendar. */
async function plannedToo(turn: Turn, wishes: readonly Wish[]): Promise<Answer | undefined> {
  const { memory } = turn;
  const wish = wishes.find(({ intent, probability }) => intent === 'outfit_plan' && probability >= planBar);
  if (!wish || wishes.length < 2 || !memory?.outfit || memory.pending) return undefined;
  const { intent, probability, ranked } = wish;
  const wanted = { ...turn.wanted, intent, probability, ranked };
  const text = wholeOf(wish);
  const ground = await groundOf(turn.context, text, turn.wanted.language, memory);
  const offered = await commandAnswer({ ...turn, text, english: ground.english, wanted, wish });
  if (!offered?.memory.pending) return undefined;
  const kept = { before: memory, wanted, ground, single: undefined, isSettled: false };
  return { ...offered, memory: remembered(offered.memory, kept) };
}

/** What waited is dropped, else what was changed last is undone. */
async function undone(turn: Turn): Promise<Answer | undefined> {
  const wanted = { ...turn.wanted, intent: 'undo' as const, probability: 1 };
  return settle({ wanted, memory: turn.memory }) ?? commandAnswer({ ...turn, wanted });
}
