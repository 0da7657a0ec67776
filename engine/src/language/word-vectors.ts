import table from '../knowledge/data/word-vectors.json' with { type: 'json' };
import { memoize } from '../memoize.ts';
import { unit } from '../networks/matrix.ts';
import { bytesOf } from './linear-reader.ts';
import { foldedText } from './text-features.ts';

/** Length of every vector. */
export const wordDimensions = table.dimensions;

let known: { rows: ReadonlyMap<string, number>; bytes: Int8Array } | undefined;

function read(): { rows: ReadonlyMap<string, number>; bytes: Int8Array } {
  known ??= {
    rows: new Map(table.words.split(' ').map((word, row) => [word, row])),
    bytes: bytesOf(table.bytes),
  };
  return known;
}

/**
 * The mean word vector of the English words of a text (GloVe: Pennington, Socher and Manning 2014), weighted by rarity;
 * about -3 to 3 in each of `wordDimensions`, all 0 where no word is known.
 */
export function meaningOf(text: string): Float32Array {
  const { rows, bytes } = read();
  const mean = new Float32Array(wordDimensions);
  let total = 0;
  for (const word of foldedText(text).match(/[a-z]{2,}/g) ?? []) {
    const row = rows.get(word) ?? rows.get(singular(word));
    if (row === undefined) continue;
    const weight = rarity(row);
    total += weight;
    const from = row * wordDimensions;
    for (let k = 0; k < wordDimensions; k++) mean[k] += weight * bytes[from + k];
  }
  if (total > 0) for (let k = 0; k < wordDimensions; k++) mean[k] *= table.scale / total;
  return mean;
}

/** The rank of an English word by how often it is written, from 0; infinite for an unknown one. */
export function commonness(word: string): number {
  return read().rows.get(word.toLowerCase()) ?? Number.POSITIVE_INFINITY;
}

/** Unit vectors of a text's words, by their rank in frequency; the most common words are left out. */
export function tellingWords(text: string): Map<number, Float32Array> {
  const { rows } = read();
  const vectors = new Map<number, Float32Array>();
  for (const word of foldedText(text).match(/[a-z]{3,}/g) ?? []) {
    const row = rows.get(singular(word)) ?? rows.get(word);
    if (row === undefined || row < commonest || vectors.has(row)) continue;
    vectors.set(row, unitVector(row));
  }
  return vectors;
}

const mostUnits = 5000;
/** The unit vector of a row; remembered, because most garments are named by the same words. */
const unitVector = memoize(
  (row: number) => {
    const { bytes } = read();
    return unit(Float32Array.from(bytes.subarray(row * wordDimensions, (row + 1) * wordDimensions)));
  },
  { most: mostUnits },
);

/** The unit vector of a word, or of what it may be the plural of; undefined for one that is not known. */
export function wordVector(word: string): Float32Array | undefined {
  const { rows } = read();
  const row = rows.get(word) ?? rows.get(singular(word));
  return row === undefined ? undefined : unitVector(row);
}

/** Words of a higher rank ("the", "with", "new") say nothing by themselves. */
const commonest = 200;

/** Rows are in order of frequency, and common words weigh less (smooth inverse frequency: Arora, Liang and Ma 2017). */
function rarity(row: number): number {
  return row / (row + 300);
}

function singular(word: string): string {
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
