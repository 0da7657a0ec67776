import type { Memory } from '../assistant-context.ts';
import { corrected } from './events-of-wish.ts';
import type { Wish } from './read-wishes.ts';

/** "The invite says 4 not 5, can you change it?", of an event that was spoken of: its hour, and no garment. */
export function ofEvent(wish: Wish, memory: Memory | undefined): Wish {
  const { intent, text, details, probability } = wish;
  const isOfGarment = details.some(({ role }) => role === 'item' || role === 'price');
  if (intent !== 'item_edit' || isOfGarment || memory?.focus?.eventId === undefined) return wish;
  if (!corrected.test(text)) return wish;
  return { ...wish, intent: 'event_move', ranked: [{ intent: 'event_move', probability }] };
}
