import type { PeriodFigure } from '@drape/contract/dashboard/dashboard';
import type { DaySums } from './repository.ts';

type Sum = 'overall' | 'harmony' | 'coherence';

function change(value: number | undefined, before: number | undefined): number | null {
  if (value === undefined || before === undefined || before === 0) return null;
  return Math.round(((value - before) / before) * 100);
}

function meanOf(days: readonly DaySums[], key: Sum): number | undefined {
  const analyses = countOf(days);
  return analyses === 0 ? undefined : days.reduce((sum, each) => sum + each[key], 0) / analyses;
}

export function countOf(days: readonly DaySums[]): number {
  return days.reduce((sum, { analyses }) => sum + analyses, 0);
}

/** A rounded mean beside that of the period before; the change is that of these two, in whole percent. */
export function averageFigure(
  days: readonly DaySums[],
  before: readonly DaySums[] | undefined,
  key: Sum,
): PeriodFigure {
  const shown = (of: readonly DaySums[] | undefined) => {
    const mean = of && meanOf(of, key);
    return mean === undefined ? undefined : Math.round(mean);
  };
  const [value, was] = [shown(days), shown(before)];
  return { value: value ?? null, before: was ?? null, change: change(value, was) };
}

export function countFigure(days: readonly DaySums[], before: readonly DaySums[] | undefined): PeriodFigure {
  const [value, was] = [countOf(days), before && countOf(before)];
  return { value, before: was ?? null, change: change(value, was) };
}

/** Counts as whole percents that sum to 100: what rounding leaves goes to the largest remainders. */
export function wholePercents(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const exact = counts.map((count) => (100 * count) / total);
  const percents = exact.map(Math.floor);
  const left = 100 - percents.reduce((sum, percent) => sum + percent, 0);
  const order = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((one, other) => other.rest - one.rest || one.index - other.index);
  for (const { index } of order.slice(0, left)) percents[index] = (percents[index] ?? 0) + 1;
  return percents;
}
