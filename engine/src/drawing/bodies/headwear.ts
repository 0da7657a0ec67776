import { ellipsePath, symmetricPath } from '../path.ts';
import { bandRibs, button, fold, type Piece, ribsBetween } from '../piece.ts';

export type HeadwearShape = { style: 'hat' | 'cap' | 'beanie' | 'beret' | 'straw' };

export function drawHeadwear({ style }: HeadwearShape): Piece[] {
  switch (style) {
    case 'cap':
      return cap();
    case 'beanie':
      return beanie();
    case 'beret':
      return beret();
    default:
      return brimmed(style === 'straw');
  }
}

function brimmed(straw: boolean): Piece[] {
  const rings = straw ? [150, 166, 182].map((r) => ellipsePath(0, 30, r, r * 0.36)) : [];
  const brim: Piece = {
    path: symmetricPath('M0 -42C110 -42 198 -14 200 26C202 62 120 92 0 92'),
    cloth: 'main',
    volume: 1,
    ribs: rings,
    seams: straw ? [] : ['M0 82C112 82 188 56 190 28', 'M0 82C-112 82 -188 56 -190 28'],
  };
  const crown: Piece = {
    path: symmetricPath('M0 -118C26 -124 56 -134 82 -122C104 -110 112 -40 118 12C90 38 40 46 0 46'),
    cloth: 'main',
    volume: 1.1,
    lift: 3,
    folds: [
      fold([-6, -112], [2, -84], [-4, -46], 18, 0.9),
      fold([62, -118], [74, -84], [84, -40], 14, 0.6),
      fold([-70, -116], [-80, -80], [-88, -44], 14, 0.6),
    ],
    ribs: straw ? [-84, -60, -36].map((y) => `M-112 ${y}Q0 ${y + 32} 112 ${y}`) : [],
  };
  const band: Piece = {
    path: symmetricPath('M0 12C48 12 92 4 113 -22L118 12C92 38 44 47 0 47'),
    cloth: 'second',
    volume: 0.5,
    lift: 1.5,
    line: 1.4,
  };
  const knot: Piece = {
    path: 'M98 -16L120 -18L122 22L100 28Z',
    cloth: 'second',
    volume: 0.4,
    lift: 2,
    line: 1.2,
  };
  return [brim, crown, band, knot];
}

function cap(): Piece[] {
  const crown: Piece = {
    path: 'M-84 40C-96 -22 -66 -84 6 -94C82 -100 128 -52 128 40C70 62 -30 62 -84 40Z',
    cloth: 'main',
    volume: 1.3,
    seams: ['M8 -94C-36 -60 -40 10 -24 58', 'M10 -94C60 -64 84 0 78 54'],
    stitches: ['M2 -93C-43 -58 -47 10 -31 58', 'M16 -93C67 -64 91 0 85 53'],
    folds: [
      fold([-66, 10], [-64, -44], [-16, -76], 16, -0.8),
      fold([112, 30], [104, -20], [70, -60], 14, 0.7),
      fold([-80, 36], [-20, 30], [40, 44], 8, 0.5),
    ],
  };
  const peak: Piece = {
    path: 'M-82 22C-124 22 -186 40 -206 70C-212 84 -200 92 -184 86C-140 70 -80 64 -14 70C6 70 20 66 26 58C-20 58 -60 50 -84 38C-86 34 -84 28 -82 22Z',
    cloth: 'main',
    grain: 10,
    volume: 1,
    lift: 5,
    stitches: [
      'M-88 30C-126 32 -178 50 -196 76',
      'M-80 42C-120 42 -160 56 -184 80',
      'M-66 50C-110 50 -140 58 -160 70',
    ],
  };
  return [...button(8, -95, 7, 'main'), crown, peak];
}

function beanie(): Piece[] {
  const crown: Piece = {
    path: symmetricPath('M0 -120C72 -120 116 -66 122 50L0 60'),
    cloth: 'main',
    volume: 1.2,
    ribs: ribsBetween(
      (t) => [(t - 0.5) * 26, -122],
      (t) => [(t * 2 - 1) * 120, 54],
      17,
    ),
    folds: [
      fold([-30, -104], [-70, -50], [-84, 30], 16, -0.7),
      fold([64, -90], [92, -40], [94, 40], 14, 0.6),
    ],
  };
  const turn: Piece = {
    path: symmetricPath('M0 36C60 36 100 32 126 24L128 104C100 114 60 118 0 118'),
    cloth: 'rib',
    volume: 1.1,
    lift: 5,
    ribs: bandRibs(-122, 122, 20, 100, 10),
  };
  return [crown, turn];
}

function beret(): Piece[] {
  const disc: Piece = {
    path: 'M-150 6C-150 -60 -70 -96 20 -90C110 -84 158 -40 150 6C140 50 60 66 -20 64C-100 62 -148 44 -150 6Z',
    cloth: 'main',
    volume: 1.3,
    folds: [
      fold([-110, -20], [-50, -60], [40, -62], 18, -0.8),
      fold([-70, 50], [-20, 20], [70, 26], 12, 0.7),
      fold([110, 30], [80, 0], [20, -10], 12, 0.5),
    ],
  };
  return [
    { path: 'M10 -88L6 -112L16 -113L20 -89Z', cloth: 'main', volume: 0.3 },
    disc,
    { path: 'M-86 50C-40 66 40 68 92 50L90 66C40 84 -40 82 -84 66Z', cloth: 'rib', volume: 0.5, lift: 1 },
  ];
}
