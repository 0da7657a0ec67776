import type { WornPiece } from '../worn/worn-pieces.ts';
import type { Reason } from './reasons.ts';

/** Something that could be said of an outfit: why, of which piece, and beside which other one. */
export type Candidate<R extends Reason = Reason> = {
  reason: R;
  lead: WornPiece;
  other: WornPiece | undefined;
};
