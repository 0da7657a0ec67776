import { expect, test } from 'vitest';
import { type Companion, createCompanion } from './companion.ts';
import { compileBeside, compileNetwork } from './compile-network.ts';
import type { Description } from './layers.ts';
import { createNetworkMemory, openNetworkMemory } from './network-memory.ts';

const shape = { rows: 64, columns: 64, channels: 4 };
const picture = (seed: number) =>
  Float32Array.from({ length: 64 * 64 * 4 }, (_, k) => ((k * 37 + seed) % 101) / 50 - 1);

/** Every number times a factor, and its chance. */
const network = (factor: number): Description => ({
  input: 'in',
  layers: [
    { kind: 'affine', input: 'in', output: 'more', factor: [factor], offset: [0.5], activation: 'linear' },
    { kind: 'sigmoid', input: 'more', output: 'out' },
  ],
});

function companionWith(isStarted: boolean, isBusy = false) {
  const memory = openNetworkMemory(createNetworkMemory(), 0);
  const companion: Companion = createCompanion(memory, () => isBusy);
  const begin = [2, 3].map((factor) => compileBeside(network(factor), shape, ['out'], companion));
  const alone = [2, 3].map((factor) => compileNetwork(network(factor), shape, ['out'], memory));
  if (isStarted) companion.start();
  return { begin, alone };
}

/** Long enough for a thread to start and to compute. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 300));

test.each([true, false])(
  'a network answers alike beside the thread and in it (companion: %s)',
  async (isStarted) => {
    const { begin, alone } = companionWith(isStarted);
    for (const seed of [1, 2, 3])
      for (const [k, network] of begin.entries()) {
        const answer = network(picture(seed));
        if (seed > 1) await aWhile();
        expect(answer()).toEqual(alone[k]?.(picture(seed)));
      }
  },
);

test.each([true, false])(
  'what is begun before an earlier answer was asked for leaves that as it was (companion: %s)',
  (isStarted) => {
    const { begin, alone } = companionWith(isStarted);
    const answers = begin.map((network, k) => network(picture(k)));
    expect(answers.map((answer) => answer())).toEqual(alone.map((network, k) => network(picture(k))));
  },
);

test('an answer that nobody asks for does not stand in the way of the next one', async () => {
  const { begin, alone } = companionWith(true);
  begin[0]?.(picture(1));
  await aWhile();
  expect(begin[1]?.(picture(2))()).toEqual(alone[1]?.(picture(2)));
});

test('the answer is the same however often it is asked for', () => {
  const answer = companionWith(true).begin[0]?.(picture(1));
  expect(answer?.()).toEqual(answer?.());
});

test('while the processors are busy the thread computes by itself', async () => {
  const { begin, alone } = companionWith(true, true);
  const answer = begin[0]?.(picture(1));
  await aWhile();
  expect(answer?.()).toEqual(alone[0]?.(picture(1)));
});
