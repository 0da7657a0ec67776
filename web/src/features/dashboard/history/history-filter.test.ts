import { expect, test } from 'vitest';
import { historyAddress, historyFilterOf, noFilter, readHistoryView } from './history-filter.ts';

test('a filter survives its address, and an address of nonsense filters nothing', () => {
  const view = { from: '2026-01-01', to: '2026-02-01', score: 'fair' as const, search: 'navy knit' };
  expect(readHistoryView(new URLSearchParams(historyAddress(view)))).toEqual(view);
  expect(historyAddress(noFilter)).toEqual({});
  const nonsense = new URLSearchParams({ from: '2026-13-40', to: 'soon', score: 'best', q: '  ' });
  expect(historyFilterOf(readHistoryView(nonsense))).toEqual({});
});

test('the scores of a filter follow the bands of the rating', () => {
  const bounds = (['good', 'fair', 'poor'] as const).map((score) => historyFilterOf({ ...noFilter, score }));
  expect(bounds).toEqual([{ min_score: 80 }, { min_score: 60, max_score: 79 }, { max_score: 59 }]);
});
