/** The parts of an analysis that hold sentences. Free of zod, so that the browser can import it. */
export const textParts = [
  'color_analysis',
  'fit_analysis',
  'texture_analysis',
  'occasion',
  'trends',
] as const;
export const listParts = [
  'immediate_improvements',
  'shopping_list',
  'styling_alternatives',
  'color_palette',
  'accessories',
] as const;

/** The sentences of a text in their order; nothing is lost but the white space between them. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+(?=[\p{Lu}\p{N}(“"])/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

type Judged = {
  analysis: Record<(typeof textParts)[number], string>;
  recommendations: Record<(typeof listParts)[number], readonly string[]>;
  evidence: { terms: readonly { key: string; text: string }[] };
};

/**
 * What of an analysis can be voted on: `rating`, `term.colour`, and every sentence by its part and place, as
 * `fit_analysis.0`. The kind is what votes are counted by: `rating`, `term colour`, `fit_analysis`.
 */
export function feedbackTargets({ analysis, recommendations, evidence }: Judged): Map<string, string> {
  const targets = new Map([['rating', 'rating']]);
  for (const { key } of evidence.terms) targets.set(`term.${key}`, `term ${key}`);
  for (const part of textParts)
    for (const place of sentencesOf(analysis[part]).keys()) targets.set(`${part}.${place}`, part);
  for (const part of listParts)
    for (const place of recommendations[part].keys()) targets.set(`${part}.${place}`, part);
  return targets;
}
