import type { AnalysisText, Recommendations } from '@drape/contract/analysis/analysis';
import type { Evidence } from '@drape/contract/analysis/evidence';
import type { Look } from '../../vision/look.ts';
import { createTell } from '../../wording/say.ts';
import { critiqueOf } from '../critique/critique.ts';
import { evidenceOf } from '../voice/evidence.ts';
import { writePage } from '../voice/page/write-page.ts';
import type { JudgeContext } from './judge-context.ts';
import { raises } from './raise.ts';
import { scoreLook } from './score-look.ts';

export type { JudgeContext } from './judge-context.ts';

/**
 * `overallRating` 0 to 10 with one decimal; `colorHarmony` and `styleCoherence` whole numbers 0 to 100; `summary` is
 * the verdict in a sentence, `suggestions` the changes that bring most, best first.
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

/**
 * A Look to rating, texts and evidence; the same Look and context always give the same words, whatever the order of
 * its regions. Throws a RangeError for a Look without an outfit.
 */
export function judge(look: Look, context: JudgeContext): Judgement {
  if (look.subject === 'none') throw new RangeError('There is no outfit to judge');
  const scored = scoreLook(look, context);
  const critique = critiqueOf(scored, context);
  const best = scored.purpose ? [] : raises(look, context, scored, critique);
  const page = writePage({ tell: createTell(scored.seed), look, scored, critique, context }, best);
  return {
    overallRating: scored.rating,
    colorHarmony: scored.colorHarmony,
    styleCoherence: scored.styleCoherence,
    analysis: { overall_rating: scored.rating, ...page.analysis },
    recommendations: page.recommendations,
    summary: page.opinion.sentence,
    suggestions: page.recommendations.immediate_improvements.slice(0, 3),
    evidence: evidenceOf(look, scored, page),
  };
}
