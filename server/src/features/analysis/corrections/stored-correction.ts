import type { CorrectedGarment } from '@drape/contract/analysis/analysis';
import { correctLook, type WornItems } from '@drape/engine/stylist/worn/correct-look';
import type { Look } from '@drape/engine/vision/look';
import type { AnalysisDetailRow, AnalysisRow } from '../../../platform/database/schema.ts';

const ofRow = [
  ...(['overall_score', 'color_harmony', 'style_coherence', 'summary', 'suggestions', 'palette'] as const),
  ...(['engine_name', 'engine_version'] as const),
];
const ofDetail = ['result', 'comparison', 'notice'] as const;

/** All columns that follow from the garments. */
export type Outcome = Pick<AnalysisRow, (typeof ofRow)[number]> &
  Pick<AnalysisDetailRow, (typeof ofDetail)[number]>;

/**
 * The garments in force, those of earlier corrections, latest last, what was known of the items that they name, and the
 * analysis as it was first.
 */
export type StoredCorrection = {
  garments: CorrectedGarment[];
  before: CorrectedGarment[][];
  items?: WornItems;
  original: Outcome;
};

type Kept = Pick<AnalysisDetailRow, 'look' | 'correction'>;

/** The Look as it was read; undefined where an earlier version kept none. */
export function lookAsRead({ look }: Pick<Kept, 'look'>): Look | undefined {
  const stored = JSON.parse(look) as Partial<Look>;
  return Array.isArray(stored.regions) && stored.regions.length > 0 ? (stored as Look) : undefined;
}

export function storedCorrection({ correction }: Pick<Kept, 'correction'>): StoredCorrection | undefined {
  return correction === null ? undefined : (JSON.parse(correction) as StoredCorrection);
}

/** The Look that an analysis rests on now. */
export function lookInForce(row: Kept): Look | undefined {
  const look = lookAsRead(row);
  const correction = storedCorrection(row);
  return look && correction ? correctLook(look, correction.garments, correction.items).look : look;
}

export function outcomeOf(row: Outcome): Outcome {
  const entries = [...ofRow, ...ofDetail].map((name) => [name, row[name]]);
  return Object.fromEntries(entries) as Outcome;
}
