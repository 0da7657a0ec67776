import type { Turn } from '../turn/turn.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { commandOfWish } from './command-of-wish.ts';
import { itemsOfWish } from './items-of-wish.ts';
import { amongShown } from './of-those.ts';
import { plainFollow } from './plain-follow.ts';

/** So few words are read as they stand. */
const fewWords = 5;

/** A turn with what its wish says of it: among which garments it asks, what a change means, and what is not owned. */
export async function asMeant(turn: Turn): Promise<Turn> {
  return ofUnowned(inPlainWords(amongThose(turn)));
}

function amongThose(turn: Turn): Turn {
  const { context, wish, memory } = turn;
  return wish ? { ...turn, context: amongShown(context, wish, memory) } : turn;
}

/** A change to the outfit that was shown, in words that mean nothing else; English alone is read by its words. */
function inPlainWords(turn: Turn): Turn {
  const { wanted, wish, memory } = turn;
  if (!wish || !memory?.outfit || wish.intent !== wanted.intent || wanted.language !== 'en') return turn;
  const { occasion, place, days } = readQuestion(turn.english, turn.context.today);
  const isLong = turn.text.split(/\s+/).length > fewWords && /^(?:without|other)$/.test(wish.intent);
  const words = isLong || occasion || place || days ? plainFollow(wish) : undefined;
  return words === undefined ? turn : { ...turn, text: words, english: words };
}

/** An outfit with something that does not hang there is asked what would go with it. */
async function ofUnowned(turn: Turn): Promise<Turn> {
  const { context, wish, wanted, memory } = turn;
  if (wish?.intent !== 'outfit_with' || wanted.intent !== 'outfit_with' || !context.hasWardrobe) return turn;
  const command = await commandOfWish(context, wish, { language: wanted.language, memory });
  const meant = itemsOfWish(command, wish);
  if (meant?.items.length !== 0) return turn;
  const ranked = [{ intent: 'match' as const, probability: 1 }];
  return { ...turn, wanted: { ...wanted, intent: 'match', probability: 1, ranked } };
}
