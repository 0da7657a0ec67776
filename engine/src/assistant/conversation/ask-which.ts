import type { Action, Answer, AssistantItem } from '../assistant-context.ts';
import { type Command, meantCard, replied } from '../commands/command.ts';
import { tell } from '../commands/command-words.ts';

/**
 * Asks which of several is meant; the next message names one. `beside` is certain and is dealt with together with the one
 * that is chosen.
 */
export function askWhich(
  command: Command,
  items: readonly AssistantItem[],
  beside: readonly AssistantItem[] = [],
): Answer {
  const actions = items.slice(0, 5).map(({ description }): Action => ({ kind: 'ask', label: description }));
  const answer = replied(command, tell('which_item', command.language), { cards: meantCard(items), actions });
  const { intent, text } = command;
  return {
    ...answer,
    memory: {
      ...answer.memory,
      asking: {
        intent,
        text,
        itemIds: items.map(({ id }) => id),
        besideIds: beside.map(({ id }) => id),
      },
    },
  };
}
