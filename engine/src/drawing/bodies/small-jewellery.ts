import { boxPath, ellipsePath } from '../path.ts';
import { fold, movePieces, type Piece, withMirror } from '../piece.ts';

/** A ring between two ellipses, its hole cut by an even-odd line through the seam. */
function band(rx: number, ry: number, width: number): string {
  const [innerX, innerY] = [rx - width, ry - width];
  const k = 0.5523;
  const circle = (x: number, y: number, turn: 1 | -1) =>
    `M0 ${-y}C${turn * k * x} ${-y} ${turn * x} ${-k * y} ${turn * x} 0` +
    `C${turn * x} ${k * y} ${turn * k * x} ${y} 0 ${y}` +
    `C${-turn * k * x} ${y} ${-turn * x} ${k * y} ${-turn * x} 0` +
    `C${-turn * x} ${-k * y} ${-turn * k * x} ${-y} 0 ${-y}Z`;
  return circle(rx, ry, 1) + circle(innerX, innerY, -1);
}

const metal = { cloth: 'main', volume: 0.5, gloss: 1, line: 1.4 } as const;

/** A pair of hoops on short hooks; drawn larger than they are, to be read beside clothes. */
export function drawEarrings(): Piece[] {
  const hoop: Piece[] = [
    { ...metal, path: 'M-3 -34C-3 -62 17 -64 16 -44L11 -44C12 -56 3 -56 3 -34Z', volume: 0.2, line: 1.1 },
    { ...metal, path: band(36, 40, 8), lift: 3 },
    { ...metal, path: ellipsePath(0, 44, 9, 9), lift: 3 },
  ];
  return [...movePieces(hoop, -64, 0, -7, 1.6), ...movePieces(hoop, 64, 8, 9, 1.6)];
}

/** A ring with a stone, seen a little from above. */
export function drawRing(): Piece[] {
  const pieces: Piece[] = [
    { ...metal, path: band(62, 58, 11), lift: 4 },
    { ...metal, path: 'M-24 -58L-14 -78L14 -78L24 -58L0 -46Z', volume: 0.3 },
    {
      ...metal,
      path: 'M-22 -80L-12 -94L12 -94L22 -80L0 -56Z',
      cloth: 'second',
      lift: 3,
      seams: ['M-22 -80L22 -80', 'M-12 -94L-7 -80L0 -56', 'M12 -94L7 -80L0 -56'],
    },
  ];
  return movePieces(pieces, 0, 0, 0, 1.4);
}

/** A bangle lying at a slant. */
export function drawBracelet(): Piece[] {
  const shine = [fold([-96, -30], [-70, -58], [-20, -72], 7, -1), fold([20, 66], [70, 52], [94, 22], 6, 1)];
  return movePieces(
    [{ ...metal, path: band(112, 82, 17), lift: 6, folds: shine, seams: [band(106, 76, 5)] }],
    0,
    0,
    -12,
    1.1,
  );
}

/** A pair of cufflinks: a disc and its bar. */
export function drawCufflinks(): Piece[] {
  const link: Piece[] = [
    { ...metal, path: boxPath(-5, 20, 10, 46, 4), volume: 0.3 },
    { ...metal, path: boxPath(-26, 60, 52, 14, 7), volume: 0.4, lift: 2 },
    { ...metal, path: ellipsePath(0, 0, 34, 32), lift: 4 },
    { ...metal, path: ellipsePath(0, 0, 25, 23), cloth: 'second', volume: 0.6, line: 1.1 },
  ];
  return [...movePieces(link, -62, -6, -14, 1.5), ...movePieces(link, 62, 10, 18, 1.5)];
}

/** A folded square with its points up. */
export function drawPocketSquare(): Piece[] {
  const point: Piece = {
    path: 'M-92 40L-58 -96L-6 20Z',
    cloth: 'main',
    volume: 0.5,
    lift: 3,
    stitches: ['M-80 34L-57 -78L-16 18'],
  };
  return [
    ...withMirror(point),
    {
      path: 'M-62 46L0 -128L62 46Z',
      cloth: 'main',
      volume: 0.6,
      lift: 4,
      stitches: ['M-50 42L0 -108L50 42'],
      folds: [fold([-8, -70], [-12, -20], [-24, 30], 8), fold([12, -60], [14, -10], [22, 34], 7)],
    },
    { path: boxPath(-104, 26, 208, 128, 4), cloth: 'main', volume: 0.4, lift: 3, seams: ['M-104 58L104 58'] },
  ];
}
