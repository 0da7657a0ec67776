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
    path: 'M-108 40C-112 -40 -70 -92 4 -92C76 -92 112 -38 112 40C60 58 -50 58 -108 40Z',
    cloth: 'main',
    volume: 1.2,
    seams: ['M2 -92C-36 -50 -46 0 -42 52', 'M4 -92C50 -50 64 0 62 50'],
    stitches: ['M-4 -90C-42 -50 -52 0 -48 51', 'M9 -90C56 -50 70 0 68 49'],
    folds: [
      fold([-90, 10], [-84, -40], [-40, -78], 16, -0.8),
      fold([100, 30], [88, -20], [60, -60], 14, 0.6),
    ],
  };
  const peak: Piece = {
    path: 'M-108 40C-60 20 40 18 110 38C116 70 92 108 6 112C-84 112 -122 74 -108 40Z',
    cloth: 'main',
    grain: 0,
    volume: 0.9,
    lift: 5,
    stitches: [
      'M-102 56C-60 38 40 36 106 54',
      'M-100 68C-60 52 40 50 104 66',
      'M-94 80C-56 66 40 64 98 78',
      'M-82 92C-50 80 40 78 86 90',
    ],
  };
  return [crown, ...button(3, -93, 7, 'main'), peak];
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
