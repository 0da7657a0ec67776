import { expect, test } from 'vitest';
import { aHistoryEntry } from '../../testing/samples.ts';
import { averageScores } from './average-scores.ts';

test('averages are rounded means of the entries', () => {
  const entries = [
    aHistoryEntry({ overall_score: 80, color_harmony: 70, style_coherence: 61 }),
    aHistoryEntry({ overall_score: 85, color_harmony: 71, style_coherence: 60 }),
  ];
  expect(averageScores(entries)).toEqual({ overall: 83, colorHarmony: 71, styleCoherence: 61 });
});

test('without analyses there is no average', () => {
  expect(averageScores([])).toBeUndefined();
});
