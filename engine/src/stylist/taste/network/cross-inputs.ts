import { meaningOf, tellingWords } from '../../../language/word-vectors.ts';
import type { ItemTraits } from '../../outfit/item-traits.ts';
import type { TasteContext } from '../context.ts';

type Words = { mean: Float32Array; each: ReadonlyMap<number, Float32Array> };

const known = new WeakMap<ItemTraits, Words>();

function wordsOf(text: string): Words {
  return { mean: ofLengthOne(meaningOf(text)), each: tellingWords(text) };
}

/**
 * How near the name of a piece is to the words of an occasion: likeness to the title and to the place as a whole, the
 * likest two words, and how many words both have ("golf shoes" and "golf club").
 */
export function crossInputs({ occasion: { clues } }: TasteContext): (traits: ItemTraits) => Float32Array {
  const title = wordsOf(clues?.title ?? '');
  const place = wordsOf(clues?.place ?? '');
  return (traits) => {
    const own = known.get(traits) ?? wordsOf(traits.item.description);
    known.set(traits, own);
    return Float32Array.from([
      likeness(own.mean, title.mean),
      likeness(own.mean, place.mean),
      likest(own, title),
      likest(own, place),
      shared(own, title),
      shared(own, place),
    ]);
  };
}

function likest(a: Words, b: Words): number {
  let most = 0;
  for (const one of a.each.values())
    for (const other of b.each.values()) most = Math.max(most, likeness(one, other));
  return most;
}

function shared(a: Words, b: Words): number {
  let count = 0;
  for (const word of a.each.keys()) if (b.each.has(word)) count++;
  return Math.min(2, count);
}

function likeness(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < a.length; k++) sum += a[k] * b[k];
  return sum;
}

function ofLengthOne(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}
