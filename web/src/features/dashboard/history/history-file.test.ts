import { expect, test } from 'vitest';
import { aHistoryEntry } from '../../../testing/samples.ts';
import { historyCsv, historyJson } from './history-file.ts';

test('the table quotes its texts and never starts a formula', () => {
  const [, row] = historyCsv([
    aHistoryEntry({ analysis_text: '=1+1', suggestions: ['A "slim" watch', 'A belt'] }),
  ]).split('\r\n');
  expect(row).toBe(`"2026-05-04T10:00:00Z",82,84,78,"navy; ecru; cognac","'=1+1","A ""slim"" watch; A belt"`);
  for (const sign of ['+', '-', '@', '\t', '\r', '='])
    expect(historyCsv([aHistoryEntry({ analysis_text: `${sign}cmd` })])).toContain(`"'${sign}cmd"`);
});

test('the JSON holds the analyses and no address that expires', () => {
  const entry = aHistoryEntry({ overall_score: 71 });
  const { analyses } = JSON.parse(historyJson([entry]));
  expect(analyses).toEqual([expect.objectContaining({ overall_score: 71, palette: entry.palette })]);
  expect(historyJson([entry])).not.toMatch(/_url/);
});
