import type { AnalysisText, Recommendations } from '@drape/contract/analysis/analysis';
import { groundText, sentencesOf, type TextFacts } from '@drape/engine/grounding/grounded-text';
import { mayBeName } from '@drape/engine/grounding/possession-claims';
import type { Quantity } from '@drape/engine/grounding/quantities-in';
import { readClaim } from '@drape/engine/grounding/read-claim';
import { keepSeen, type SeenFacts } from '@drape/engine/grounding/seen-claims';
import type { JudgeContext, Judgement } from '@drape/engine/stylist/judging/judge';
import type { SeenAnswer, WordedAnswer } from './analysis-question.ts';

/** An analysis in a model's words, without what is known to be wrong. */
export type GroundedAnswer = {
  analysis: AnalysisText;
  recommendations: Recommendations;
  summary: string;
  /** What works best, where the model saw the photo. */
  best: string | undefined;
  /** What the model gave, where it saw the photo; the engine's rating otherwise. */
  wishedRating: number;
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

type Kept = { kept: string; rejected: { sentence: string }[] };
type Keep = (text: string, kind: 'description' | 'suggestion') => Kept;

/** From this share of its sentences on, an answer that has to be struck is no answer. House rule. */
const mostStruck = 0.5;

/** Why an answer as a whole is of no use: half of what it says has to be struck. Undefined where it is. */
function uselessness(answer: WordedAnswer, keep: Keep): string | undefined {
  const texts = [...descriptions, 'summary' as const].map((key) => keep(answer[key], 'description'));
  const struck = texts.flatMap(({ rejected }) => rejected);
  const kept = texts.filter((text) => text.kept !== '');
  if (struck.length === 0 || kept.length > texts.length * mostStruck) return undefined;
  return `Not so: ${struck.map(({ sentence }) => `"${sentence}"`).join('; ')}.`;
}

/** The engine's own words stand where nothing of the model's is left. */
function textsOf(answer: WordedAnswer, judgement: Judgement, keep: Keep) {
  const leftOut: string[] = [];
  const held = (text: string, kind: 'description' | 'suggestion', instead: string) => {
    const { kept, rejected } = keep(text, kind);
    leftOut.push(...rejected.map(({ sentence }) => sentence));
    return kept === '' ? instead : kept;
  };
  const heldList = (given: readonly string[]) => {
    const kept = given.filter((line) => keep(line, 'suggestion').rejected.length === 0);
    leftOut.push(...given.filter((line) => !kept.includes(line)));
    return kept;
  };
  const { analysis, recommendations } = judgement;
  const described = descriptions.map((key) => [key, held(answer[key], 'description', analysis[key])]);
  const foreseen = outlooks.map((key) => [key, held(answer[key], 'suggestion', analysis[key])]);
  const advised = lists.map((key) => [key, heldList(answer[key])]);
  return {
    analysis: { ...analysis, ...Object.fromEntries([...described, ...foreseen]) } as AnalysisText,
    recommendations: { ...recommendations, ...Object.fromEntries(advised) } as Recommendations,
    summary: held(answer.summary, 'description', judgement.summary),
    leftOut,
  };
}

const keepWorded =
  (facts: TextFacts): Keep =>
  (text, kind) => {
    const { kept, rejected } = groundText(text, facts, kind);
    const faulty = sentencesOf(kept).filter((sentence) => readClaim(sentence) !== undefined);
    return {
      kept: sentencesOf(kept)
        .filter((sentence) => !faulty.includes(sentence))
        .join(' '),
      rejected: [...rejected, ...faulty.map((sentence) => ({ sentence }))],
    };
  };

/** Why the words of a model that did not see the photo can't be used, or undefined. */
export function distrustWords(answer: WordedAnswer, facts: TextFacts): string | undefined {
  return uselessness(answer, keepWorded(facts));
}

/** Words on a reading: what contradicts it goes, and the rating is the engine's. */
export function groundWords(answer: WordedAnswer, judgement: Judgement, facts: TextFacts): GroundedAnswer {
  const texts = textsOf(answer, judgement, keepWorded(facts));
  return { ...texts, best: undefined, wishedRating: judgement.analysis.overall_rating };
}

/** What an answer from the photo is held against. */
export function seenFacts(
  answer: SeenAnswer,
  told: readonly Quantity[],
  { wardrobe = [], preferences }: JudgeContext,
): SeenFacts {
  const names = new Map(wardrobe.map(({ id, name }) => [id, name]));
  const isFalse = ({ item_id, named }: SeenAnswer['own_items'][number]) => {
    const name = names.get(item_id);
    return name === undefined || !mayBeName(named, name);
  };
  return {
    worn: [...answer.garments.map(({ kind, color }) => `${color} ${kind}`), ...answer.also_worn],
    owned: [...names.values()],
    said: [JSON.stringify(preferences ?? '')],
    falselyNamed: answer.own_items.filter(isFalse).map(({ named }) => named),
    told,
  };
}

/** Why the answer of a model that saw the photo can't be used, or undefined. */
export function distrustSeen(answer: SeenAnswer, facts: SeenFacts): string | undefined {
  return uselessness(answer, (text) => keepSeen(text, facts));
}

/** What a model saw and says: what is known to be wrong goes, and the rating is the model's. */
export function groundSeen(answer: SeenAnswer, judgement: Judgement, facts: SeenFacts): GroundedAnswer {
  const texts = textsOf(answer, judgement, (text) => keepSeen(text, facts));
  const rating = Math.round(answer.rating * 10) / 10;
  const best = keepSeen(answer.best, facts);
  return {
    ...texts,
    analysis: { ...texts.analysis, overall_rating: rating },
    best: best.kept === '' ? undefined : best.kept,
    leftOut: [...texts.leftOut, ...best.rejected.map(({ sentence }) => sentence)],
    wishedRating: rating,
  };
}
