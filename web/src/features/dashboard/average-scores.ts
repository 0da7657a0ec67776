import type { HistoryEntry } from '@drape/contract/analysis';

export type AverageScores = { overall: number; colorHarmony: number; styleCoherence: number };

/** Rounded means of the scores (0 to 100); undefined without entries. */
export function averageScores(entries: readonly HistoryEntry[]): AverageScores | undefined {
  if (entries.length === 0) return undefined;
  const mean = (score: (entry: HistoryEntry) => number) =>
    Math.round(entries.reduce((sum, entry) => sum + score(entry), 0) / entries.length);
  return {
    overall: mean((entry) => entry.overall_score),
    colorHarmony: mean((entry) => entry.color_harmony),
    styleCoherence: mean((entry) => entry.style_coherence),
  };
}
