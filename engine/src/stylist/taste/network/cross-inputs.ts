import { meaningOf, tellingWords } from '../../../language/word-vectors.ts';
import { dot, unit } from '../../../networks/matrix.ts';
import type { ItemTraits } from '../../outfit/garments/item-traits.ts';
import type { TasteContext } from '../context.ts';

/** What similarity there is to words that nobody said. */
const nothing = new Float32Array(6);

type Words = { mean: Float32Array; each: ReadonlyMap<number, Float32Array> };

const known = new WeakMap<ItemTraits, Words>();

function wordsOf(text: string): Words {
  return { mean: unit(meaningOf(text)), each: tellingWords(text) };
}

/**
 * How similar the name of a piece is to the words of an occasion: cosine similarity to title and place, the highest
 * similarity of two words, and the number of words in common, at most 2 ("golf shoes" and "golf club").
 */
export function crossInputs({ occasion: { clues } }: TasteContext): (traits: ItemTraits) => Float32Array {
  const title = wordsOf(clues?.title ?? '');
  const place = wordsOf(clues?.place ?? '');
  const isSilent = [...title.mean, ...place.mean].every((number) => number === 0);
  if (isSilent && title.each.size + place.each.size === 0) return () => nothing;
  return (traits) => {
    const own = known.get(traits) ?? wordsOf(traits.item.description);
    known.set(traits, own);
    return Float32Array.from([
      dot(own.mean, title.mean),
      dot(own.mean, place.mean),
      mostSimilar(own, title),
      mostSimilar(own, place),
      shared(own, title),
      shared(own, place),
    ]);
  };
}

function mostSimilar(a: Words, b: Words): number {
  let most = 0;
  for (const one of a.each.values())
    for (const other of b.each.values()) most = Math.max(most, dot(one, other));
  return most;
}

function shared(a: Words, b: Words): number {
  let count = 0;
  for (const word of a.each.keys()) if (b.each.has(word)) count++;
  return Math.min(2, count);
}
