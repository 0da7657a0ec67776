import { sentencesOf } from '@drape/contract/feedback-targets';
import type { Judgement } from '@drape/engine/stylist/judge';

/** One text of an analysis as it is shown: the field it stands in, and the whole text. */
export type ShownText = { field: string; text: string };

/** Every text of a judgement, in the order of the result page. */
export function textsOf({ analysis, recommendations, summary, evidence }: Judgement): ShownText[] {
  const { overall_rating: _, ...fields } = analysis;
  return [
    { field: 'summary', text: summary },
    ...Object.entries(fields).map(([field, text]) => ({ field, text })),
    ...Object.entries(recommendations).flatMap(([field, texts]) => texts.map((text) => ({ field, text }))),
    ...evidence.terms.map(({ key, text }) => ({ field: `term ${key}`, text })),
  ];
}

/** The written texts alone: terms are measurements in a fixed form, like a table, and are checked but not counted. */
export function isProse({ field }: ShownText): boolean {
  return !field.startsWith('term ');
}

export function sentences(texts: readonly ShownText[]): ShownText[] {
  return texts.flatMap(({ field, text }) => sentencesOf(text).map((sentence) => ({ field, text: sentence })));
}
