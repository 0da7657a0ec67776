import type { Evidence } from '@drape/contract/analysis/evidence';
import type { MarkKind } from '@drape/contract/dashboard/dashboard-options';
import { nearestStyle } from '@drape/engine/stylist/judging/nearest-style';
import type { AnalysisDetailRow, AnalysisMarkRow, AnalysisRow } from '../../../platform/database/schema.ts';
import { lookInForce } from '../corrections/stored-correction.ts';
import { resultOf } from '../presenter.ts';

/** What of a colour counts as worn, by its share of the clothes, and what of a reading as sure. */
const seenShare = 0.1;
const sureEnough = 0.35;

export type Description = { search_text: string; marks: AnalysisMarkRow[] };

type Mark = Pick<AnalysisMarkRow, 'kind' | 'name'> &
  Partial<Pick<AnalysisMarkRow, 'term_score' | 'effect_hundredths'>>;

export function folded(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Each term with its score and its part in lifting the mean of all: the parts of an analysis sum to nothing. */
function termMarks(terms: Evidence['terms']): Mark[] {
  const mean = terms.reduce((sum, { score, weight }) => sum + score * weight, 0);
  return terms.map(({ key, score, weight }) => ({
    kind: 'term' satisfies MarkKind,
    name: key,
    term_score: Math.round(score),
    effect_hundredths: Math.round(100 * weight * (score - mean)),
  }));
}

function wornMarks({ palette, regions }: Evidence): Mark[] {
  const distinct = (kind: MarkKind, names: readonly string[]) =>
    [...new Set(names)].map((name): Mark => ({ kind, name }));
  const sure = <T extends { confidence: number }>(readings: readonly T[]) =>
    readings.filter(({ confidence }) => confidence >= sureEnough);
  return [
    ...distinct(
      'color',
      palette.filter(({ share }) => share >= seenShare).map(({ basic }) => basic),
    ),
    ...distinct(
      'garment',
      regions.map(({ label }) => label),
    ),
    ...distinct(
      'pattern',
      sure(regions.map(({ pattern }) => pattern)).map(({ kind }) => kind),
    ),
    ...distinct(
      'texture',
      sure(regions.map(({ texture }) => texture)).map(({ kind }) => kind),
    ),
  ];
}

type Detail = Pick<AnalysisDetailRow, 'result' | 'look' | 'correction'>;

/** The look of an analysis of an earlier engine may lack what a style is read from. */
function styleOf(detail: Detail): string | undefined {
  try {
    const look = lookInForce(detail);
    return look && nearestStyle(look);
  } catch {
    return undefined;
  }
}

type Row = Pick<
  AnalysisRow,
  'id' | 'user_id' | 'local_day' | 'overall_score' | 'summary' | 'suggestions' | 'palette'
>;

/** What an analysis is found and summed up by. Throws for a result that cannot be read. */
export function describeAnalysis(row: Row, detail: Detail): Description {
  const { evidence } = resultOf(detail);
  const style = styleOf(detail);
  const marks: Mark[] = [...termMarks(evidence.terms), ...wornMarks(evidence)];
  if (style) marks.push({ kind: 'style', name: style });
  const colours = (JSON.parse(row.palette) as { name: string; basic: string }[]).flatMap((each) => [
    ...[each.name, each.basic],
  ]);
  const worn = marks.filter(({ kind }) => kind !== 'term').map(({ name }) => name);
  const suggestions = JSON.parse(row.suggestions) as string[];
  const words = [row.summary, ...suggestions, ...new Set([...colours, ...worn])];
  return {
    search_text: folded(words.join('\n')),
    marks: marks.map(({ kind, name, term_score = null, effect_hundredths = null }) => ({
      analysis_id: row.id,
      user_id: row.user_id,
      local_day: row.local_day,
      overall_score: row.overall_score,
      kind,
      name,
      term_score,
      effect_hundredths,
    })),
  };
}
