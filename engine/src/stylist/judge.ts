import type { AnalysisText, Recommendations } from '@drape/contract/analysis';
import type { Evidence } from '@drape/contract/evidence';
import type { Look } from '../vision/look.ts';

/** What a score depends on beside the photo. `date` is the day of the analysis, `YYYY-MM-DD`. */
export type JudgeContext = {
  date: string;
  country?: string;
  preferences?: { styles?: string[]; colours?: string[]; occasions?: string[]; budget?: string };
};

/**
 * `overallRating` 0 to 10 with one decimal; `colorHarmony` and `styleCoherence` whole numbers 0 to 100; `summary` is
 * the history's text, `suggestions` its short list, best first.
 */
export type Judgement = {
  overallRating: number;
  colorHarmony: number;
  styleCoherence: number;
  analysis: AnalysisText;
  recommendations: Recommendations;
  summary: string;
  suggestions: string[];
  evidence: Evidence;
};

/** A Look with a subject to rating, texts and evidence. Throws a RangeError for a Look whose subject is `none`. */
export function judge(look: Look, _context: JudgeContext): Judgement {
  if (look.subject === 'none') throw new RangeError('There is no outfit to judge');
  throw new Error('judge is being built');
}
