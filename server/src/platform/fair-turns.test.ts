import { describe, expect, it } from 'vitest';
import { createFairTurns } from './fair-turns.ts';

const bounds = { atOnce: 1, atOncePerPerson: 1, maxWaiting: 100, maxWaitingPerPerson: 50, busy: 'Busy' };

/** Work that ends on request, with a note of the order in which it began. */
function createWork() {
  const began: string[] = [];
  const ends: (() => void)[] = [];
  return {
    began,
    work: (name: string) => () => {
      began.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    },
    async endAll() {
      for (let end = ends.shift(); end; end = ends.shift()) {
        end();
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  };
}

describe('fair turns', () => {
  it('let the next person in before the next call of the same one', async () => {
    const turns = createFairTurns(bounds);
    const { began, work, endAll } = createWork();
    const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => turns.take(name.slice(0, 1), work(name)));
    await new Promise((resolve) => setImmediate(resolve));
    await endAll();
    await Promise.all(all);
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    expect(turns.waiting()).toBe(0);
  });

  it('leave a place free that one person alone would take', async () => {
    const turns = createFairTurns({ ...bounds, atOnce: 2 });
    const { began, work, endAll } = createWork();
    const all = ['a1', 'a2', 'b1'].map((name) => turns.take(name.slice(0, 1), work(name)));
    await new Promise((resolve) => setImmediate(resolve));
    expect(began).toEqual(['a1', 'b1']);
    await endAll();
    await Promise.all(all);
  });

  it('refuse what is too much of one person and take others still', async () => {
    const turns = createFairTurns({ ...bounds, maxWaitingPerPerson: 1 });
    const { work, endAll } = createWork();
    const kept = [turns.take('a', work('a1')), turns.take('a', work('a2'))];
    await expect(turns.take('a', work('a3'))).rejects.toMatchObject({ code: 'unavailable' });
    kept.push(turns.take('b', work('b1')));
    await new Promise((resolve) => setImmediate(resolve));
    await endAll();
    await Promise.all(kept);
  });

  it('go on after work that failed', async () => {
    const turns = createFairTurns(bounds);
    await expect(turns.take('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await turns.take('a', async () => 1)).toBe(1);
  });
});
