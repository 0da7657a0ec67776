import type { AnalysisText, Recommendations } from '@drape/contract/analysis';
import type { Evidence } from '@drape/contract/evidence';
import type { Look } from '../vision/look.ts';
import type { JudgeContext } from './judge-context.ts';
import { raises } from './raise.ts';
import { scoreLook } from './score-look.ts';
import { colourText } from './voice/colour-text.ts';
import { evidenceOf } from './voice/evidence.ts';
import { fitText } from './voice/fit-text.ts';
import { occasionText } from './voice/occasion-text.ts';
import { photoAdvice } from './voice/photo-text.ts';
import { recommendationsFor } from './voice/recommendations.ts';
import { summaryText } from './voice/summary.ts';
import { textureText } from './voice/texture-text.ts';
import { trendsText } from './voice/trends-text.ts';
import { createVoice } from './voice/voice.ts';

export type { JudgeContext } from './judge-context.ts';

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

/**
 * A Look to rating, texts and evidence; the same Look and context always give the same words, whatever the order of
 * its regions. Throws a RangeError for a Look without an outfit.
 */
export function judge(look: Look, context: JudgeContext): Judgement {
  if (look.subject === 'none') throw new RangeError('There is no outfit to judge');
  const scored = scoreLook(look, context);
  const best = raises(look, context, scored);
  const voice = createVoice(scored.seed);
  const recommendations = recommendationsFor(voice, look, context, scored, best);
  const forPhoto = photoAdvice(voice, look.photo.notes);
  const changes = recommendations.immediate_improvements.filter((text) => text !== forPhoto);
  return {
    overallRating: scored.rating,
    colorHarmony: scored.colorHarmony,
    styleCoherence: scored.styleCoherence,
    analysis: {
      overall_rating: scored.rating,
      color_analysis: colourText(voice, look, scored),
      fit_analysis: fitText(voice, look, scored),
      texture_analysis: textureText(voice, scored),
      occasion: occasionText(voice, scored),
      trends: trendsText(voice, look, scored, context),
    },
    recommendations,
    summary: summaryText(voice, scored),
    suggestions: [...changes, ...recommendations.color_palette].slice(0, 3),
    evidence: evidenceOf(voice, look, scored, best),
  };
}
