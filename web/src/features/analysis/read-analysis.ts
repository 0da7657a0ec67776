import type { AnalysisResult } from '@drape/contract/analysis/analysis';

type Fields = Record<string, unknown>;

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined;
}

const lists = [
  'immediate_improvements',
  'shopping_list',
  'styling_alternatives',
  'color_palette',
  'accessories',
] as const;

/** The analysis of an answer, or undefined when what a result panel needs is missing from it. */
export function readAnalysis(data: unknown): AnalysisResult | undefined {
  const fields = fieldsOf(data);
  const analysis = fieldsOf(fields?.analysis);
  const recommendations = fieldsOf(fields?.recommendations);
  const evidence = fieldsOf(fields?.evidence);
  if (typeof analysis?.overall_rating !== 'number' || recommendations === undefined) return undefined;
  if (!lists.every((name) => Array.isArray(recommendations[name]))) return undefined;
  if (!Array.isArray(evidence?.palette) || !Array.isArray(evidence.terms)) return undefined;
  return data as AnalysisResult;
}
