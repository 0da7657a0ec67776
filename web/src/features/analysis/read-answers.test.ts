import { expect, test } from 'vitest';
import { anAnalysis } from '../../testing/samples.ts';
import { readAnalysis } from './read-analysis.ts';
import { readHistory } from './read-history.ts';

test('the three shapes of a history answer give the same entries', () => {
  const history = [{ id: 'a1' }, { id: 'a2' }];
  const ids = (data: unknown) => readHistory(data).entries.map(({ id }) => id);
  expect(ids({ history })).toEqual(['a1', 'a2']);
  expect(ids({ data: { history } })).toEqual(['a1', 'a2']);
  expect(ids(history)).toEqual(['a1', 'a2']);
  expect(readHistory({ history, page: 2, total: 12, total_pages: 2 })).toMatchObject({
    page: 2,
    total: 12,
    totalPages: 2,
  });
});

test('an answer without a history is an empty one', () => {
  expect(readHistory(null)).toEqual({ entries: [], page: 1, total: 0, totalPages: 1 });
});

test('an analysis is read when everything the panel shows is there', () => {
  expect(readAnalysis(anAnalysis())).toEqual(anAnalysis());
});

test('an analysis without rating, recommendations or evidence is not one', () => {
  expect(readAnalysis(undefined)).toBeUndefined();
  expect(readAnalysis({ ...anAnalysis(), analysis: {} })).toBeUndefined();
  expect(readAnalysis({ ...anAnalysis(), recommendations: { accessories: [] } })).toBeUndefined();
  expect(readAnalysis({ ...anAnalysis(), evidence: undefined })).toBeUndefined();
});
