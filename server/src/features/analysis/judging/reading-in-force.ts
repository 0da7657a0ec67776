import type { Reading } from '@drape/contract/analysis/analysis';
import { readingQuestion } from '@drape/engine/stylist/judging/reading-question';
import { correctLook, garmentsAsRead } from '@drape/engine/stylist/worn/correct-look';
import { lookAsRead, storedCorrection } from '../corrections/stored-correction.ts';
import type { ReadAnalysisRow } from '../repository.ts';

/** The garments in force; nobody is asked about what they corrected. */
export function readingInForce(row: ReadAnalysisRow): Reading | null {
  const look = lookAsRead(row);
  if (!look) return null;
  const correction = storedCorrection(row);
  const { version } = row;
  if (!correction) {
    return { garments: garmentsAsRead(look), version, can_undo: false, question: readingQuestion(look) };
  }
  const { keys } = correctLook(look, correction.garments, correction.items);
  const garments = correction.garments.map((garment, index) => ({ ...garment, key: keys[index] ?? '' }));
  return { garments, version, can_undo: true, question: null };
}
