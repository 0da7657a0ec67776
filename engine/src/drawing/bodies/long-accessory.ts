import { boxPath, ellipsePath, symmetricPath } from '../path.ts';
import { button, fold, movePieces, type Piece, ribsBetween } from '../piece.ts';

/** A belt, rolled into a coil with its end drawn out. */
export function drawBelt(): Piece[] {
  const outer: Piece = {
    path: symmetricPath('M0 -96C70 -96 112 -60 112 0C112 60 70 92 0 92'),
    cloth: 'main',
    volume: 0.9,
    gloss: 0.5,
  };
  const ring = (rx: number, ry: number, cloth: Piece['cloth']): Piece => ({
    path: ellipsePath(-2, 0, rx, ry),
    cloth,
    volume: 0.5,
    gloss: 0.5,
    line: 1.8,
  });
  const end: Piece = {
    path: 'M-20 56C60 60 130 50 214 52L214 92C130 92 60 100 0 92Z',
    cloth: 'main',
    grain: 90,
    volume: 0.6,
    gloss: 0.5,
    lift: 5,
    stitches: ['M-6 62C60 66 130 56 206 58', 'M-2 87C60 93 130 86 206 86'],
  };
  const holes = [86, 112, 138].map(
    (x): Piece => ({ path: ellipsePath(x, 74.5 - x * 0.015, 3.4, 3.4), cloth: 'glass', volume: 0, line: 1 }),
  );
  return [
    outer,
    ring(96, 80, 'inside'),
    ring(88, 72, 'main'),
    ring(74, 59, 'inside'),
    ring(67, 52, 'main'),
    { ...ring(53, 40, 'paper'), cloth: 'inside' },
    end,
    ...holes,
    ...buckle(206, 72),
  ];
}

function buckle(x: number, y: number): Piece[] {
  const frame = `${boxPath(x - 6, y - 36, 58, 72, 10)}`;
  return [
    { path: frame, cloth: 'metal', volume: 0.5, gloss: 0.9, lift: 4, line: 1.5 },
    { path: boxPath(x + 6, y - 24, 34, 48, 5), cloth: 'main', grain: 90, volume: 0.2, line: 1.2 },
    { path: boxPath(x - 4, y - 4, 56, 7, 3), cloth: 'metal', volume: 0.2, lift: 1.5, line: 1 },
  ];
}

/** A scarf, folded once and laid with crossing ends. */
export function drawScarf(): Piece[] {
  const fringe = (x1: number, x2: number, y: number): Piece[] =>
    ribsBetween(
      (t) => [x1 + (x2 - x1) * t, y],
      (t) => [x1 + (x2 - x1) * t, y + 44],
      11,
    ).map((_, i) => {
      const x = x1 + ((x2 - x1) * (i + 0.5)) / 11;
      const sway = ((i * 7) % 5) - 2;
      return {
        path: `M${x - 4.5} ${y - 4}Q${x - 4 + sway} ${y + 24} ${x - 2 + sway * 2} ${y + 46}L${x + 3 + sway * 2} ${y + 45}Q${x + 4 + sway} ${y + 20} ${x + 4.5} ${y - 4}Z`,
        cloth: 'main',
        volume: 0.2,
        line: 1.1,
      };
    });
  const tail = (length: number): Piece => ({
    path: `M-54 60C-60 ${length * 0.4} -54 ${length * 0.7} -58 ${length}L58 ${length}C54 ${length * 0.7} 64 ${length * 0.4} 56 40Z`,
    cloth: 'main',
    volume: 1.1,
    lift: 5,
    folds: [
      fold([-20, 70], [-34, length * 0.5], [-22, length - 10], 12, 0.8),
      fold([22, 60], [14, length * 0.45], [26, length - 20], 12, 0.8),
      fold([44, 80], [46, length * 0.5], [42, length * 0.8], 8, 0.5),
    ],
  });
  const loop: Piece = {
    path: 'M-128 -36C-140 -110 -60 -140 6 -138C84 -136 146 -104 132 -30C122 36 70 96 8 116C-58 92 -116 32 -128 -36Z',
    cloth: 'main',
    grain: 40,
    volume: 1.2,
    folds: [
      fold([-110, -40], [-80, 30], [6, 96], 14, 0.9),
      fold([-80, -70], [-50, 10], [20, 70], 12, 0.7),
      fold([118, -50], [96, 20], [30, 80], 14, 0.9),
      fold([-70, -120], [0, -130], [80, -116], 12, 0.5),
    ],
  };
  const hole: Piece = {
    path: 'M-62 -46C-66 -84 -30 -98 4 -98C44 -98 70 -80 64 -44C56 -6 30 26 4 38C-26 24 -56 -8 -62 -46Z',
    cloth: 'inside',
    volume: 0.8,
    line: 1.8,
  };
  const wrap: Piece = {
    path: 'M-132 -30C-120 20 -60 40 0 44C60 40 116 14 130 -36C142 10 110 84 20 112C-60 112 -136 60 -132 -30Z',
    cloth: 'main',
    grain: 84,
    volume: 1.1,
    lift: 6,
    folds: [
      fold([-118, 6], [-40, 66], [60, 70], 10, 0.9),
      fold([-96, 46], [-20, 92], [70, 82], 10, 0.8),
      fold([120, -4], [90, 40], [30, 58], 9, 0.7),
    ],
  };
  const [left, right] = [
    movePieces([tail(330), ...fringe(-56, 56, 330)], -34, 30, 7),
    movePieces([tail(390), ...fringe(-56, 56, 390)], 36, 30, -6),
  ];
  return [loop, hole, ...left, ...right, wrap];
}

export function drawTie(): Piece[] {
  const blade: Piece = {
    path: symmetricPath('M0 26L22 24C28 150 40 330 46 470L0 528'),
    cloth: 'main',
    grain: 40,
    volume: 0.9,
    folds: [fold([-4, 40], [6, 110], [2, 210], 9, 0.7), fold([14, 40], [20, 180], [28, 380], 9, 0.4)],
  };
  const tail: Piece = {
    path: 'M8 30L28 30C30 140 36 260 40 420L22 446L10 424Z',
    cloth: 'main',
    grain: 40,
    volume: 0.5,
  };
  const knot: Piece = {
    path: symmetricPath('M0 -26L30 -22Q34 -8 22 30Q10 36 0 36'),
    cloth: 'main',
    grain: -36,
    volume: 0.7,
    lift: 4,
    folds: [fold([-24, -18], [-6, -2], [12, 28], 7, 0.6)],
  };
  const loop: Piece = {
    path: symmetricPath(
      'M0 -132C60 -132 88 -96 82 -58C72 -34 46 -20 26 -6L20 -22C40 -34 62 -46 68 -66C72 -94 48 -114 0 -114',
    ),
    cloth: 'main',
    grain: 60,
    volume: 0.5,
  };
  return [loop, tail, blade, knot];
}

/** An umbrella, furled, with a crook handle. */
export function drawUmbrella(): Piece[] {
  const canopy: Piece = {
    path: 'M-4 -330C-30 -200 -44 -40 -36 150Q0 170 36 150C44 -40 30 -200 4 -330Z',
    cloth: 'main',
    grain: 4,
    volume: 1,
    folds: [
      fold([-2, -320], [-18, -80], [-16, 150], 10, 0.9),
      fold([2, -320], [14, -60], [14, 156], 10, 0.9),
      fold([10, -240], [32, -40], [30, 140], 7, 0.6),
    ],
    seams: ['M-2 -330C-16 -160 -20 0 -14 158', 'M2 -330C14 -160 16 0 12 160'],
  };
  const crook: Piece = {
    path: 'M-7 160L7 160L7 330C7 366 34 372 44 350C50 336 66 342 62 358C48 400 -7 396 -7 334Z',
    cloth: 'hide',
    volume: 0.6,
    gloss: 0.5,
  };
  return [
    { path: 'M-3 -376L3 -376L4 -326L-4 -326Z', cloth: 'metal', volume: 0.2, line: 1.1 },
    crook,
    canopy,
    {
      path: 'M-41 40Q0 58 41 40L40 64Q0 82 -40 64Z',
      cloth: 'main',
      grain: 90,
      volume: 0.4,
      lift: 3,
      line: 1.5,
    },
    ...button(16, 60, 6, 'metal'),
  ];
}
