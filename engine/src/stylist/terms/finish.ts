import type { WornPiece } from '../worn/worn-pieces.ts';
import type { LookWorth } from '../worn-taste/look-worth.ts';

/** How considered the outfit looks, in points; `best` and `worst` are the pieces that say most. */
export type FinishTerm = { points: number; best: WornPiece | undefined; worst: WornPiece | undefined };

/** Nouns so general that they say nothing of how considered a piece is. */
const general: ReadonlySet<string> = new Set(['shoes', 'top', 'jacket']);
const mains: ReadonlySet<string> = new Set(['top', 'bottom', 'dress', 'mid', 'outer', 'shoes', 'socks']);
/** What a piece has to bring or cost, in points, to be spoken of. */
const spokenFrom = 0.15;
const spokenBelow = -0.4;

/** Undefined where no piece says anything. */
export function finishTerm(pieces: readonly WornPiece[], worth: LookWorth): FinishTerm | undefined {
  const withPolish = pieces.filter(({ garment }) => !general.has(garment.noun));
  if (pieces.length < 2 || withPolish.length === 0) return undefined;
  const pointsOf = (piece: WornPiece) => (mains.has(piece.slot) ? (worth.pieces.get(piece) ?? 0) : 0);
  const ranked = withPolish
    .map((piece) => ({ piece, points: pointsOf(piece) }))
    .sort((x, y) => y.points - x.points);
  const [best] = ranked;
  const worst = ranked.at(-1);
  return {
    points: worth.points.finish,
    best: best && best.points > spokenFrom ? best.piece : undefined,
    worst: worst && worst.points < spokenBelow ? worst.piece : undefined,
  };
}
