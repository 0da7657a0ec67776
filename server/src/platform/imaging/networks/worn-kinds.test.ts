import { wornKindLabels, wornView } from '@drape/engine/vision/worn/name-worn';
import { expect, test } from 'vitest';
import { loadWornKinds } from './worn-kinds.ts';

/** What tools/worn-kinds computes with PyTorch for the same view, from the same two sets of weights. */
const reference = [-0.11, 0.29, 0.28, 0.66, -0.99, -0.28, -0.25, -0.65, 1.06];

/** Slopes of red and green, and a disc in blue. */
function view(): Float32Array {
  const { size } = wornView;
  const half = size / 2;
  return Float32Array.from({ length: 3 * size * size }, (_, i) => {
    const x = Math.floor(i / 3) % size;
    const y = Math.floor(i / 3 / size);
    return [x, y, Math.hypot(x - half, y - half) < 60 ? 255 : 40][i % 3] ?? 0;
  });
}

test('the network answers as it did where it was trained, and alike every time', {
  timeout: 20_000,
}, async () => {
  const kinds = await loadWornKinds();
  const evidence = await kinds(view());
  expect(evidence).toHaveLength(wornKindLabels.length);
  for (const [k, value] of reference.entries()) expect(evidence[k]).toBeCloseTo(value, 1);
  expect(await kinds(view())).toEqual(evidence);
});
