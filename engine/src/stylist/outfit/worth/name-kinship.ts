import type { NameTraits } from '../garments/read-name.ts';
import { kinship } from './style-kinship.ts';

const weights = { style: 1, brand: 1, register: 0.75, words: 0.6 };
const mostShared = 2;

/**
 * How much two names speak of the same world; 0 where nothing is known, above for kin, below for strangers, about -1 to 3.
 * Sum of: kindred styles (1), the same brand (1), the same register of shops (0.75, lost by two steps apart) and shared
 * words (0.6 each at most, two count). House rules.
 */
export function nameKinship(a: NameTraits, b: NameTraits): number {
  let sum = weights.style * kinship(a.styleTowards, b.style, a.silent || b.silent);
  if (a.brandWords.length > 0 && a.brandWords.some((word) => b.brandWords.includes(word)))
    sum += weights.brand;
  if (a.register !== undefined && b.register !== undefined)
    sum += weights.register * (1 - Math.abs(a.register - b.register) / 2);
  return sum + weights.words * sharedWords(a, b);
}

function sharedWords(a: NameTraits, b: NameTraits): number {
  let shared = 0;
  for (let i = 0, j = 0; i < a.words.length && j < b.words.length; ) {
    if (a.words[i] === b.words[j]) {
      shared += a.wordWeights[i];
      i++;
      j++;
    } else if (a.words[i] < b.words[j]) i++;
    else j++;
  }
  return shared < mostShared ? shared : mostShared;
}
