import sentences from '../../../knowledge/assistant/said/own-pieces.json' with { type: 'json' };
import type { Answer, AssistantItem } from '../../assistant-context.ts';
import type { Language } from '../../intent/intent-names.ts';
import { filled } from '../../say.ts';
import { answered, itemsCard } from '../../tools/find-tools.ts';

/** A sentence on own garments, in a language. */
export function tellFact(
  name: keyof typeof sentences,
  language: Language,
  named: Record<string, string> = {},
): string {
  return filled(sentences[name][language], named);
}

/** A fact of own garments, with them on a card. */
export function factAnswer(text: string, items: readonly AssistantItem[]): Answer {
  return answered('find_items', text, {
    cards: itemsCard('', items),
    memory: { tool: 'find_items', shown: items.map(({ id }) => id) },
  });
}
