import { expect, test } from 'vitest';
import { createNetworkMemory, openNetworkMemory, releaseArena } from './network-memory.ts';

test('a thread that comes later finds the weights of the first and writes none', () => {
  const shared = createNetworkMemory();
  const first = openNetworkMemory(shared, 1);
  const address = first.keep('weights', 3, (numbers) => numbers.set([1, 2, 3]));
  expect(first.keep('weights', 3, () => expect.unreachable())).toBe(address);
  first.seal();
  const second = openNetworkMemory(shared, 2);
  expect(second.keep('weights', 3, () => expect.unreachable())).toBe(address);
  expect([...second.numbers(address, 3)]).toEqual([1, 2, 3]);
});

test('every thread has an arena of its own, which the next one gets when it has ended', () => {
  const shared = createNetworkMemory();
  const [one, other] = [1, 2].map((thread) => openNetworkMemory(shared, thread).arena);
  expect(other?.start).toBe((one?.start ?? 0) + (one?.bytes ?? 0));
  releaseArena(shared, 1);
  expect(openNetworkMemory(shared, 3).arena).toEqual(one);
});

test('more weights than there is room for are refused', () => {
  const memory = openNetworkMemory(createNetworkMemory(), 0);
  expect(() => memory.keep('too many', 2 ** 26, () => undefined)).toThrow(RangeError);
});

test('there are so many companions in all, and the one of a thread that has ended is free again', () => {
  const shared = createNetworkMemory();
  const [one, other, third] = [1, 2, 3].map((thread) => openNetworkMemory(shared, thread));
  expect([one, other, third].map((memory) => memory?.takeCompanion(2))).toEqual([true, true, false]);
  releaseArena(shared, 1);
  expect(third?.takeCompanion(2)).toBe(true);
});
