import { softmax } from '../../language/linear-reader.ts';
import { likeliestParts, type Part } from './best-path.ts';
import { readEnglish, type Surroundings } from './english-network.ts';
import type { MessageWord } from './message-words.ts';
import type { WordReading } from './wish-network.ts';

/** What the networks say of a message: where its wishes are, what each wants, and which words are its details. */
export type NetworkReading = {
  /** Parts of the message that want something; `chances` of each act, in the order of `actsRead`. */
  wishes: (Part & { chances: readonly number[] })[];
  /** Details; `name` counts in `rolesRead`. */
  details: Part[];
};

/** How much the reader for English counts beside the other: of cuts and of acts. Asked of writers left out. */
const ofEnglish = { cuts: 0.5, acts: 0.6 };

/** A message as the network of all languages reads it. */
export function readOnce({ cuts, roles, acts }: WordReading): NetworkReading {
  return {
    wishes: likeliestParts([...cuts]).map((part) => ({ ...part, chances: chancesOf(acts, part) })),
    details: likeliestParts([...roles]),
  };
}

/** An English message as both networks read it: their chances are multiplied, and the details are those of the first. */
export function readTwice(
  one: WordReading,
  words: readonly MessageWord[],
  around: Surroundings,
): NetworkReading {
  const other = readEnglish(words, around);
  const both = (part: Part) =>
    multiplied(chancesOf(one.acts, part), chancesOf(other.acts, part), ofEnglish.acts);
  return {
    wishes: likeliestParts(mixed(one.cuts, other.cuts, ofEnglish.cuts)).map((part) => ({
      ...part,
      chances: both(part),
    })),
    details: likeliestParts([...one.roles]),
  };
}

const chancesOf = (acts: WordReading['acts'], { first, end }: Part) =>
  softmax(Array.from(meanOf(acts.slice(first, end))));

function mixed(
  rows: readonly Float32Array[],
  others: readonly Float32Array[],
  share: number,
): Float32Array[] {
  return rows.map((row, k) => row.map((value, n) => (1 - share) * value + share * others[k][n]));
}

function multiplied(chances: readonly number[], others: readonly number[], share: number): number[] {
  const products = chances.map((chance, k) => chance ** (1 - share) * others[k] ** share);
  const all = products.reduce((sum, each) => sum + each, 0);
  return products.map((each) => each / all);
}

function meanOf(rows: readonly Float32Array[]): Float32Array {
  const mean = new Float32Array(rows[0]?.length ?? 0);
  for (const row of rows) for (let k = 0; k < mean.length; k++) mean[k] += row[k] / rows.length;
  return mean;
}
