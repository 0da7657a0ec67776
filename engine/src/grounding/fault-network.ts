import stored from '../knowledge/data/fault-network.json' with { type: 'json' };
import { encodedNumbers, type TextAdapter, textEncoder } from '../language/text-encoder.ts';
import { memoize } from '../memoize.ts';
import { joined, matrixOf, rectified, times } from '../networks/matrix.ts';
import { type Evidence, evidenceNames, evidenceOf, factsInWords, faultsRead } from './claim-evidence.ts';
import type { SeenFacts, SeenFault } from './seen-claims.ts';

/** How likely a sentence has each fault. */
type FaultChances = Record<SeenFault, number>;

/** What is read: a sentence, what was looked up of it, and what was told, is owned, and is worn, in words. */
type Read = { sentence: string; evidence: Evidence; facts: string };

type Network = { hidden: Layer; out: Layer };
type Layer = { weights: ReturnType<typeof matrixOf>; bias: Float32Array };

const adapter: TextAdapter = stored.adapter;
let known: Network | undefined;

function network(): Network {
  known ??= {
    hidden: { weights: matrixOf(stored.hidden), bias: matrixOf(stored.hiddenBias).values },
    out: { weights: matrixOf(stored.out), bias: matrixOf(stored.outBias).values },
  };
  return known;
}

/** Words, numbers, and stops; an address is one. */
export const word =
  /https?:\S+|www\.\S+|\b[\w-]+\.(?:com|net|org|io|shop|store|example|co|uk|de)\b|[\p{L}\p{M}]+(?:['’]\p{L}+)?|\d+(?:[.,:]\d+)*|[^\s\p{L}\d]/gu;

const mostKept = 500;

/** The shares from which a sentence is struck. House values. */
const struckFrom = stored.struckFrom;

/** A remark on a body, or an instruction, that a sentence is surely read as beside what is worn and owned. */
export function faultRead(sentence: string, facts: SeenFacts): 'body' | 'instruction' | undefined {
  const chances = faultChances({
    sentence,
    evidence: evidenceOf(sentence, facts),
    facts: factsInWords(facts),
  });
  if (chances.body >= struckFrom.body) return 'body';
  return chances.instruction >= struckFrom.instruction ? 'instruction' : undefined;
}

/** Reads a sentence; the weights are learned by `tools/claims/train_faults.py`. */
const faultChances = memoize(read, {
  most: mostKept,
  keyOf: ({ sentence, evidence, facts }) => JSON.stringify([sentence, Object.keys(evidence), facts]),
});

function read({ sentence, evidence, facts }: Read): FaultChances {
  const words = sentence.match(word) ?? [];
  const signs = Float32Array.from(evidenceNames, (name) => (evidence[name] === undefined ? 0 : 1));
  const states = words.length === 0 ? [] : textEncoder(adapter)(words, facts);
  const { hidden, out } = network();
  const seen = joined(pooled(states), signs);
  const inner = rectified(times(hidden.weights, seen, hidden.bias));
  const sums = times(out.weights, joined(inner, signs), out.bias);
  const chances = faultsRead.map((fault, k) => [fault, 1 / (1 + Math.exp(-sums[k]))]);
  return Object.fromEntries(chances) as FaultChances;
}

/** The mean and the largest of each number; zeros of no words. */
function pooled(states: readonly Float32Array[]): Float32Array {
  const both = new Float32Array(2 * encodedNumbers);
  for (let k = 0; k < encodedNumbers && states.length > 0; k++) {
    let sum = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (const state of states) {
      sum += state[k];
      most = Math.max(most, state[k]);
    }
    both[k] = sum / states.length;
    both[encodedNumbers + k] = most;
  }
  return both;
}
