import type { AnalysisResult, HistoryEntry } from '@drape/contract/analysis';
import { evidence } from '@drape/contract/evidence';
import type { Judgement } from '@drape/engine/stylist/judge';
import type { z } from 'zod';
import type { AnalysisRow } from '../../platform/database/schema.ts';
import type { SignedAddresses } from '../../platform/files/signed-address.ts';
import type { DetailedAnalysisRow } from './repository.ts';

type Result = Pick<AnalysisResult, 'analysis' | 'recommendations' | 'evidence'>;
/** Analyses of earlier engines lack what evidence has gained since. */
type StoredResult = Omit<Result, 'evidence'> & { evidence: z.input<typeof evidence> };

export function storedResult(judgement: Judgement): string {
  const { analysis, recommendations } = judgement;
  return JSON.stringify({ analysis, recommendations, evidence: judgement.evidence } satisfies Result);
}

export function presentAnalysis(row: DetailedAnalysisRow, addresses: SignedAddresses): AnalysisResult {
  const stored = JSON.parse(row.result) as StoredResult;
  return {
    id: row.id,
    image_url: addresses.of(row.photo_key),
    created_at: row.created_at,
    engine: { name: row.engine_name, version: row.engine_version },
    ...stored,
    evidence: evidence.parse(stored.evidence),
  };
}

export function presentHistoryEntry(row: AnalysisRow, addresses: SignedAddresses): HistoryEntry {
  return {
    id: row.id,
    image_url: addresses.of(row.photo_key),
    overall_score: row.overall_score,
    color_harmony: row.color_harmony,
    style_coherence: row.style_coherence,
    analysis_text: row.summary,
    suggestions: JSON.parse(row.suggestions),
    created_at: row.created_at,
    palette: JSON.parse(row.palette),
    thumbnail_url: addresses.of(row.thumbnail_key),
  };
}
