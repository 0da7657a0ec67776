import { groupOf } from '../intent/intent-names.ts';
import { likeness, namingWords } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';
import type { Answer } from '../world.ts';
import { onItems } from './item-commands.ts';
import { commandOf } from './run-command.ts';

/** What joins a further thing to what was just told, in the five languages. */
const joins =
  /^\W*(?:(?:oh|ok|okay|ah)\W+)*(and|also|plus|n|und|auch|y|también|tambien|et|aussi|og|også)(?!\p{L})|(?<!\p{L})(?:too|as well|auch|ebenfalls|también|tambien|aussi|også)\W*$/iu;
const longest = 8;
/** A message that surely wants something else is no further thing. House rule. */
const elseBar = 0.65;

/** "And the vest", after some things were told to be washed, worn or sold: the same of another thing. */
export async function sameCommand(turn: Turn): Promise<Answer | undefined> {
  const { memory, ground, wanted, text } = turn;
  const last = memory?.command;
  if (!last || !/^item_(wash|clean|lend|repair|archive|sold|worn|favorite|delete)$/.test(last.intent))
    return undefined;
  if (ground.items.length === 0 || !joins.test(text) || text.split(/\s+/).length > longest) return undefined;
  const isElse =
    wanted.probability >= elseBar &&
    groupOf(wanted.intent) !== 'follow' &&
    !saysOnlyNames(text, ground.items);
  if (isElse || /\?/.test(text)) return undefined;
  const command = await commandOf(turn);
  const answer = onItems({ ...command, intent: last.intent }, [...ground.items]);
  return { ...answer, memory: { ...answer.memory, command: last } };
}

/** "And the vest": nothing but what is meant. */
function saysOnlyNames(text: string, items: Turn['ground']['items']): boolean {
  const own = items.flatMap(({ description }) => namingWords(description));
  return namingWords(text).every((word) => joins.test(word) || own.some((each) => likeness(word, each) > 0));
}
