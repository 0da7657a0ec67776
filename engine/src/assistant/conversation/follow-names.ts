import type { Answer, Memory } from '../assistant-context.ts';
import { say } from '../say.ts';
import { capital } from '../words.ts';

/** The outfit again, with a word on why nothing changed. */
export function keptAsItIs(memory: Memory, wish: NonNullable<Memory['wish']>): Answer {
  const { title, day: date, eventType, eventId } = wish;
  const itemIds = memory.outfit?.itemIds ?? [];
  return {
    text: say('not_in_it', 'en', ''),
    cards: [{ kind: 'outfit', title: capital(title), itemIds, date, eventType, eventId, score: 0 }],
    actions: [{ kind: 'ask', label: 'Another one' }],
    memory: { ...memory, wish },
    known: true,
  };
}
