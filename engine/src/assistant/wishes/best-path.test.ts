import { expect, test } from 'vitest';
import { likeliestParts } from './best-path.ts';

/** Numbers that are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

const tags = 5;

function everyPath(length: number): number[][] {
  if (length === 0) return [[]];
  return everyPath(length - 1).flatMap((path) => Array.from({ length: tags }, (_, tag) => [...path, tag]));
}

function isAllowed(path: readonly number[]): boolean {
  return path.every((tag, k) => {
    const before = path[k - 1] ?? 0;
    return tag === 0 || tag % 2 === 1 || before === tag || before === tag - 1;
  });
}

/** The tags that parts stand for. */
function tagsOf(parts: ReturnType<typeof likeliestParts>, length: number): number[] {
  const path = new Array<number>(length).fill(0);
  for (const { first, end, name } of parts)
    for (let k = first; k < end; k++) path[k] = 2 * name + (k === first ? 1 : 2);
  return path;
}

test('no other row of tags that begins each part before it goes on is likelier', () => {
  const next = numbers(11);
  for (let round = 0; round < 30; round++) {
    const length = 1 + (round % 5);
    const scores = Array.from({ length }, () => Float32Array.from({ length: tags }, () => -4 * next()));
    const sumOf = (path: readonly number[]) => path.reduce((sum, tag, k) => sum + (scores[k]?.[tag] ?? 0), 0);
    const best = Math.max(...everyPath(length).filter(isAllowed).map(sumOf));
    expect(sumOf(tagsOf(likeliestParts(scores), length))).toBeCloseTo(best, 5);
  }
});

test('an empty message has no parts', () => {
  expect(likeliestParts([])).toEqual([]);
});
