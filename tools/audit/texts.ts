import { sentencesOf } from '@drape/contract/analysis/feedback-targets';
import type { Judgement } from '@drape/engine/stylist/judging/judge';

/** One text of an analysis as it is shown: the field it stands in, and the whole text. */
export type ShownText = { field: string; text: string };

/** What stands open on the page at first: the verdict, what works best, and the changes. */
export function openTexts({ summary, evidence, recommendations }: Judgement): ShownText[] {
  const best = evidence.verdict?.best;
  return [
    { field: 'verdict', text: summary },
    ...(best ? [{ field: 'best', text: best }] : []),
    ...recommendations.immediate_improvements.map((text) => ({ field: 'immediate_improvements', text })),
  ];
}

/** Every text of a judgement, in the order of the page. */
export function textsOf(judgement: Judgement): ShownText[] {
  const { overall_rating: _, ...fields } = judgement.analysis;
  const { immediate_improvements: __, ...lists } = judgement.recommendations;
  return [
    ...openTexts(judgement),
    ...Object.entries(fields).map(([field, text]) => ({ field, text })),
    ...Object.entries(lists).flatMap(([field, texts]) => texts.map((text) => ({ field, text }))),
    ...judgement.evidence.terms.map(({ key, text }) => ({ field: `term ${key}`, text })),
  ];
}

export function sentences(texts: readonly ShownText[]): ShownText[] {
  return texts.flatMap(({ field, text }) => sentencesOf(text).map((sentence) => ({ field, text: sentence })));
}

export function wordsOf(texts: readonly ShownText[]): number {
  return texts.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0);
}

/** Sentences that stand in two places of one analysis. */
export function saidTwice(texts: readonly ShownText[]): ShownText[] {
  const seen = new Set<string>();
  return sentences(texts).filter(({ text }) => {
    const isAgain = seen.has(text);
    seen.add(text);
    return isAgain;
  });
}
