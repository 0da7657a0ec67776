import heard from '../../knowledge/assistant/heard/taken.json' with { type: 'json' };
import type { Answer, AssistantItem } from '../assistant-context.ts';
import { onItems } from '../commands/item-commands.ts';
import { commandOf } from '../commands/read-command.ts';
import { namingWords } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';
import { capital } from '../words.ts';

type Spoken = Pick<Turn, 'context' | 'text' | 'memory' | 'ground' | 'english' | 'wanted'>;

const { nobody, ...byLanguage } = heard;
const isNobody = new RegExp(`^(?:${nobody})$`, 'iu');
/** So many things somebody walks off with. */
const mostTaken = 3;
const lookAhead = 60;
/** Names that end so by themselves: Chris, James, Jess. */
const endsInS = /(?:[iuas]s|mes)$/;

/** "Maisies nicked my cream jumper": nobody is robbed, it is lent to her. */
export async function takenBy(turn: Spoken): Promise<Answer | undefined> {
  const { context, text, ground, wanted, memory } = turn;
  const { items } = ground;
  if (!context.hasWardrobe || text.includes('?') || items.length === 0 || items.length > mostTaken)
    return undefined;
  const found = new RegExp(`(?<!\\p{L})${byLanguage[wanted.language]}(?!\\p{L})`, 'iu').exec(text);
  const said = found?.groups?.who;
  if (!said || isNobody.test(said) || items.some(({ status }) => status !== 'available')) return undefined;
  const person = await nameOf(turn, said);
  const command = await commandOf({ ...turn, text: `to ${person}` });
  const lent = { ...command, intent: 'item_lend' as const };
  const answer = onItems(lent, [...items]);
  return {
    ...answer,
    memory: {
      ...answer.memory,
      person,
      command: { intent: 'item_lend', text },
      focus: { ...memory?.focus, itemIds: idsOf(items) },
    },
  };
}

const idsOf = (items: readonly AssistantItem[]) => items.map(({ id }) => id);

/** "Maisies" is Maisie where she is known by that name, and Chris stays Chris. */
async function nameOf({ context, text }: Spoken, said: string): Promise<string> {
  const isBusy = /^\s(?:borrow|wear)ing(?!\p{L})/iu.test(text.slice(text.indexOf(said) + said.length));
  const own = await context.items();
  const events = await context.events(context.today, `${Number(context.today.slice(0, 4)) + 1}-01-01`);
  const known = new Set(
    [
      ...own.map(({ keptIn }) => keptIn ?? ''),
      ...events.slice(0, lookAhead).map(({ title }) => title),
    ].flatMap(namingWords),
  );
  const lower = said.toLowerCase();
  const short = lower.replace(/s$/, '');
  const isOwn = known.has(short) && !known.has(lower);
  return capital(isOwn || (isBusy && !endsInS.test(lower)) ? short : lower);
}
