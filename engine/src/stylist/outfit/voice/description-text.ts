import type { Combination } from '../worth/terms-of-outfit.ts';
import { list, sentence } from './plain-words.ts';

const finishWords: ReadonlySet<string> = new Set([
  'bag',
  'scarf',
  'tie',
  'jewellery',
  'head',
  'cover',
  'legs',
  'gloves',
]);

/** The outfit in one sentence, from the main pieces to the finish. */
export function descriptionOf({ main, accessories }: Combination): string {
  const name = (slot: string) => main.find((each) => each.slot === slot)?.traits.name;
  const pieces = ['dress', 'top', 'bottom', 'mid', 'outer'].flatMap((slot) => name(slot) ?? []);
  const shoes = name('shoes');
  const finish = accessories.filter(({ slot }) => finishWords.has(slot)).map(({ traits }) => traits.name);
  const rest = accessories.filter(({ slot }) => !finishWords.has(slot)).map(({ traits }) => traits.name);
  if (main.length === 0) return sentence(list([...finish, ...rest]));
  const added = [...(shoes ? [shoes] : []), ...finish, ...rest];
  return sentence(added.length > 0 ? `${list(pieces)}, with ${list(added)}` : list(pieces));
}
