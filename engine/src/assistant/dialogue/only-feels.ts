import { feelingAnswer } from '../answers/feeling-answers.ts';
import type { Answer } from '../assistant-context.ts';
import { groupOf } from '../intent/intent-names.ts';
import type { Turn } from '../turn/turn.ts';
import type { Heard } from './scene.ts';

/** Half of all is enough for a feeling, where nothing else is a fourth as likely. House rules. */
const [halfOfAll, leadOfAll] = [0.5, 4];
/** From here one feeling is read as surely as anything else, and is answered as such. House rule. */
const surelyRead = 0.5;

/** "It will be the first Christmas without Alec": no single feeling is read surely, but hardly anything else either. */
export async function onlyFeels({
  context,
  text,
  language,
  wishes,
  memory,
}: Pick<Turn, 'context' | 'memory'> & Heard): Promise<Answer | undefined> {
  const [wish, ...more] = wishes;
  if (!wish || more.length > 0 || text.includes('?') || wish.probability >= surelyRead) return undefined;
  if (wish.details.some(({ role }) => role === 'item' || role === 'event') || memory?.pending)
    return undefined;
  const { ranked } = wish;
  const isFelt = (intent: (typeof ranked)[number]['intent']) => groupOf(intent) === 'feeling';
  const felt = ranked.filter(({ intent }) => isFelt(intent));
  const sum = felt.reduce((all, { probability }) => all + probability, 0);
  const other = ranked.find(({ intent }) => !isFelt(intent))?.probability ?? 0;
  const [most] = felt;
  if (!most || most.intent === 'self_harm' || sum < halfOfAll || sum < leadOfAll * other) return undefined;
  const { intent, probability } = most;
  return feelingAnswer(context, text, { intent, probability, ranked, language }, memory);
}
