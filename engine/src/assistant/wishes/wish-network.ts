import stored from '../../knowledge/assistant/wish-network.json' with { type: 'json' };
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
import { contextInputs, type OwnWords, type WordInput, wordInputs } from './word-inputs.ts';

/** What a network says of each word of a message, as logarithms of chances; of acts as sums before they are made chances. */
export type WordReading = {
  cuts: readonly Float32Array[];
  /** In the order of `actsRead`. */
  acts: readonly Float32Array[];
  /** Tags of the roles in the order of `rolesRead`. */
  roles: readonly Float32Array[];
};

type Network = {
  pieces: Matrix;
  meaning: Matrix;
  signs: Matrix;
  signsBias: Float32Array;
  context: Matrix;
  layers: { forward: GatedWeights; backward: GatedWeights }[];
  heads: Record<'cuts' | 'acts' | 'roles', { weights: Matrix; bias: Float32Array }>;
};

let known: Network | undefined;

/** What it tells apart, by name, as the stored weights count them. */
export const actsRead: readonly string[] = stored.acts;
export const rolesRead: readonly string[] = stored.roles;

function network(): Network {
  if (known) return known;
  const matrices: Readonly<Record<string, StoredMatrix>> = stored.matrices;
  const read = (name: string) => matrixOf(matrices[name]);
  const gated = (layer: number, end: string): GatedWeights => ({
    input: read(`layers.${layer}.weight_ih_l0${end}`),
    state: read(`layers.${layer}.weight_hh_l0${end}`),
    inputBias: read(`layers.${layer}.bias_ih_l0${end}`).values,
    stateBias: read(`layers.${layer}.bias_hh_l0${end}`).values,
  });
  const head = (name: string) => ({ weights: read(`${name}.weight`), bias: read(`${name}.bias`).values });
  known = {
    pieces: read('pieces.weight'),
    meaning: read('meaning.weight'),
    signs: read('signs.weight'),
    signsBias: read('signs.bias').values,
    context: read('context.weight'),
    layers: [0, 1].map((layer) => ({ forward: gated(layer, ''), backward: gated(layer, '_reverse') })),
    heads: { cuts: head('cuts'), acts: head('acts'), roles: head('roles') },
  };
  return known;
}

/** Reads the words of a message where they stand in their conversation; the weights are learned by `npm run train:assistant`. */
export function readByNetwork(words: readonly MessageWord[], own: OwnWords, context: Context): WordReading {
  const { layers, heads, ...seeing } = network();
  const around = times(seeing.context, Float32Array.from(contextInputs(context)));
  let states = wordInputs(words, own, stored.buckets).map((input) => seen(input, around, seeing));
  for (const { forward, backward } of layers) {
    const behind = gatedStates(states, forward, false);
    const ahead = gatedStates(states, backward, true);
    states = behind.map((state, k) => joined(state, ahead[k]));
  }
  const say = ({ weights, bias }: { weights: Matrix; bias: Float32Array }) =>
    states.map((state) => times(weights, state, bias));
  return {
    cuts: say(heads.cuts).map(logChances),
    acts: say(heads.acts),
    roles: say(heads.roles).map(logChances),
  };
}

function seen(
  { buckets, meaning, signs }: WordInput,
  around: Float32Array,
  {
    pieces,
    meaning: ofMeaning,
    signs: ofSigns,
    signsBias,
  }: Pick<Network, 'pieces' | 'meaning' | 'signs' | 'signsBias'>,
): Float32Array {
  const sum = times(ofSigns, Float32Array.from(signs), signsBias);
  const scale = 1 / Math.sqrt(buckets.length);
  for (const bucket of buckets) {
    const row = rowOf(pieces, bucket);
    for (let k = 0; k < sum.length; k++) sum[k] += scale * row[k];
  }
  const meant = meaning && times(ofMeaning, meaning);
  for (let k = 0; k < sum.length; k++) sum[k] += around[k] + (meant?.[k] ?? 0);
  return rectified(sum);
}

export function logChances(sums: Float32Array): Float32Array {
  const most = Math.max(...sums);
  let total = 0;
  for (const sum of sums) total += Math.exp(sum - most);
  return sums.map((sum) => sum - most - Math.log(total));
}
