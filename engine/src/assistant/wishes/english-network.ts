import stored from '../../knowledge/assistant/english-wish-network.json' with { type: 'json' };
import { type TextAdapter, textEncoder } from '../../language/text-encoder.ts';
import { type GatedWeights, gatedStates } from '../../networks/gated-layer.ts';
import {
  joined,
  type Matrix,
  matrixOf,
  rectified,
  rowOf,
  type StoredMatrix,
  times,
} from '../../networks/matrix.ts';
import type { Context } from '../intent/standing.ts';
import type { MessageWord } from './message-words.ts';
import { logChances, type WordReading } from './wish-network.ts';
import { contextInputs, type OwnWords, type WordInput, wordInputs } from './word-inputs.ts';

type Layer = { weights: Matrix; bias: Float32Array };
type Network = {
  pieces: Matrix;
  meaning: Matrix;
  signs: Layer;
  context: Matrix;
  encoded: Matrix;
  forward: GatedWeights;
  backward: GatedWeights;
  cuts: Layer;
  acts: Layer;
};

const adapter: TextAdapter = stored.adapter;
let known: Network | undefined;

function network(): Network {
  if (known) return known;
  const matrices: Readonly<Record<string, StoredMatrix>> = stored.matrices;
  const read = (name: string) => matrixOf(matrices[name]);
  const layer = (name: string): Layer => ({
    weights: read(`${name}.weight`),
    bias: read(`${name}.bias`).values,
  });
  const gated = (end: string): GatedWeights => ({
    input: read(`gated.weight_ih_l0${end}`),
    state: read(`gated.weight_hh_l0${end}`),
    inputBias: read(`gated.bias_ih_l0${end}`).values,
    stateBias: read(`gated.bias_hh_l0${end}`).values,
  });
  known = {
    pieces: read('pieces.weight'),
    meaning: read('meaning.weight'),
    signs: layer('signs'),
    context: read('context.weight'),
    encoded: read('encoded.weight'),
    forward: gated(''),
    backward: gated('_reverse'),
    cuts: layer('cuts'),
    acts: layer('acts'),
  };
  return known;
}

/** Whose message it is, where the conversation stands, and what the person said before. */
export type Surroundings = { own: OwnWords; context: Context; before: string };

/**
 * Says where the wishes of an English message are and what each word wants, as `readByNetwork` does, with the meaning that
 * each word has in this sentence, beside what was said before. The weights are learned by `tools/assistant-corpus/wish-network/train_english.py`.
 */
export function readEnglish(
  words: readonly MessageWord[],
  { own, context, before }: Surroundings,
): Pick<WordReading, 'cuts' | 'acts'> {
  const weights = network();
  const around = times(weights.context, Float32Array.from(contextInputs(context)));
  const encoded = textEncoder(adapter)(
    words.map(({ text }) => text),
    before,
  );
  const row = wordInputs(words, own, stored.buckets).map((input, k) =>
    joined(seen(input, { around, encoded: encoded[k] }, weights), encoded[k]),
  );
  const behind = gatedStates(row, weights.forward, false);
  const ahead = gatedStates(row, weights.backward, true);
  const states = row.map((_, k) => joined(joined(behind[k], ahead[k]), encoded[k]));
  const say = (layer: Layer) => states.map((state) => times(layer.weights, state, layer.bias));
  return { cuts: say(weights.cuts).map(logChances), acts: say(weights.acts) };
}

/** What is known of a word by itself, with where the conversation stands and what it means in its sentence. */
function seen(
  { buckets, meaning, signs }: WordInput,
  { around, encoded }: { around: Float32Array; encoded: Float32Array },
  weights: Network,
): Float32Array {
  const sum = times(weights.signs.weights, Float32Array.from(signs), weights.signs.bias);
  const scale = 1 / Math.sqrt(buckets.length);
  for (const bucket of buckets) {
    const row = rowOf(weights.pieces, bucket);
    for (let k = 0; k < sum.length; k++) sum[k] += scale * row[k];
  }
  const meant = meaning && times(weights.meaning, meaning);
  const read = times(weights.encoded, encoded);
  for (let k = 0; k < sum.length; k++) sum[k] += around[k] + read[k] + (meant?.[k] ?? 0);
  return rectified(sum);
}
