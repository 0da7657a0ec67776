import type { WornPiece } from '../worn/worn-pieces.ts';

/**
 * How often a garment has a figure where a photo seems to show one, and where it seems to show none. Counted against what
 * three people said of 75 street photos, and rounded: folds, shadows and straps pass for prints, and a fine stripe or dot
 * for plain cloth.
 */
const seenFigured = 0.6;
const seenPlain = 0.15;

/** The chance that a piece has a figure on it, 0 to 1; certain where a person or the wardrobe said so. */
export function figuredChance({ garment, traits }: WornPiece): number {
  const isFigured = traits.figure > 0;
  if (isTold(garment.region.pattern.confidence)) return isFigured ? 1 : 0;
  return isFigured ? seenFigured : seenPlain;
}

/** Which share of the pieces a person or the wardrobe has named, 0 to 1; the others are as a photo shows them. */
export function toldShare(pieces: readonly WornPiece[]): number {
  if (pieces.length === 0) return 0;
  return pieces.filter(({ garment }) => isTold(garment.region.confidence)).length / pieces.length;
}

/** What is seen is never quite certain. */
function isTold(confidence: number): boolean {
  return confidence >= 1;
}
