import { movePieces, type Piece } from '../piece.ts';

/** A pair seen from the side, toes to the left: the far shoe behind, a little higher. */
export function pair(shoe: Piece[], dx = 78, dy = -62): Piece[] {
  return [
    ...movePieces(shoe, dx, dy, 3),
    ...shoe.map((piece, i) => (i === 0 ? { ...piece, lift: 7 } : piece)),
  ];
}
