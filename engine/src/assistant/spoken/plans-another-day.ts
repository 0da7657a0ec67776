import type { Answer } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import { commandAnswer } from '../commands/run-command.ts';
import type { Turn } from '../turn/turn.ts';
import { besideWaiting } from '../waiting/two-offers.ts';

const goesOn = /^\W*(?:(?:oh|ok|okay)\W+)*(?:and|n|then|und|dann|y|luego|et|puis|og|så)(?!\p{L})/iu;
const fewestNamed = 2;

/** "Und Fr Wollhose mit Kaschmirpulli", while a plan for Thursday waits: one more plan, for that day. */
export async function plansAnotherDay(turn: Turn): Promise<Answer | undefined> {
  const { text, memory, ground, wanted } = turn;
  const waits = memory?.pending?.change;
  const planned = waits && parts(waits).flatMap((part) => (part.kind === 'plan_outfit' ? [part.day] : []));
  const day = ground.days?.first;
  if (!memory || !planned || planned.length === 0 || day === undefined || planned.includes(day))
    return undefined;
  if (text.includes('?') || !goesOn.test(text) || ground.items.length < fewestNamed) return undefined;
  const { outfit: _outfit, wish: _wish, ...rest } = memory;
  // In the words of their names, with nothing between that could mean another thing.
  const names = `${ground.items.map(({ description }) => description).join(', ')}, ${ground.days?.said ?? ''}`;
  const { wish: _read, ...told } = turn;
  const answer = await commandAnswer({
    ...told,
    text: names,
    english: names,
    memory: rest,
    wanted: { ...wanted, intent: 'outfit_plan', probability: 1 },
  });
  return answer && besideWaiting(turn.context, answer, { text, language: wanted.language, before: memory });
}

function parts(change: Change): readonly Change[] {
  return change.kind === 'several' ? change.changes : [change];
}
