import type { Answer } from '../assistant-context.ts';
import { onItems } from '../commands/item-commands.ts';
import { commandOf } from '../commands/read-command.ts';
import { asksAtOnce } from '../turn/grounding.ts';
import { bestNamed } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';

/** Who has fetched something, or has it again, in the five languages. */
const fetched =
  /(?<!\p{L})(?:picked (?:\p{L}+ ){0,4}up|collected|fetched|got (?:\p{L}+ ){0,4}back|(?:is|are|came|come|they['’]?re|theyre|its) (?:all )?back|back from|(?:all )?(?:fixed|mended|repaired|resoled|reheeled|altered|hemmed)|(?:ab)?geholt|zurück|wieder (?:da|hier|ganz|heil|fit)|repariert|geflickt|recog\p{L}+|recogí|arreglad\p{L}+|de vuelta|récupér\p{L}+|réparée?s?|rapport\p{L}+|hentet|reparert|tilbake)(?!\p{L})/iu;
/** What is still to be done. */
const ahead =
  /(?<!\p{L})(?:need(?:s)? (?:to|picking|fixing|mending)|have to|got to|gotta|must|tomorrow|next week|later|not|isn['’]?t|aren['’]?t|still|when|muss|müssen|morgen|nächste\p{L}*|noch|nicht|wann|tengo que|hay que|mañana|todavía|no|dois|faut|demain|encore|pas|må|skal|ikke|ennå)(?!\p{L})/iu;
/** Whether a message says that something is mended or fetched, and not that it is still to be. */
export function isFetched(text: string): boolean {
  return fetched.test(text) && !ahead.test(text);
}

const mostBack = 3;

/** "Die braunen Stiefel hab ich vom Schuster geholt, 24 Euro": what was away for a repair is back, and not sold. */
export async function cameHome(turn: Turn): Promise<Answer | undefined> {
  const { context, text, wanted } = turn;
  if (!context.hasWardrobe || text.includes('?') || asksAtOnce(text)) return undefined;
  if (!isFetched(text) || wanted.intent === 'event_create') return undefined;
  const command = await commandOf(turn);
  const named = bestNamed(text, command.items, ({ description }) => description).map(({ thing }) => thing);
  const away = named.filter(({ status }) => status === 'repair' || status === 'in_wash');
  if (away.length === 0 || away.length !== named.length || away.length > mostBack) return undefined;
  const answer = onItems({ ...command, intent: 'item_clean' }, away);
  return { ...answer, memory: { ...answer.memory, command: { intent: 'item_clean', text } } };
}
