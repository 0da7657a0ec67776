import type { Answer } from '../../assistant-context.ts';
import { withNamed } from '../../conversation/put-into-outfit.ts';
import type { Turn } from '../../turn/turn.ts';

/**
 * Two pieces that were found to go together belong to the outfit that was shown before: "blue shirt with the dark jeans ok?",
 * and then "plan that". `answer` stays as it is; only what is spoken of from now on changes.
 */
export async function pairInOutfit(turn: Turn, answer: Answer): Promise<Answer> {
  const { context, memory } = turn;
  const { tool, shown } = answer.memory;
  if (tool !== 'check_pair' || shown.length < 2 || !memory?.outfit || !context.hasWardrobe) return answer;
  const pair = (await context.items()).filter(({ id }) => shown.includes(id));
  const put = await withNamed(turn, pair);
  const { outfit, wish } = put?.memory ?? {};
  return outfit && wish ? { ...answer, memory: { ...answer.memory, outfit, wish } } : answer;
}
