import type { Command } from '../commands/command.ts';
import { clockTime, eventTitle } from '../commands/event-words.ts';
import { nameOf } from '../words.ts';

/** What tells to write down what was said before it. */
const writesDown =
  /[\s,.;:–-]*(?:(?:and|so|can you|could you|please|pls|also|und|bitte|kannst du|y|et|og)\s+)*(?:put|add|note|save|enter|write|stick|pop|pencil|trag|schreib|setz|notier\p{L}*|pack|apunta|anota|pon|note|mets|ajoute|skriv|legg)\s+(?:that|it|this|the|das|es|lo|la|ça|le|det)(?!\p{L}).*$/isu;
/** Who tells what they are going to do, in the five languages. */
const does =
  /^\W*(?:(?:so|and|but|well|ok|also|und|also|naja|y|et|og)\W+)*(?:i['’]?m|i am|we['’]?re|we are|i['’]?ll|we['’]?ll|i (?:have|need|got|want) to|i['’]?ve got to|i gotta|ich (?:muss|soll|will)|wir (?:müssen|wollen)|ich|wir|tengo que|voy a|vamos a|je (?:dois|vais)|on va|jeg (?:må|skal)|vi skal)\s+(?:going to |gonna )?/iu;
const it = /(?<!\p{L})(?:it|them|that|ihn|sie|es|lo|la|los|las|le|les|den|det|dem)(?!\p{L})/iu;
const wears =
  /(?<!\p{L})(?:wear\p{L}*|putting on|dress\p{L}*|anzieh\p{L}*|trag\p{L}*|pon\p{L}*|llev\p{L}*|mett\p{L}*|port\p{L}*|bruk\p{L}*|ha på)(?!\p{L})/iu;
const fewestLetters = 3;

/**
 * "I'm collecting it tomorrow at 5, put that in the calendar": what somebody does, as an event is called; "it" is what was
 * spoken of. Undefined where nobody tells what they do and then says to write it down.
 */
export function errandOf({ text, memory, items }: Command): string | undefined {
  const told = text.replace(writesDown, '');
  if (told === text) return undefined;
  const sentence = told
    .split(/(?<=[.!?…])\s+/u)
    .findLast((part) => clockTime(part) !== null && does.test(part) && !wears.test(part));
  if (sentence === undefined) return undefined;
  const [only, ...others] = items.filter(({ id }) => memory?.focus?.itemIds.includes(id));
  const title = eventTitle(sentence.replace(does, ''));
  const named = only && others.length === 0 ? title.replace(it, `the ${nameOf(only)}`) : title;
  const name = named.replace(/^(\p{L}+ing) (the .+) (up|off|in|back|out)$/iu, '$1 $3 $2');
  return name.length >= fewestLetters ? name : undefined;
}
