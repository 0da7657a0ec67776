import { matrixOf, times } from '../../networks/matrix.ts';
import stored from '../data/worn-kinds.json' with { type: 'json' };
import { wornKindLabels, wornView } from './name-worn.ts';

/** What of CenterNet is used: a layer whose answer for a view has `cells` rows of `cells` places of `depth` numbers. */
export const wornTraits = {
  side: wornView.size,
  cells: 12,
  depth: 88,
  layer: 'tower_0/MobilenetV3/expanded_conv_11/add',
};
/** Places on a side over which traits are averaged. */
const places = 6;

if (stored.kinds.join() !== wornKindLabels.join()) throw new Error('The weights are of other kinds');
const weights = matrixOf(stored.weights);
const bias = Float32Array.from(stored.bias);

/** The evidence for every kind, in the order of `wornKindLabels`. */
export function wornKindEvidence(traits: Float32Array): Float32Array {
  return times(weights, pooled(traits), bias);
}

/** Means over the places, and of these the roots with their sign. */
function pooled(traits: Float32Array): Float32Array {
  const { cells, depth } = wornTraits;
  const each = cells / places;
  const means = new Float32Array(places * places * depth);
  for (let y = 0; y < cells; y++)
    for (let x = 0; x < cells; x++) {
      const place = Math.floor(y / each) * places + Math.floor(x / each);
      for (let c = 0; c < depth; c++)
        means[place * depth + c] += traits[(y * cells + x) * depth + c] / (each * each);
    }
  return means.map((mean) => Math.sign(mean) * Math.sqrt(Math.abs(mean)));
}
