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

const clothes: ReadonlySet<string> = new Set(['top', 'mid', 'outer', 'bottom', 'dress']);

/** The pieces that dress a person, without shoes and small things. */
export function clothesOf(pieces: readonly WornPiece[]): WornPiece[] {
  return pieces.filter(({ slot }) => clothes.has(slot));
}

/** Whether a person or the wardrobe has named every piece of clothing; else the outfit is as a photo shows it. */
export function isToldOutfit(clothes: readonly WornPiece[]): boolean {
  return clothes.every(({ garment }) => isTold(garment.region.confidence));
}

/** Only what a person or the wardrobe said has a confidence of 1. */
function isTold(confidence: number): boolean {
  return confidence >= 1;
}
