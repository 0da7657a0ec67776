import type { Answer } from '../../assistant-context.ts';
import { decide } from '../../intent/decide.ts';
import type { Language } from '../../intent/intent-names.ts';
import { readIntent } from '../../intent/read-intent.ts';
import { remembered } from '../../turn/remember.ts';
import type { Turn } from '../../turn/turn.ts';
import { readingOf, type Wish } from '../../wishes/read-wishes.ts';
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
  const answer = (await packedTrip(said)) ?? (await followedTrip(turn));
  if (!answer) return undefined;
  const kept = { before: memory, wanted, ground, single: undefined, isSettled: false };
  return { ...answer, memory: remembered(answer.memory, kept) };
}
