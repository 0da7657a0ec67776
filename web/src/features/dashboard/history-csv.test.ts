import { expect, test } from 'vitest';
import { aHistoryEntry } from '../../testing/samples.ts';
import { historyCsv } from './history-csv.ts';
import { passesFilter, readScoreFilter } from './score-filter.ts';

test('the export quotes its texts and never starts a formula', () => {
  const [, row] = historyCsv([
    aHistoryEntry({ analysis_text: '=1+1', suggestions: ['A "slim" watch', 'A belt'] }),
  ]).split('\r\n');
  expect(row).toBe(`"2026-05-04T10:00:00Z",82,84,78,"navy; ecru; cognac","'=1+1","A ""slim"" watch; A belt"`);
});

test('the filter follows the bands of the rating', () => {
  const passing = (score: number) =>
    (['good', 'fair', 'poor'] as const).filter((band) =>
      passesFilter(aHistoryEntry({ overall_score: score }), band),
    );
  expect([80, 79, 60, 59].flatMap(passing)).toEqual(['good', 'fair', 'fair', 'poor']);
  expect(readScoreFilter('nonsense')).toBe('all');
});
