import { foldedText } from '../../language/text-features.ts';
import { sensedWords } from '../intent/word-senses.ts';

/** What a message that begins with its verb asks to be done. */
const orders = [
  'delete',
  'wash',
  'archive',
  'favorite',
  'restore',
  'repair',
  'sell',
  'donate',
  'lend',
  'cancel',
  'move',
] as const;
export type Order = (typeof orders)[number];

/** Words before the verb that say nothing. */
const polite = new Set(
  'ok okay please pls plz can could would you u just then so and also yeah yep right well hey now actually oh ah hmm go ahead lets bitte kannst du und dann also ja jetzt mal por favor puedes y pues stp tu peux et alors kan og så da'.split(
    ' ',
  ),
);
const longest = 12;
/** The thing that it is done to: named, or pointed to. */
const pointing =
  /(?<!\p{L})(it|that|them|this|those|these|one|ones|es|sie|ihn|die|den|das|damit|lo|la|los|las|l[ae]|les|ça|det|den|dem)(?!\p{L})/iu;

/** "Take the mustard cords out", of nothing that is worn. */
const takesOut = /^\W*(?:(?:ok|please|and|then)\W+)*(?:take|get|pull|kick)\b.*\b(?:out|off)\b/i;

/** "Bin" is a verb of tidying up in English alone. */
export const germanBin =
  /^\W*(?:und |ja |ich )*bin (?!(?:the|that|it|this|my|those|these|them|all|every|one|off)(?!\p{L}))/iu;
/** "The hoodie kommt weg", "can go", in the five languages. */
const goesAway =
  /(?<!\p{L})(?:kommt weg|kann weg|muss weg|fliegt raus|kommt raus|can go|has to go|needs to go|se va|peut partir|kan gå|skal bort)(?!\p{L})(?! (?:in|into|to|back)(?!\p{L}))/iu;

/** The order that a message begins with: "chuck the band tee then", "hau die Jeans raus"; undefined where it is a question or none. */
export function orderIn(text: string, isNamed: boolean): Order | undefined {
  if (text.includes('?') || text.split(/\s+/).length > longest) return undefined;
  if (!isNamed && !pointing.test(text)) return undefined;
  if (goesAway.test(text) && isNamed) return 'delete';
  if (takesOut.test(text)) return 'archive';
  if (germanBin.test(text)) return undefined;
  const words = sensedWords(foldedText(text)).filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word));
  const verb = words.find(({ text: word }) => !polite.has(word));
  return orders.find((order) => verb?.senses.includes(order));
}
