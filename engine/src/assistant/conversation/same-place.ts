import type { Answer, Memory } from '../assistant-context.ts';
import type { Wanted } from '../intent/decide.ts';
import { suggestOutfit } from '../tools/outfit-tools.ts';
import type { QuestionInContext } from '../understanding/question-in-context.ts';
import { changedWish } from '../understanding/wish.ts';
import { leans } from './leaning.ts';

/** From here a message asks for an outfit, and such words ask for one of today. House rule. */
const afresh = 0.9;
const asksAfresh =
  /^\W*(?:(?:ok|and|so|hey|hi|hello|morning|right)\W+)*what (?:should|shall|do|can|could|to) (?:i )?(?:wear|put on)\W*(?:today|now)?\W*$/i;

/** A long answer to an outfit that names no other day or occasion goes on with those of that outfit. */
export async function inSamePlace(
  { context, question }: QuestionInContext,
  answer: Answer,
  { before, wanted: read }: { before: Memory; wanted: Wanted },
): Promise<Answer> {
  const [now, then] = [answer.memory.wish, before.wish];
  const isPlaced = question.days ?? question.occasion ?? question.place ?? now?.eventId;
  if (answer.memory.tool !== 'suggest_outfit' || !now || !then || isPlaced) return answer;
  const isAfresh = read.intent === 'outfit' && read.probability >= afresh && asksAfresh.test(question.text);
  // "So what would you put me in", of a date on Saturday; who asks afresh means today.
  if (isAfresh || !(leans(question) || then.day !== now.day)) return answer;
  const { with: wanted, colours, styles, degrees } = now;
  const without = [...then.without, ...now.without];
  const wish = changedWish(then, { with: wanted, without, colours, styles, degrees, excluded: [] });
  return suggestOutfit(context, wish, before.outfit);
}
