import { facetsOf } from '../taste/facets.ts';
import { pairFeatures } from '../taste/pair-features.ts';
import { worthOf } from '../taste/taste-model.ts';
import type { WornPiece } from '../worn/worn-pieces.ts';

/**
 * How good the pieces are together: `points` as readers rated such outfits, `worst` two of them that jar by the taste that
 * also plans outfits.
 */
export type PiecesTerm = {
  points: number;
  worst: { one: WornPiece; other: WornPiece; points: number } | undefined;
};

const mains: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'mid', 'outer', 'shoes']);

/** Undefined where there are no two pieces. `points` are those of the learned taste of worn outfits. */
export function piecesTerm(pieces: readonly WornPiece[], points: number): PiecesTerm | undefined {
  const main = pieces.filter(({ slot }) => mains.has(slot));
  const finish = pieces.filter(({ slot }) => !mains.has(slot));
  const pairs = main.flatMap((one, at) =>
    [...main.slice(at + 1), ...finish].map((other) => ({
      one,
      other,
      points: pairPoints(one, other) * sureness(one, other),
    })),
  );
  if (pairs.length === 0) return undefined;
  // A necklace or a belt is no reason why two pieces jar.
  const ofClothes = pairs.filter(({ other }) => mains.has(other.slot));
  const worst = ofClothes.reduce<(typeof pairs)[number] | undefined>(
    (low, pair) => (low && low.points <= pair.points ? low : pair),
    undefined,
  );
  return { points, worst: worst && worst.points < -0.3 ? worst : undefined };
}

function pairPoints(one: WornPiece, other: WornPiece): number {
  return worthOf((tell) => pairFeatures(facetsOf(one.traits), facetsOf(other.traits), tell));
}

/** "Top" may be anything from a T-shirt to a silk blouse, so it is hardly right or wrong beside anything. */
const general: ReadonlySet<string> = new Set(['top', 'shoes', 'jacket']);
const generalShare = 0.4;

/** What was not surely seen says less. */
function sureness(one: WornPiece, other: WornPiece): number {
  const known = [one, other].map(({ garment }) => (general.has(garment.noun) ? generalShare : 1));
  return Math.min(...known, one.garment.region.confidence, other.garment.region.confidence);
}

/** Dressiness from 1 sport to 5 black tie, in the middle of the main pieces. */
export function levelOfPieces(pieces: readonly WornPiece[]): number | undefined {
  const levels = pieces.filter(({ slot }) => mains.has(slot)).map(({ traits }) => facetsOf(traits).level);
  return levels.length > 0 ? levels.reduce((sum, level) => sum + level, 0) / levels.length : undefined;
}
