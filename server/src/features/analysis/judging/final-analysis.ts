import type { ComparedAnalysis } from '@drape/contract/analysis/analysis';
import { sentencesOf } from '@drape/contract/analysis/feedback-targets';
import { limits } from '@drape/contract/wire/limits';
import { shownRating } from '@drape/engine/stylist/judging/certainty';
import type { Judgement } from '@drape/engine/stylist/judging/judge';
import { engineName, engineVersion } from '@drape/engine/version';
import type { Look } from '@drape/engine/vision/look';
import type { ModelOpinion } from '../model/model-opinion.ts';

/** An analysis as it is answered and kept: whose words it has, and the other engine's beside them. */
export type FinalAnalysis = {
  judgement: Judgement;
  engine: { name: string; version: string };
  comparison: ComparedAnalysis | null;
  notice: string | null;
  /** What was seen in the photo, where a model saw more than the engine. */
  look?: Look;
};

const embedded = { name: engineName, version: engineVersion };
const suggestionsKept = limits.shownSuggestions + 1;

/** The model's words where it wrote some, else the engine's with the reason why. */
export function finalAnalysis(judgement: Judgement, opinion: ModelOpinion | undefined): FinalAnalysis {
  if (opinion?.kind !== 'written') {
    return { judgement, engine: embedded, comparison: null, notice: opinion?.notice ?? null };
  }
  const { analysis, recommendations, summary, best, wishedRating, leftOut } = opinion.answer;
  return {
    look: opinion.look,
    judgement: {
      ...opinion.judgement,
      analysis,
      recommendations,
      summary,
      overallRating: analysis.overall_rating,
      suggestions: recommendations.immediate_improvements.slice(0, suggestionsKept),
      evidence: inWordsOf(opinion.judgement, { summary, best, rating: analysis.overall_rating }),
    },
    engine: opinion.engine,
    comparison: {
      engine: embedded,
      analysis: judgement.analysis,
      recommendations: judgement.recommendations,
      wished_rating: wishedRating,
      left_out: leftOut,
      mentions: [],
    },
    notice: null,
  };
}

type Words = { summary: string; best: string | undefined; rating: number };

/** The evidence with the verdict and the rating of the one who wrote the analysis; what was seen stays as it is. */
function inWordsOf({ evidence }: Judgement, { summary, best, rating }: Words): Judgement['evidence'] {
  const { verdict, rating: band } = evidence;
  const certainty = band?.certainty ?? evidence.confidence;
  return {
    ...evidence,
    verdict: {
      sentence: sentencesOf(summary)[0] ?? summary,
      best: best ?? verdict?.best ?? null,
      best_regions: best === undefined ? (verdict?.best_regions ?? []) : [],
    },
    rating: { ...shownRating(rating, certainty), certainty },
    plain_texts: [],
  };
}
