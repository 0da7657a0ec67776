import { corrected } from './events-of-wish.ts';
import type { Wish } from './read-wishes.ts';

/** An hour that is set against another is hardly anything else. House rule. */
const surely = 0.7;
/** What a corrected hour is taken for where the words around it say nothing of an event. */
const mayCorrect =
  /^(?:item_edit|event_create|small_talk|dislike|events|count|again|no|other|with|without|gibberish|off_topic)$/;

/**
 * "The invite says 4 not 5, can you change it?", of an event that is named or was spoken of: its hour, and no garment. Also
 * where the message was taken for a remark.
 */
export function ofEvent(wishes: readonly Wish[], text: string, isOfEvent: boolean): Wish[] {
  if (!isOfEvent || !corrected.test(text)) return [...wishes];
  const intent = 'event_move' as const;
  if (wishes.length === 0)
    return [{ intent, probability: surely, ranked: [{ intent, probability: surely }], text, details: [] }];
  return wishes.map((wish) => {
    const isOfGarment = wish.details.some(({ role }) => role === 'item' || role === 'price');
    const isOpen = mayCorrect.test(wish.intent) || wish.probability < surely;
    if (!isOpen || isOfGarment || !corrected.test(wish.text)) return wish;
    const probability = Math.max(wish.probability, surely);
    return { ...wish, intent, probability, ranked: [{ intent, probability }] };
  });
}
