import stored from '../../../knowledge/data/kind-reading.json' with { type: 'json' };
import type { ItemCategory } from '../../../knowledge/garments/garment-kind.ts';
import { bytesOf, softmax } from '../../../language/linear-reader.ts';
import type { KindGuess } from '../item-draft.ts';
import type { Words } from '../words/read-words.ts';
import { wordNumber } from './features.ts';

/** What is learned of the letters of garments' names: a short vector for each piece of a word, and a row for each kind. */
export type StoredKindReading = {
  buckets: number;
  size: number;
  temperature: number;
  /** From this share on a kind is taken without asking. */
  sure: number;
  /** `category/kind`, and `none` for what is no garment. */
  names: readonly string[];
  pieces: { scale: number; bytes: string };
  rows: { scale: number; bytes: string };
  bias: readonly number[];
};

/** A kind that unknown words may mean, and how likely it is. */
export type LikelyKind = KindGuess & { share: number };

const [shortestPiece, longestPiece] = [3, 6];
const longestWord = 24;

/** The numbers of the words of a name and of the pieces of their letters. */
export function pieceNumbers(words: readonly string[], buckets: number): number[] {
  const found: number[] = [];
  const add = (piece: string) => found.push((Math.imul(wordNumber(piece), 0x9e3779b1) >>> 0) % buckets);
  for (const word of words) {
    const whole = `<${word.slice(0, longestWord)}>`;
    add(`=${word}`);
    for (let length = shortestPiece; length <= longestPiece; length++)
      for (let k = 0; k + length <= whole.length; k++) add(whole.slice(k, k + length));
  }
  return found;
}

/** The words of a name that say what it is: no numbers, colors, and cloths, unless it has no others. */
export function tellingWords({ tokens, attributes }: Words): string[] {
  const isSaid = (k: number) => attributes.some(({ first, last }) => first <= k && k <= last);
  const worded = tokens.filter(({ text }) => /\p{L}/u.test(text));
  const telling = tokens.filter(({ text }, k) => /\p{L}{2}/u.test(text) && !isSaid(k));
  return (telling.length > 0 ? telling : worded).slice(0, mostWords).map(({ text }) => text);
}

const mostWords = 8;

type KindReader = (words: readonly string[]) => number[];

export function kindReaderOf({
  buckets,
  size,
  temperature,
  names,
  pieces,
  rows,
  bias,
}: StoredKindReading): KindReader {
  const [vectors, weights] = [bytesOf(pieces.bytes), bytesOf(rows.bytes)];
  const scale = pieces.scale * rows.scale;
  return (words) => {
    const mean = new Float32Array(size);
    const found = pieceNumbers(words, buckets);
    for (const piece of found)
      for (let k = 0; k < size; k++) mean[k] = mean[k] + vectors[piece * size + k] / found.length;
    const sums = names.map((_, row) => {
      let sum = 0;
      for (let k = 0; k < size; k++) sum += mean[k] * weights[row * size + k];
      return (bias[row] + scale * sum) / temperature;
    });
    return softmax(sums);
  };
}

let reader: KindReader | undefined;
let kinds: readonly (KindGuess | undefined)[] | undefined;
let known = new Map<string, LikelyKinds>();
const mostKnown = 2000;

/** The kinds that a name may mean by its letters, likeliest first, and whether the first may be taken without asking. */
export type LikelyKinds = { kinds: LikelyKind[]; isSure: boolean };

export function likelyKinds(words: Words): LikelyKinds {
  const telling = tellingWords(words);
  if (telling.length === 0) return { kinds: [], isSure: false };
  const key = telling.join(' ');
  const before = known.get(key);
  if (before) return before;
  reader ??= kindReaderOf(stored);
  kinds ??= stored.names.map(kindNamed);
  const ranked = likeliest(reader(telling), kinds);
  const read = { kinds: ranked, isSure: (ranked[0]?.share ?? 0) >= stored.sure };
  if (known.size >= mostKnown) known = new Map();
  known.set(key, read);
  return read;
}

function likeliest(shares: readonly number[], named: readonly (KindGuess | undefined)[]): LikelyKind[] {
  const best: LikelyKind[] = [];
  named.forEach((kind, k) => {
    const share = shares[k];
    if (!kind || (best.length === mostKinds && share <= best[mostKinds - 1].share)) return;
    const at = best.findIndex((each) => each.share < share);
    best.splice(at < 0 ? best.length : at, 0, { ...kind, share });
    best.length = Math.min(best.length, mostKinds);
  });
  return best;
}

const mostKinds = 3;

function kindNamed(name: string): KindGuess | undefined {
  const [category, subcategory] = name.split('/');
  return subcategory === undefined ? undefined : { category: category as ItemCategory, subcategory };
}
