import { boxPath, ellipsePath } from '../path.ts';
import { fold, movePieces, type Piece, withMirror } from '../piece.ts';

/** A wristwatch seen from above; drawn at one and a half times its size to be read beside clothes. */
export function drawWatch(): Piece[] {
  const strap = (path: string): Piece => ({ path, cloth: 'main', volume: 0.6, gloss: 0.4 });
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const a = (i * Math.PI) / 6;
    return `M${Math.sin(a) * 24} ${-Math.cos(a) * 24}L${Math.sin(a) * 29} ${-Math.cos(a) * 29}`;
  });
  const pieces: Piece[] = [
    {
      ...strap('M-17 -30C-19 -70 -15 -120 -14 -150Q0 -160 14 -150C15 -120 19 -70 17 -30Z'),
      stitches: ['M-12 -40C-14 -80 -10 -120 -10 -144', 'M12 -40C14 -80 10 -120 10 -144'],
    },
    {
      ...strap('M-17 30C-18 70 -14 130 -12 176Q0 194 12 176C14 130 18 70 17 30Z'),
      stitches: ['M-12 40C-13 80 -9 130 -8 172', 'M12 40C13 80 9 130 8 172'],
    },
    ...[118, 132, 146].map(
      (y): Piece => ({ path: ellipsePath(0, y, 2, 2.6), cloth: 'glass', volume: 0, line: 0.6 }),
    ),
    { path: boxPath(-19, -164, 38, 24, 6), cloth: 'metal', volume: 0.3, gloss: 0.8, lift: 2, line: 1.3 },
    { path: boxPath(-12, -158, 24, 12, 3), cloth: 'main', volume: 0, line: 1 },
    { path: boxPath(36, -6, 8, 12, 3), cloth: 'metal', volume: 0.2, line: 1.2 },
    { path: ellipsePath(0, 0, 39, 39), cloth: 'metal', volume: 0.6, gloss: 0.9, lift: 5, line: 1.6 },
    {
      path: ellipsePath(0, 0, 32, 32),
      cloth: 'paper',
      volume: 0.35,
      line: 1.2,
      seams: [...ticks, 'M0 0L-10 -14', 'M0 0L13 -19'],
    },
    { path: ellipsePath(0, 0, 2, 2), cloth: 'glass', volume: 0, line: 0.6 },
  ];
  return movePieces(pieces, 0, 0, 0, 1.5);
}

export function drawSunglasses(): Piece[] {
  const lens: Piece = {
    path: 'M14 -6C40 -18 96 -18 112 -6C120 26 104 66 68 68C32 68 14 34 14 -6Z',
    cloth: 'glass',
    volume: 0.8,
    gloss: 0.6,
    line: 1.4,
    folds: [fold([34, 40], [44, 10], [66, -6], 9, -1), fold([54, 52], [64, 20], [84, 0], 6, -1)],
  };
  const rim: Piece = {
    path: 'M6 -14C40 -30 104 -30 124 -14C132 30 110 76 68 77C24 76 6 36 6 -14Z',
    cloth: 'main',
    volume: 0.5,
    gloss: 0.7,
  };
  const arm: Piece = {
    path: 'M116 -18L132 -18C126 -60 108 -82 70 -92L34 -98L34 -90L66 -84C100 -76 114 -52 118 -14Z',
    cloth: 'main',
    volume: 0.4,
    gloss: 0.6,
  };
  const bridge: Piece = {
    path: 'M-12 -14Q0 -24 12 -14L12 -2Q0 -10 -12 -2Z',
    cloth: 'main',
    volume: 0.3,
    gloss: 0.6,
  };
  return movePieces([...withMirror(arm), ...withMirror(rim), bridge, ...withMirror(lens)], 0, 0, 0, 1.15);
}

export function drawNecklace(): Piece[] {
  const chain = Array.from({ length: 46 }, (_, i): Piece => {
    const t = (i / 45) * 2 - 1;
    const [x, y] = [Math.sin(t * 2.75) * 82 * (1 - 0.18 * Math.cos(t * 3)), Math.cos(t * 2.75) * 116];
    return {
      path: ellipsePath(x, y, i % 2 ? 5.4 : 4.2, i % 2 ? 4.2 : 5.4),
      cloth: 'main',
      volume: 0.25,
      gloss: 0.9,
      line: 1,
    };
  });
  const pendant: Piece[] = [
    { path: ellipsePath(0, 118, 5, 8), cloth: 'main', volume: 0.2, gloss: 0.8, line: 1.2 },
    {
      path: 'M0 122C22 136 26 162 0 180C-26 162 -22 136 0 122Z',
      cloth: 'main',
      volume: 0.5,
      gloss: 1,
      lift: 4,
      line: 1.5,
    },
    { path: ellipsePath(0, 154, 10, 12), cloth: 'second', volume: 0.4, gloss: 1, line: 1.2 },
  ];
  return movePieces([...chain, ...pendant], 0, 0, 0, 1.2);
}
