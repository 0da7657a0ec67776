import type {
  AnalysisResult,
  ComparedAnalysis,
  HistoryEntry,
  Reading,
} from '@drape/contract/analysis/analysis';
import { evidence } from '@drape/contract/analysis/evidence';
import type { Feedback } from '@drape/contract/analysis/feedback';
import { paletteAddress } from '@drape/contract/profile/palette-address';
import { mentionsOf } from '@drape/engine/grounding/mentions';
import type { Judgement } from '@drape/engine/stylist/judging/judge';
import type { PastAnalysis } from '@drape/engine/stylist/style-guide/style-guide';
import { engineName, engineVersion } from '@drape/engine/version';
import type { z } from 'zod';
import type { AnalysisRow } from '../../platform/database/schema.ts';
import type { FeedbackRow } from '../../platform/database/taste-rows.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { DetailedAnalysisRow } from './repository.ts';

type Result = Pick<AnalysisResult, 'analysis' | 'recommendations' | 'evidence'>;
/** Analyses of earlier engines lack what evidence has gained since. */
type StoredResult = Omit<Result, 'evidence'> & { evidence: z.input<typeof evidence> };

export function storedResult(judgement: Judgement): string {
  const { analysis, recommendations } = judgement;
  return JSON.stringify({ analysis, recommendations, evidence: judgement.evidence } satisfies Result);
}

export function presentAnalysis(
  row: DetailedAnalysisRow,
  addresses: SignedAddresses,
  reading: Reading | null,
): AnalysisResult {
  const result = resultOf(row);
  return {
    id: row.id,
    image_url: pictureOf(row, row.photo_key, addresses),
    created_at: row.created_at,
    engine: { name: row.engine_name, version: row.engine_version },
    ...result,
    mentions: mentionsOf(result),
    comparison: row.comparison === null ? null : compared(JSON.parse(row.comparison), result),
    notice: row.notice,
    reading,
  };
}

function compared(stored: ComparedAnalysis, { evidence }: Result): ComparedAnalysis {
  return { ...stored, mentions: mentionsOf({ ...stored, evidence }) };
}

/** The photo, or where its owner does not keep photos its measured colours as a drawing. */
export function pictureOf(
  row: Pick<AnalysisRow, 'palette'>,
  key: string,
  addresses: SignedAddresses,
): string {
  return key === '' ? paletteAddress(JSON.parse(row.palette)) : addresses.of(key);
}

/** What was stored of an analysis, with what evidence has gained since. */
export function resultOf(row: Pick<DetailedAnalysisRow, 'result'>): Result {
  const stored = JSON.parse(row.result) as StoredResult;
  return { ...stored, evidence: evidence.parse(stored.evidence) };
}

/** An analysis as the style guide looks back on it. */
export function presentPast(row: DetailedAnalysisRow): PastAnalysis {
  const { terms, palette } = resultOf(row).evidence;
  return { date: row.local_day, rating: row.overall_score / 10, palette, terms };
}

export function presentVote({ target, up }: Pick<FeedbackRow, 'target' | 'up'>): Feedback {
  return { target, vote: up === 1 ? 'up' : 'down' };
}

/** What was seen in a picture that is not kept. */
export function presentGlance({ analysis, recommendations, evidence }: Judgement, at: Date): AnalysisResult {
  const engine = { name: engineName, version: engineVersion };
  return {
    id: null,
    image_url: null,
    created_at: at.toISOString(),
    engine,
    analysis,
    recommendations,
    evidence,
    mentions: mentionsOf({ analysis, recommendations, evidence }),
    comparison: null,
    notice: null,
    reading: null,
  };
}

export function presentHistoryEntry(row: AnalysisRow, addresses: SignedAddresses): HistoryEntry {
  return {
    id: row.id,
    image_url: pictureOf(row, row.photo_key, addresses),
    overall_score: row.overall_score,
    color_harmony: row.color_harmony,
    style_coherence: row.style_coherence,
    analysis_text: row.summary,
    suggestions: JSON.parse(row.suggestions),
    created_at: row.created_at,
    palette: JSON.parse(row.palette),
    thumbnail_url: pictureOf(row, row.thumbnail_key, addresses),
  };
}
