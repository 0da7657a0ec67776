import { expect, test } from 'vitest';
import { changeWords } from './period-words.ts';

const month = { period: 'month' as const, from: '2026-04-05', to: '2026-05-04' };

test('a score changes by percent, a count by its difference, and it is put in words where there is nothing to compare with', () => {
  expect(changeWords({ value: 82, before: 78, change: 5 }, month)).toEqual({
    label: '+5%',
    against: 'vs. previous 30 days',
  });
  expect(changeWords({ value: 5, before: 1, change: 400 }, month, 'count').label).toBe('+4');
  expect(changeWords({ value: 70, before: 78, change: -10 }, month).label).toBe('−10%');
  expect(changeWords({ value: 78, before: 78, change: 0 }, month).label).toBe('±0%');
  for (const before of [null, 0])
    expect(changeWords({ value: 3, before, change: null }, month)).toEqual({
      against: 'None in the previous 30 days',
    });
  expect(
    changeWords({ value: 3, before: null, change: null }, { ...month, period: 'all', from: null }),
  ).toEqual({ against: 'Over all time' });
});
