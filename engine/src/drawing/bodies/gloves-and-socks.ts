import { fold, movePieces, type Piece, ribsBetween, withMirror } from '../piece.ts';

export function drawGloves(): Piece[] {
  const glove: Piece = {
    path: 'M-44 236C-42 190 -50 150 -56 116C-62 80 -60 40 -58 8C-56 -8 -38 -8 -36 8L-34 66L-28 -26C-26 -42 -8 -42 -7 -26L-6 62L2 -34C4 -50 22 -48 22 -32L20 64L32 -10C36 -26 52 -22 50 -6C48 40 46 70 44 96C54 84 66 66 76 58C90 50 100 62 92 76C78 104 60 134 46 156C40 184 42 210 44 236Q0 246 -44 236Z',
    cloth: 'main',
    volume: 0.9,
    gloss: 0.35,
    seams: ['M-30 78L-28 120', 'M-2 74L-2 122', 'M24 76L22 120'],
    folds: [fold([-40, 168], [0, 178], [36, 164], 9, 0.7), fold([44, 110], [20, 130], [8, 150], 8, 0.6)],
  };
  const cuff: Piece = {
    path: 'M-46 222Q0 234 46 222L48 276Q0 288 -48 276Z',
    cloth: 'rib',
    volume: 0.6,
    lift: 2,
    ribs: ribsBetween(
      (t) => [-46 + 92 * t, 220],
      (t) => [-48 + 96 * t, 288],
      13,
    ),
  };
  return [
    ...movePieces(
      [glove, cuff].map((piece) => piece),
      74,
      -8,
      12,
    ),
    ...movePieces(
      withMirror(glove, cuff).filter((_, i) => i % 2 === 1),
      -40,
      0,
      -8,
    ).map((piece, i) => (i === 0 ? { ...piece, lift: 7 } : piece)),
  ];
}

export function drawSocks(): Piece[] {
  const sock: Piece = {
    path: 'M-44 -150L46 -150C46 -80 42 -10 52 40C62 84 30 118 -20 136C-70 152 -150 158 -176 138C-198 116 -186 80 -150 70C-100 58 -60 44 -50 10C-42 -40 -44 -100 -44 -150Z',
    cloth: 'main',
    volume: 1,
    folds: [
      fold([-48, 8], [-10, 30], [30, 16], 10, 0.8),
      fold([-60, 34], [-20, 60], [20, 52], 9, 0.7),
      fold([20, -120], [14, -50], [22, 10], 10, 0.4),
    ],
  };
  const parts: Piece[] = [
    sock,
    { path: 'M52 36C64 84 30 116 -6 130C-8 96 14 56 52 36Z', cloth: 'second', volume: 0.5, line: 1.5 },
    {
      path: 'M-132 66C-112 92 -110 124 -122 150C-160 152 -196 140 -188 104C-182 80 -158 70 -132 66Z',
      cloth: 'second',
      volume: 0.6,
      line: 1.5,
    },
    {
      path: 'M-46 -196L48 -196L46 -142L-44 -142Z',
      cloth: 'rib',
      volume: 0.7,
      ribs: ribsBetween(
        (t) => [-45 + 92 * t, -200],
        (t) => [-44 + 90 * t, -138],
        12,
      ),
    },
  ];
  return [
    ...movePieces(parts, 116, -40, 5),
    ...parts.map((piece, i) => (i === 0 ? { ...piece, lift: 7 } : piece)),
  ];
}
