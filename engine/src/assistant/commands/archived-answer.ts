import type { Answer } from '../assistant-context.ts';
import { confirm } from './command.ts';
import { itemNames, tell } from './command-words.ts';
import { meantItems } from './meant-items.ts';
import { commandOf, type Said } from './read-command.ts';

/** "Where's the blazer gone": what is asked for was put away and is offered back; undefined where it was not. */
export async function archivedAnswer(said: Said): Promise<Answer | undefined> {
  const { context, wanted } = said;
  const archived = context.hasWardrobe ? await context.archived() : [];
  if (archived.length === 0) return undefined;
  const command = await commandOf({ ...said, wanted: { ...wanted, intent: 'item_restore' } });
  const { items } = meantItems({ ...command, memory: undefined }, archived);
  if (items.length === 0) return undefined;
  const sentence = tell('in_archive', wanted.language, { names: itemNames(items, wanted.language) });
  const itemIds = items.map(({ id }) => id);
  const done = tell('item_restore_done', wanted.language);
  return confirm(command, sentence, { kind: 'edit_items', itemIds, edit: { isArchived: false } }, { done });
}
