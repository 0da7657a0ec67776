import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TestClock } from '../../test/test-clock.ts';
import { secondMs } from './clock.ts';
import { createSlowQueryCache } from './slow-query-cache.ts';

function counting(ms: number) {
  let counts = 0;
  const count = async () => {
    counts++;
    if (ms > 0) await sleep(ms);
    return counts;
  };
  return { count, counts: () => counts };
}

it('what is counted quickly is counted for everybody who asks', async () => {
  const kept = createSlowQueryCache({ clock: new TestClock('2026-05-04T10:00:00.000Z') });
  const { count } = counting(0);
  expect(await kept.of('people', count)).toBe(1);
  expect(await kept.of('people', count)).toBe(2);
});

it('a slow answer is kept for a hundred times as long as it took, each question by itself', async () => {
  const clock = new TestClock('2026-05-04T10:00:00.000Z');
  const kept = createSlowQueryCache({ clock });
  const { count } = counting(300);
  expect(await kept.of('people', count)).toBe(1);
  clock.advance(20 * secondMs);
  expect(await kept.of('people', count)).toBe(1);
  expect(await kept.of('photos', count)).toBe(2);
  clock.advance(3600 * secondMs);
  expect(await kept.of('people', count)).toBe(3);
});

it('those who ask at the same time share one count, and a count that fails is not kept', async () => {
  const kept = createSlowQueryCache({ clock: new TestClock('2026-05-04T10:00:00.000Z') });
  const { count, counts } = counting(20);
  expect(await Promise.all([kept.of('people', count), kept.of('people', count)])).toEqual([1, 1]);
  const failing = async () => {
    await count();
    await sleep(300);
    throw new Error('no connection');
  };
  await expect(kept.of('people', failing)).rejects.toThrow('no connection');
  expect(await kept.of('people', count)).toBe(3);
  expect(counts()).toBe(3);
});
