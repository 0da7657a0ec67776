import { isWeakWord, namingWords } from '../../turn/own-names.ts';
import { isKind } from '../../understanding/mentions/mention-filters.ts';
import { nameAndPrice, waitingAddition } from '../../waiting/waiting-piece.ts';
import { questionOf } from '../../wishes/command-of-wish.ts';
import type { Wish } from '../../wishes/read-wishes.ts';
import type { Heard } from '../scene.ts';

const further =
  /^\W*(?:(?:oh|ok|ah)\W+)*(?:and|also|plus|n|und|dazu|außerdem|y|tambi[eé]n|et|aussi|og)\s+(?:also |noch |auch |también |aussi |også )?((?:an?|some|two|three|four|\d|eine?[nmr]?|ne[nr]?|ein paar|zwei|drei|una?|unos|unas|dos|tres|une?|des|deux|trois|en|et|ei|to|tre|noen)\s+\p{L}.*)$/iu;
const toMatch =
  /[\s,]*(?:to match|matching|that match(?:es)?|(?:dazu )?passend\p{L}*(?: dazu)?|a juego|assortie?s?|som (?:passer|matcher)(?: til)?)(?!\p{L})/iu;
/** From here a message wants something by itself, and a further thing is added as surely as this. House rules. */
const [surelyElse, surely] = [0.5, 0.6];

/** "And a pair of mittens to match", while a new hat waits for a yes: they are new as well, and look like it. */
export function withFurtherThing({ wishes, text, language, memory, ground }: Heard, today: string): Wish[] {
  const said = further.exec(text)?.[1];
  const [best] = [...wishes].sort((a, b) => b.probability - a.probability);
  const fresh = waitingNames(memory);
  if (fresh.length === 0 || text.includes('?')) return [...wishes];
  // What is half surely told of a piece is told of the new one.
  if (best?.intent === 'item_edit' && wishes.length === 1)
    return [{ ...best, probability: Math.max(surely, best.probability) }];
  if (isUnsure(best) && ground.surely.length === 0 && tellsLook({ text, language }, fresh, today))
    return [told('item_edit', text, [])];
  const waits = waitingAddition(memory);
  if (!waits || said === undefined) return [...wishes];
  if (best && best.intent !== 'item_add' && best.probability >= surelyElse) return [...wishes];
  const { mentions } = questionOf(said, language, today);
  const [kind, ...others] = mentions.filter((mention) => isKind(mention) && !mention.vague);
  if (!kind || others.length > 0) return [...wishes];
  const like = toMatch.test(said) ? looksOf(nameAndPrice(waits).name, { language, today }) : '';
  const name = [like, said.replace(toMatch, '').trim()].filter((part) => part !== '').join(', ');
  const item = { role: 'item' as const, text: name, from: 0 };
  return [told('item_add', name, [item])];
}

const isUnsure = (best: Wish | undefined) => best === undefined || best.probability < surelyElse;

function told(intent: Wish['intent'], text: string, details: Wish['details']): Wish {
  return { intent, probability: surely, ranked: [{ intent, probability: surely }], text, details };
}

/** What new things that wait for a yes are called. */
function waitingNames(memory: Heard['memory']): string[] {
  const change = memory?.pending?.change;
  const parts = change?.kind === 'several' ? change.changes : change ? [change] : [];
  return parts.flatMap((part) => (part.kind === 'add_items' ? [nameAndPrice(part).name] : []));
}

/** "The sweater is wool and alpaca": what a new thing looks like or is made of, by its own word. */
function tellsLook(
  { text, language }: Pick<Heard, 'text' | 'language'>,
  fresh: readonly string[],
  today: string,
): boolean {
  const said = namingWords(text).filter((word) => !isWeakWord(word));
  const isNamed = fresh.some((name) => namingWords(name).some((word) => said.includes(word)));
  const { mentions } = questionOf(text, language, today);
  // "The dress with the black boots" is of two things.
  if (mentions.filter(isKind).length > 1) return false;
  return isNamed && mentions.some(({ filter }) => Boolean(filter.materials ?? filter.colours));
}

/** The words of a name that say how it looks, and not what it is. */
function looksOf(name: string, { language, today }: { language: Heard['language']; today: string }): string {
  const isLook = (word: string) => !questionOf(word, language, today).mentions.some(isKind);
  return namingWords(name).filter(isLook).join(' ');
}
