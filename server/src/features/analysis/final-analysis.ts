import type { ComparedAnalysis } from '@drape/contract/analysis';
import { limits } from '@drape/contract/limits';
import type { Judgement } from '@drape/engine/stylist/judge';
import { engineName, engineVersion } from '@drape/engine/version';
import type { ModelOpinion } from './model-opinion.ts';

/** An analysis as it is answered and kept: whose words it has, and the other engine's beside them. */
export type FinalAnalysis = {
  judgement: Judgement;
  engine: { name: string; version: string };
  comparison: ComparedAnalysis | null;
  notice: string | null;
};

const embedded = { name: engineName, version: engineVersion };
const suggestionsKept = limits.shownSuggestions + 1;

/** The model's words where it wrote some, else the engine's with the reason why. */
export function finalAnalysis(judgement: Judgement, opinion: ModelOpinion | undefined): FinalAnalysis {
  if (opinion?.kind !== 'written') {
    return { judgement, engine: embedded, comparison: null, notice: opinion?.notice ?? null };
  }
  const { analysis, recommendations, summary, wishedRating, ratingRoom, leftOut } = opinion.answer;
  const { immediate_improvements, color_palette } = recommendations;
  return {
    judgement: {
      ...judgement,
      ...{ analysis, recommendations, summary, overallRating: analysis.overall_rating },
      suggestions: [...immediate_improvements, ...color_palette].slice(0, suggestionsKept),
    },
    engine: opinion.engine,
    comparison: {
      ...{ engine: embedded, analysis: judgement.analysis, recommendations: judgement.recommendations },
      ...{ wished_rating: wishedRating, rating_room: ratingRoom, left_out: leftOut, mentions: [] },
    },
    notice: null,
  };
}
