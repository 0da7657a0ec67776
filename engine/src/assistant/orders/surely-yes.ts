import type { Wanted } from '../intent/decide.ts';
import type { Wish } from '../wishes/read-wishes.ts';

/** So few words are a yes as soon as they are read as one; a longer message must say so more surely. House rules. */
const [mostOfYes, surely] = [4, 0.6];

/** Whether a message agrees, and is not only about the next best thing: "do u think ill pass stats lol". */
export function isSurelyYes(text: string, wish: Pick<Wish, 'probability'> | undefined): boolean {
  const words = text.match(/[\p{L}\p{N}'’]+/gu) ?? [];
  return (words.length <= mostOfYes && !text.includes('?')) || (wish?.probability ?? 1) >= surely;
}

/** What a message wants where it only seemed to answer what waits: nothing is carried out by half a yes. */
export function withoutHalfYes(wanted: Wanted, text: string, wish: Wish | undefined): Wanted {
  if (wanted.intent !== 'yes' || isSurelyYes(text, wish)) return wanted;
  const ranked = wanted.ranked.filter(({ intent }) => intent !== 'yes' && intent !== 'no');
  const [best] = ranked;
  return best ? { ...wanted, ...best, ranked } : wanted;
}
