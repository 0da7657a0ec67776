import { expect, test } from 'vitest';
import { followNotes, type SteadyNote } from './steady-notes.ts';

const dark = (strength: number) => [{ code: 'dark' as const, strength }];

function follow(strengths: number[], elapsedMs: number, from: SteadyNote[] = []): SteadyNote[] {
  return strengths.reduce((notes, strength) => followNotes(notes, dark(strength), elapsedMs), from);
}
const isShown = (notes: SteadyNote[]) => notes.some(({ shown }) => shown);

test('what spoils the picture is shown within half a second, a single outlier is not', () => {
  expect(isShown(follow([1], 70))).toBe(false);
  expect(isShown(follow([1, 1, 1, 1, 1, 1, 1], 70))).toBe(true);
});

test('a strength that wavers around the threshold does not flicker', () => {
  const started = follow(Array(20).fill(0.5), 70);
  const wavering = [0.2, 0.35, 0.22, 0.34, 0.2, 0.35].map((strength, at, all) =>
    isShown(follow(all.slice(0, at + 1), 70, started)) ? strength : -1,
  );
  expect(wavering).not.toContain(-1);
});

test('what has been mended is gone within a second and leaves nothing behind', () => {
  const notes = follow(Array(14).fill(0), 70, follow(Array(20).fill(1), 70));
  expect(isShown(notes)).toBe(false);
  expect(follow(Array(60).fill(0), 70, notes)).toEqual([]);
});

test('how often pictures come changes nothing', () => {
  const [often] = follow(Array(10).fill(0.8), 40);
  const [seldom] = follow(Array(4).fill(0.8), 100);
  expect(often?.level).toBeCloseTo(seldom?.level ?? 0, 6);
});
