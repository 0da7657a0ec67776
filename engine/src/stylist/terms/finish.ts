import polish from '../../knowledge/polish.json' with { type: 'json' };
import type { WornPiece } from '../worn-pieces.ts';

/** How considered the outfit looks, in points; `best` and `worst` are the pieces that say most. */
export type FinishTerm = { points: number; best: WornPiece | undefined; worst: WornPiece | undefined };

const groups: Readonly<Record<string, number>> = polish.groups;

/** Nouns so general that they say nothing of how considered a piece is. */
const general: ReadonlySet<string> = new Set(['shoes', 'top', 'jacket']);
const mostExtras = 0.25;
/** One bag, one belt, one thing at the neck: from the fifth on, less is more. */
const usualExtras = 4;
const perExtraMore = 0.2;
const usualPieces = 4;
const perPieceMore = 0.3;
const mains: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'mid', 'outer', 'shoes', 'socks']);

/** Undefined where no piece says anything. */
export function finishTerm(pieces: readonly WornPiece[]): FinishTerm | undefined {
  const told = pieces
    .filter(({ garment }) => !general.has(garment.noun))
    .map((piece) => ({ piece, points: polishOf(piece) * piece.garment.region.confidence }));
  if (pieces.length < 2 || told.length === 0) return undefined;
  const main = told.filter(({ piece }) => mains.has(piece.slot));
  const extras = told.filter(({ piece }) => !mains.has(piece.slot));
  const sum = (all: typeof told) => all.reduce((total, { points }) => total + points, 0);
  const tooMany = Math.max(0, pieces.filter(({ slot }) => mains.has(slot)).length - usualPieces);
  const crowded = Math.max(0, extras.length - usualExtras);
  const points =
    sum(main) + Math.min(mostExtras, sum(extras)) - perPieceMore * tooMany - perExtraMore * crowded;
  const ranked = [...main].sort((x, y) => y.points - x.points);
  const [best] = ranked;
  const worst = ranked.at(-1);
  return {
    points,
    best: best && best.points > 0.1 ? best.piece : undefined,
    worst: worst && worst.points < -0.2 ? worst.piece : undefined,
  };
}

export function polishOf({ traits }: Pick<WornPiece, 'traits'>): number {
  return groups[traits.piece.group] ?? 0;
}
