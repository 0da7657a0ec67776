import { boxPath, ellipsePath, symmetricPath } from '../path.ts';
import { button, fold, movePieces, type Piece, ribsBetween, withMirror } from '../piece.ts';

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
    ...movePieces(parts, 84, -26, 4),
    ...parts.map((piece, i) => (i === 0 ? { ...piece, lift: 7 } : piece)),
  ];
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
