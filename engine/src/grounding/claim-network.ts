import stored from '../knowledge/data/claim-network.json' with { type: 'json' };
import { wordDimensions, wordVector } from '../language/word-vectors.ts';
import { type Matrix, matrixOf, rectified, rowOf, type StoredMatrix, times } from '../networks/matrix.ts';
import { type ClaimToken, claimTokens, groupNames, type Span, tokenMarks } from './claim-tokens.ts';

/** What the networks tell of a sentence. */
export type ClaimHead = 'body' | 'instruction' | 'brand';
export type ClaimShares = Record<ClaimHead, number>;

type Filter = { width: number; weights: Matrix; bias: Float32Array };
type Network = {
  meaning: Matrix;
  meaningBias: Float32Array;
  words: Matrix;
  endings: Matrix;
  filters: readonly Filter[];
  out: Matrix;
  outBias: Float32Array;
};

const bytes = (matrix: StoredMatrix) => matrixOf({ ...matrix, bits: 8 });
const whole = (matrix: StoredMatrix) => matrixOf(matrix).values;
const markCount = groupNames.length + tokenMarks.length;
/** Longer sentences are read up to here. */
const mostTokens = 48;
type Stored = (typeof stored.sentences)[number];
let networks: { sentences: readonly Network[]; pieces: readonly Network[] } | undefined;

const networkOf = (network: Stored): Network => ({
  meaning: bytes(network.meaning),
  meaningBias: whole(network.meaningBias),
  words: bytes(network.words),
  endings: bytes(network.endings),
  filters: network.filters.map(({ width, weights, bias }) => ({
    width,
    weights: bytes(weights),
    bias: whole(bias),
  })),
  out: bytes(network.out),
  outBias: whole(network.outBias),
});

function read() {
  networks ??= { sentences: stored.sentences.map(networkOf), pieces: stored.pieces.map(networkOf) };
  return networks;
}

/** What a network sees of a word: its meaning, the word and its ending by themselves, and its marks. */
function seen({ text, bucket, ending, marks }: ClaimToken, network: Network): Float32Array {
  const { meaning, meaningBias, words, endings } = network;
  const projected = times(meaning, wordVector(text) ?? new Float32Array(wordDimensions), meaningBias);
  const input = new Float32Array(projected.length + words.columns + endings.columns + markCount);
  input.set(projected.map(Math.tanh));
  input.set(rowOf(words, bucket), projected.length);
  input.set(rowOf(endings, ending), projected.length + words.columns);
  for (const mark of marks) input[projected.length + words.columns + endings.columns + mark] = 1;
  return input;
}

/** The most that each row of a filter finds anywhere in the sentence; beyond its ends there is nothing. */
function strongest(inputs: readonly Float32Array[], { width, weights, bias }: Filter): Float32Array {
  const size = inputs[0]?.length ?? 0;
  const most = new Float32Array(weights.rows);
  const window = new Float32Array(width * size);
  for (let at = 0; at < inputs.length; at++) {
    window.fill(0);
    for (let k = 0; k < width; k++) {
      const input = inputs[at + k - Math.floor(width / 2)];
      if (input) window.set(input, k * size);
    }
    const found = rectified(times(weights, window, bias));
    for (let row = 0; row < most.length; row++) if (found[row] > most[row]) most[row] = found[row];
  }
  return most;
}

function sumsOf(tokens: readonly ClaimToken[], network: Network): Float32Array {
  const inputs = tokens.map((token) => seen(token, network));
  const found = network.filters.flatMap((filter) => [...strongest(inputs, filter)]);
  return times(network.out, Float32Array.from(found), network.outBias);
}

/** What several networks say of a head, averaged, as a probability. */
function shareOf(all: readonly Float32Array[], head: number): number {
  const sum = all.reduce((total, sums) => total + (sums[head] ?? 0), 0) / all.length;
  return 1 / (1 + Math.exp(-sum));
}

/** How likely a sentence speaks of a body, follows or gives instructions, or names a maker. */
export function claimShares(sentence: string, known?: (word: string) => boolean): ClaimShares {
  const tokens = claimTokens(sentence, known).slice(0, mostTokens);
  const all = read().sentences.map((network) => sumsOf(tokens, network));
  return { body: shareOf(all, 0), instruction: shareOf(all, 1), brand: shareOf(all, 2) };
}

/** How likely a sentence says of a piece that it is worn or owned, and not just thought of. */
export function claimedShare(sentence: string, piece: Span, known?: (word: string) => boolean): number {
  const tokens = claimTokens(sentence, known, piece).slice(0, mostTokens);
  const all = read().pieces.map((network) => sumsOf(tokens, network));
  return shareOf(all, 0);
}
