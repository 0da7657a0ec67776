import type { AnalysisText, Recommendations } from '@drape/contract/analysis/analysis';
import type { Evidence } from '@drape/contract/analysis/evidence';
import type { Look } from '../../vision/look.ts';
import { createTell } from '../../wording/say.ts';
import { colourText } from '../voice/colour-text.ts';
import { evidenceOf } from '../voice/evidence.ts';
import { fitText } from '../voice/fit-text.ts';
import { occasionText } from '../voice/occasion-text.ts';
import { exchangedBy, recommendationsFor } from '../voice/recommendations.ts';
import { textureText } from '../voice/texture-text.ts';
import { trendsText } from '../voice/trends-text.ts';
import { opinionOf } from '../voice/verdict-text.ts';
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
  const best = scored.purpose ? [] : raises(look, context, scored);
  const tell = createTell(scored.seed);
  const recommendations = recommendationsFor(tell, context, scored, best);
  const exchanged = exchangedBy(best);
  const opinion = opinionOf(tell, scored, exchanged);
  return {
    overallRating: scored.rating,
    colorHarmony: scored.colorHarmony,
    styleCoherence: scored.styleCoherence,
    analysis: {
      overall_rating: scored.rating,
      color_analysis: colourText(tell, scored, exchanged),
      fit_analysis: fitText(tell, look, scored),
      texture_analysis: textureText(tell, scored, context),
      occasion: occasionText(tell, scored),
      trends: trendsText(tell, look, context),
    },
    recommendations,
    summary: opinion.sentence,
    suggestions: recommendations.immediate_improvements.slice(0, 3),
    evidence: evidenceOf(tell, look, scored, best, opinion),
  };
}
