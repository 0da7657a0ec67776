import type { Outcome } from '../corrections/stored-correction.ts';
import { storedResult } from '../presenter.ts';
import type { FinalAnalysis } from './final-analysis.ts';

/** An analysis as its columns keep it. */
export function outcomeColumns({ judgement, engine, comparison, notice }: FinalAnalysis): Outcome {
  return {
    overall_score: Math.round(judgement.overallRating * 10),
    color_harmony: judgement.colorHarmony,
    style_coherence: judgement.styleCoherence,
    summary: judgement.summary,
    suggestions: JSON.stringify(judgement.suggestions),
    palette: JSON.stringify(judgement.evidence.palette),
    engine_name: engine.name,
    engine_version: engine.version,
    result: storedResult(judgement),
    comparison: comparison && JSON.stringify(comparison),
    notice,
  };
}
