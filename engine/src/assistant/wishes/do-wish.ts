import type { Answer } from '../assistant-context.ts';
import { isStillAway, withoutStillAway } from '../commands/came-back.ts';
import { type Command, replied } from '../commands/command.ts';
import { tell } from '../commands/command-words.ts';
import { saysDelete } from '../commands/event-commands.ts';
import { isAhead, onItems, putAway } from '../commands/item-commands.ts';
import { askWhich } from '../conversation/ask-which.ts';
import { namedInTurn } from '../turn/own-names.ts';
import { addOfWish } from './add-of-wish.ts';
import { editOfWish } from './edit-of-wish.ts';
import { eventOfWish } from './events-of-wish.ts';
import { itemsOfWish, meantBy } from './items-of-wish.ts';
import { saidAs, type Wish } from './read-wishes.ts';

/** Needs no garments by name, or reads them its own way. */
const elsewhere = /^item_(?:delete_all|restore)$/;

/**
 * Offers to do what a wish tells to do, by the details that were read of it; undefined where they do not say of what, so that
 * the whole message is looked at.
 */
export async function doWish(command: Command, wish: Wish): Promise<Answer | undefined> {
  const { intent, context } = command;
  if (intent === 'event_delete' && !saysDelete(command)) return undefined;
  const answer = /^event_/.test(intent)
    ? await eventOfWish(command, wish)
    : /^item_/.test(intent) && context.hasWardrobe && !elsewhere.test(intent)
      ? await itemWish(command, wish)
      : undefined;
  return answer && { ...answer, memory: { ...answer.memory, command: { intent, text: command.text } } };
}

async function itemWish(command: Command, wish: Wish): Promise<Answer | undefined> {
  const { intent, language } = command;
  if (intent === 'item_add') return addOfWish(command, wish);
  if (intent === 'item_edit' && !editOfWish(command)) return undefined;
  if (intent === 'item_delete' && !saysDelete(command)) return undefined;
  if (isAhead(command)) return undefined;
  if (intent === 'item_clean') return backOfWish(command, wish);
  const spans = saidAs(wish, 'item');
  // What lies in the archive already can only be deleted.
  const isGone = intent === 'item_archive';
  const letGo: Command = isGone ? { ...command, intent: 'item_delete' } : command;
  const archived = await Promise.all(spans.map((span) => putAway({ ...letGo, text: span })));
  if (archived.length > 0 && archived.every((found) => found !== undefined))
    return onItems(letGo, [...new Set(archived.flat())]);
  const meant = itemsOfWish(command, wish);
  if (!meant) return undefined;
  if (meant.items.length === 0) return replied(command, tell('no_item', language));
  return meant.isOpen ? askWhich(command, meant.items, meant.beside) : onItems(command, meant.items);
}

/** What is back is among what was away; a thing that never left is only told to be there. */
function backOfWish(command: Command, wish: Wish): Answer | undefined {
  const away = command.items.filter(({ status }) => status !== 'available');
  const spans = saidAs(wish, 'item');
  if (away.length === 0 || spans.length === 0) return undefined;
  const found = spans.map((span) => meantBy(span, command, away));
  const named = namedInTurn(wish.text, away, ({ description }) => description).filter(
    ({ length }) => length === 1,
  );
  const items = [
    ...new Set([...found.flatMap((meant) => meant.items), ...named.flat().map(({ thing }) => thing)]),
  ];
  const back = withoutStillAway(wish.text, items);
  if (back.length === 0 || found.some(({ isOpen }) => isOpen) || isStillAway.test(wish.text))
    return undefined;
  return onItems(command, back);
}
