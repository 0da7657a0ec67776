import { lifeTalk, sameClothesTruth } from '../answers/life-talk.ts';
import type { Answer } from '../assistant-context.ts';
import { wornOutOffer } from '../commands/worn-out.ts';
import type { Wanted } from '../intent/decide.ts';
import type { Language } from '../intent/intent-names.ts';
import { daysBetween } from '../steps/facts/days-between.ts';
import { mishap } from '../steps/mishaps.ts';
import { otherWorld } from '../steps/other-worlds.ts';
import { swapForAny } from '../steps/swaps/swap-for-any.ts';
import { wornBefore } from '../steps/worn-before.ts';
import { units } from '../turn/early-steps.ts';
import { remembered } from '../turn/remember.ts';
import { firstOf, type Turn } from '../turn/turn.ts';
import { keptInPart, keptWaiting } from '../waiting/keeps-waiting.ts';
import { oneForOther } from '../waiting/one-for-other.ts';
import { allCleanAgain } from './all-clean.ts';
import { goesToWash } from './goes-to-wash.ts';
import { letItGo } from './let-it-go.ts';
import { takenBy } from './taken-by.ts';

/** What the whole message says so plainly that it needs no reading: what was to go stays, all the washing is clean. */
export async function plainWhole(
  said: Pick<Turn, 'context' | 'text' | 'memory' | 'ground'> & { language: Language; isOrdered: boolean },
): Promise<Answer | undefined> {
  const { context, text, ground, memory, language, isOrdered } = said;
  const wanted: Wanted = { intent: 'item_clean', probability: 1, ranked: [], language };
  const turn = { ...said, english: ground.english, wanted };
  const answer =
    (await oneForOther({ context, text, memory, language })) ??
    (await keptInPart(context, { text, memory, language })) ??
    keptWaiting(text, { memory, ground, language }) ??
    (await sameClothesTruth(said)) ??
    (await letItGo(turn)) ??
    (await swapForAny(turn)) ??
    (await takenBy(turn)) ??
    (await daysBetween(turn)) ??
    (isOrdered ? undefined : await lifeTalk(said)) ??
    otherWorld(turn) ??
    (await allCleanAgain(turn)) ??
    (await goesToWash(turn));
  if (!answer) return undefined;
  const isSettled = answer.change !== undefined || answer.memory.declined !== undefined;
  const kept = { before: memory, wanted, ground, single: undefined, isSettled };
  return { ...answer, memory: remembered(answer.memory, kept) };
}

/** What is said in so few words that the reading hardly sees it: "it's falling apart", "units F not C". */
export function plainOnes({
  context,
  text,
  ground,
  memory,
  language,
}: Pick<Turn, 'context' | 'text' | 'memory' | 'ground'> & { language: Language }): Promise<
  Answer | undefined
> {
  const wanted: Wanted = { intent: 'small_talk', probability: 0, ranked: [], language };
  const turn = { context, text, english: ground.english, ground, memory, wanted };
  return firstOf(turn, [units, wornOutOffer, mishap, wornBefore]);
}
