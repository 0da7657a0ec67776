import { expect, test } from 'vitest';
import { type GatedWeights, gatedStates } from './gated-layer.ts';

const column = (...values: number[]) => ({ rows: 3, columns: 1, values: Float32Array.from(values) });
const weights: GatedWeights = {
  input: column(0.5, -0.3, 0.8),
  state: column(0.2, 0.4, -0.6),
  inputBias: Float32Array.from([0.1, 0.2, -0.1]),
  stateBias: Float32Array.from([0, -0.1, 0.3]),
};
const row = [1, -2, 0.5].map((value) => Float32Array.of(value));

/** The equations of Cho et al. 2014 for one number, as they stand in the paper. */
function byHand(): number[] {
  const logistic = (x: number) => 1 / (1 + Math.exp(-x));
  let h = 0;
  return [1, -2, 0.5].map((x) => {
    const reset = logistic(0.5 * x + 0.1 + 0.2 * h);
    const update = logistic(-0.3 * x + 0.2 + 0.4 * h - 0.1);
    const fresh = Math.tanh(0.8 * x - 0.1 + reset * (-0.6 * h + 0.3));
    h = (1 - update) * fresh + update * h;
    return h;
  });
}

test('states follow the equations of a gated recurrent unit', () => {
  const states = gatedStates(row, weights, false).map(([state]) => state);
  for (const [k, value] of byHand().entries()) expect(states[k]).toBeCloseTo(value, 6);
});

test('read backward, a row gives the states of the reversed row in its own order', () => {
  const reversed = gatedStates([...row].reverse(), weights, false).reverse();
  expect(gatedStates(row, weights, true)).toEqual(reversed);
});
