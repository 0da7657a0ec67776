import type { Answer } from '../assistant-context.ts';
import { onItems } from '../commands/item-commands.ts';
import { commandOf } from '../commands/read-command.ts';
import { bestNamed } from '../turn/own-names.ts';
import type { Turn } from '../turn/turn.ts';

const own = "(?:it|them|that|those|this|these|(?:the|my|that|those) [\\p{L}\\p{N} ’'-]{2,40}?)";
/** What is no longer one's own: it leaves the list, is kept by somebody else, or is thrown away. */
const goes = new RegExp(
  [
    `(?:take|cross|strike|scratch|wipe|get|remove|delete|drop) ${own} (?:off|from|out of) (?:here|(?:my|the|our) (?:list|wardrobe|closet|inventory|books?|records?|app))`,
    `(?:he|she|they|\\p{Lu}\\p{L}+) (?:may|can|might as well|should|is welcome to|gets? to|wants? to|is going to|will) (?:just )?keep ${own}`,
    `(?:i|we)(?:['’]?ve| have|['’]?m| am)? ?(?:let|letting|told) (?:him|her|them|\\p{Lu}\\p{L}+) (?:to )?(?:just )?keep ${own}`,
    `(?:gave|given|giving) ${own} (?:away|to (?:charity|goodwill|oxfam))`,
  ].join('|'),
  'u',
);
/** An order to throw away begins with its verb. */
const throwsAway =
  /^\W*(?:(?:k|kk|ok(?:ay)?|so|and|also|right|well|please|pls|oh|yeah|alright|you can|i['’]?m gonna|gonna|i['’]?ll|just)\W+)*(?:toss|bin|chuck|ditch|trash|junk|scrap|throw (?:out|away))(?: (?:out|away))? (?:the|my|those|that|these|it|them)(?!\p{L})/iu;
const intoWash = /(?<!\p{L})(?:wash|laundry|hamper|dryer|machine|cleaners?|case|suitcase|bag)(?!\p{L})/iu;
/** What is kept for a while is lent, and a packing list is no list of what is owned. */
const forNow =
  /(?<!\p{L})(?:till|until|for (?:now|a|the|another|\p{L}+ (?:days?|weeks?))|over the|overnight)(?!\p{L})/iu;
const denies = /(?<!\p{L})(?:not|don['’]?t|never|won['’]?t|can['’]?t|outfit|instead)(?!\p{L})/iu;
const points = /(?<!\p{L})(?:it|them|that|those|this|these)(?!\p{L})/iu;
const mostGone = 3;

/** "He may keep it, so please take it off my list": what is given or thrown away is offered to be removed. */
export async function letItGo(turn: Turn): Promise<Answer | undefined> {
  const { context, text, ground, memory, wanted } = turn;
  if (!context.hasWardrobe || wanted.language !== 'en') return undefined;
  const isThrown = throwsAway.test(text) && !memory?.outfit;
  if (!(goes.test(text) || isThrown) || intoWash.test(text) || denies.test(text)) return undefined;
  if (ground.event || forNow.test(text) || memory?.tool === 'pack_trip') return undefined;
  if (text.includes('?') && !/(?:can|could|would|will) you/i.test(text)) return undefined;
  const command = await commandOf(turn);
  const named = bestNamed(text, command.items, ({ description }) => description).map(({ thing }) => thing);
  const spoken = ground.referred.length > 0 ? ground.referred : focusedOf(turn, command.items);
  const items = named.length > 0 ? named : points.test(text) ? [...spoken] : [];
  if (items.length === 0 || items.length > mostGone) return undefined;
  const answer = onItems({ ...command, intent: 'item_delete' }, items);
  return { ...answer, memory: { ...answer.memory, command: { intent: 'item_delete', text } } };
}

function focusedOf<Item extends { id: string }>({ memory }: Turn, items: readonly Item[]): Item[] {
  const ids = memory?.focus?.itemIds ?? [];
  return items.filter(({ id }) => ids.includes(id));
}
