import { type Matrix, times } from './matrix.ts';

/** One direction of a gated recurrent layer: matrices of 3 x hidden rows in the order reset, update, new. */
export type GatedWeights = { input: Matrix; state: Matrix; inputBias: Float32Array; stateBias: Float32Array };

const logistic = (x: number) => 1 / (1 + Math.exp(-x));

/**
 * The states of a gated recurrent unit (Cho et al. 2014) over a row of vectors, `hidden` numbers from -1 to 1 each;
 * read from the last to the first where `isBackward`.
 */
export function gatedStates(
  row: readonly Float32Array[],
  { input, state, inputBias, stateBias }: GatedWeights,
  isBackward: boolean,
): Float32Array[] {
  const hidden = state.columns;
  const states: Float32Array[] = new Array(row.length);
  let before = new Float32Array(hidden);
  for (let step = 0; step < row.length; step++) {
    const at = isBackward ? row.length - 1 - step : step;
    const seen = times(input, row[at], inputBias);
    const kept = times(state, before, stateBias);
    const now = new Float32Array(hidden);
    for (let k = 0; k < hidden; k++) {
      const reset = logistic(seen[k] + kept[k]);
      const update = logistic(seen[hidden + k] + kept[hidden + k]);
      const fresh = Math.tanh(seen[2 * hidden + k] + reset * kept[2 * hidden + k]);
      now[k] = (1 - update) * fresh + update * before[k];
    }
    states[at] = now;
    before = now;
  }
  return states;
}
