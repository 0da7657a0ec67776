import type { AnalysisText, Recommendations } from '@drape/contract/analysis';
import { boundedRating, ratingRoom } from '@drape/engine/grounding/bounded-rating';
import {
  contradiction,
  groundText,
  sentencesOf,
  type TextFacts,
} from '@drape/engine/grounding/grounded-text';
import type { Judgement } from '@drape/engine/stylist/judge';
import type { Look } from '@drape/engine/vision/look';
import type { ModelAnswer } from './analysis-question.ts';
import { isMeasuredColour } from './measured-facts.ts';

/** An analysis in a model's words, held to what was measured. */
export type GroundedAnswer = {
  analysis: AnalysisText;
  recommendations: Recommendations;
  summary: string;
  wishedRating: number;
  ratingRoom: number;
  /** Sentences that contradicted the measurement. */
  leftOut: string[];
};

const descriptions = ['color_analysis', 'fit_analysis', 'texture_analysis'] as const;
const outlooks = ['occasion', 'trends'] as const;
const lists = [
  'immediate_improvements',
  'shopping_list',
  'styling_alternatives',
  'color_palette',
  'accessories',
] as const;

const mostWrong = 0.5;

/**
 * Why an answer as a whole cannot be trusted, or undefined: it saw other colours on half of the measured clothing, or
 * half of its descriptions contradict the measurement.
 */
export function distrust(answer: ModelAnswer, look: Look, facts: TextFacts): string | undefined {
  const claims = answer.garment_colours.flatMap(({ garment, colour }) => {
    const region = look.regions.find(({ key }) => key === garment);
    return region ? [{ region, colour, isRight: isMeasuredColour(region, colour) }] : [];
  });
  const area = claims.reduce((sum, { region }) => sum + region.share, 0);
  const wrong = claims.filter(({ isRight }) => !isRight);
  const wrongArea = wrong.reduce((sum, { region }) => sum + region.share, 0);
  if (area > 0 && wrongArea / area >= mostWrong) {
    const named = wrong.map(
      ({ region, colour }) => `${region.label} is not ${colour} but ${region.colours[0]?.name}`,
    );
    return `${named.join('; ')}.`;
  }
  const texts = descriptions.map((key) => answer[key]).join(' ');
  const { rejected } = groundText(texts, facts, 'description');
  if (rejected.length / sentencesOf(texts).length < mostWrong) return undefined;
  return `Not measured: ${rejected.map(({ claim, sentence }) => `"${claim}" in "${sentence}"`).join('; ')}.`;
}

/** Bounds the rating, takes out what contradicts the facts, and lets the engine's own words stand where nothing is left. */
export function groundAnswer(answer: ModelAnswer, judgement: Judgement, facts: TextFacts): GroundedAnswer {
  const leftOut: string[] = [];
  const held = (text: string, kind: 'description' | 'suggestion', instead: string) => {
    const { kept, rejected } = groundText(text, facts, kind);
    leftOut.push(...rejected.map(({ sentence }) => sentence));
    return kept === '' ? instead : kept;
  };
  const heldList = (given: readonly string[], instead: string[]) => {
    const kept = given.filter((sentence) => contradiction(sentence, facts, 'suggestion') === undefined);
    leftOut.push(...given.filter((sentence) => !kept.includes(sentence)));
    return kept.length === 0 ? instead : kept;
  };
  const { analysis, recommendations, evidence } = judgement;
  const measured = analysis.overall_rating;
  const described = descriptions.map((key) => [key, held(answer[key], 'description', analysis[key])]);
  const foreseen = outlooks.map((key) => [key, held(answer[key], 'suggestion', analysis[key])]);
  const advised = lists.map((key) => [key, heldList(answer[key], recommendations[key])]);
  return {
    analysis: {
      ...analysis,
      ...Object.fromEntries([...described, ...foreseen]),
      overall_rating: boundedRating(answer.rating, measured, evidence.confidence),
    },
    recommendations: { ...recommendations, ...Object.fromEntries(advised) },
    summary: held(answer.summary, 'description', judgement.summary),
    wishedRating: Math.round(answer.rating * 10) / 10,
    ratingRoom: ratingRoom(evidence.confidence),
    leftOut,
  };
}
