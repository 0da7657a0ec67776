import type { Answer, AssistantContext, AssistantItem, Card, Memory } from '../assistant-context.ts';
import type { Change } from '../change.ts';
import type { IntentName, Language } from '../intent/intent-names.ts';
import { offer } from '../say.ts';
import { answered, itemsCard } from '../tools/find-tools.ts';
import type { Question } from '../understanding/read-question.ts';
import type { Wish } from '../wishes/read-wishes.ts';
import { tell } from './command-words.ts';

/** A command with all that is known of it. `question` is read from the message put into English, `text` is as it was typed. */
export type Command = {
  context: AssistantContext;
  intent: IntentName;
  language: Language;
  text: string;
  question: Question;
  items: AssistantItem[];
  memory: Memory | undefined;
  /** What was read of it, where the details of the message were read. */
  wish?: Wish;
};

/** Asks once whether to do it; a yes carries it out. */
export function confirm(
  { language, memory }: Pick<Command, 'language' | 'memory'>,
  sentence: string,
  change: Change,
  shown: { cards?: Card[]; done?: string } = {},
): Answer {
  const before: Memory = memory ?? { tool: 'command', shown: [] };
  return {
    ...answered('command', sentence, {
      cards: shown.cards ?? [],
      actions: [offer('yes', language), offer('no', language)],
    }),
    memory: { ...before, pending: { change, done: shown.done ?? tell('done', language), asked: sentence } },
  };
}

/** Asks for what is missing, or says why it cannot be done. */
export function replied(
  { memory }: Pick<Command, 'memory'>,
  sentence: string,
  more: Partial<Pick<Answer, 'actions' | 'cards'>> = {},
): Answer {
  const answer = answered('command', sentence, more);
  return { ...answer, memory: memory ?? answer.memory };
}

/** The garments that a command speaks of, on a card. */
export function meantCard(items: readonly AssistantItem[]): Card[] {
  return itemsCard('', items);
}
