import {
  type StyleFamily,
  styleAffinity,
  styleFamilies,
  styleWords,
} from '../../../knowledge/style/style-families.ts';

/** How much a text speaks of each style family, in their order; the values sum to 1, or all are 0. */
export type StyleVector = Float64Array;

const size = styleFamilies.length;
const affinity = Float64Array.from({ length: size * size }, (_, k) =>
  styleAffinity(styleFamilies[Math.floor(k / size)], styleFamilies[k % size]),
);
/** What two styles taken by chance have in common. */
const usual = affinity.reduce((sum, value) => sum + value, 0) / affinity.length;

const familiesOf = new Map<string, { family: number; weight: number }[]>();
/** By first word, how many words a phrase has at most. */
const longest = new Map<string, number>();
for (const [family, name] of styleFamilies.entries())
  for (const word of styleWords[name].split(',').map((part) => part.trim())) {
    const parts = word.split(' ');
    longest.set(parts[0], Math.max(longest.get(parts[0]) ?? 0, parts.length));
    familiesOf.set(word, [...(familiesOf.get(word) ?? []), { family, weight: 1 }]);
  }
/** A word that speaks for several styles says less of each. */
for (const entries of familiesOf.values()) for (const entry of entries) entry.weight = 1 / entries.length;

/** Reads the styles out of the words of a description. */
export function readStyle(text: string): StyleVector {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}'/-]+/u)
    .filter((word) => word !== '');
  const vector = new Float64Array(size);
  for (let start = 0; start < words.length; start++)
    for (let length = Math.min(longest.get(words[start]) ?? 0, words.length - start); length >= 1; length--) {
      const found = familiesOf.get(words.slice(start, start + length).join(' '));
      if (!found) continue;
      for (const { family, weight } of found) vector[family] += weight;
      start += length - 1;
      break;
    }
  return normal(vector);
}

function normal(vector: Float64Array): StyleVector {
  const total = vector.reduce((sum, value) => sum + value, 0);
  return total > 0 ? vector.map((value) => value / total) : vector;
}

/** The vector times the table of affinities, so that a comparison is one product of vectors. */
export function towards(style: StyleVector): Float64Array {
  const result = new Float64Array(size);
  for (let j = 0; j < size; j++)
    for (let i = 0; i < size; i++) result[j] += style[i] * affinity[i * size + j];
  return result;
}

/** How well two styles stand together: 0 for what chance gives or nothing known, up to 1, below 0 for strangers. */
export function kinship(turned: Float64Array, style: StyleVector, silent: boolean): number {
  if (silent) return 0;
  let sum = 0;
  for (let i = 0; i < size; i++) sum += turned[i] * style[i];
  return (sum - usual) / (1 - usual);
}

/** The share of a style in a vector, with what its neighbours add. */
export function styleShare(turned: Float64Array, style: StyleFamily): number {
  return turned[styleFamilies.indexOf(style)];
}

export function isSilent(style: StyleVector): boolean {
  return style.every((value) => value === 0);
}
