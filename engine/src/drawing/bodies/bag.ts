import { boxPath, symmetricPath } from '../path.ts';
import { button, fold, type Piece, withMirror } from '../piece.ts';

export type BagShape = { style: 'tote' | 'handbag' | 'backpack' | 'clutch' | 'crossbody' };

export function drawBag({ style }: BagShape): Piece[] {
  switch (style) {
    case 'tote':
      return tote();
    case 'backpack':
      return backpack();
    case 'clutch':
      return clutch();
    case 'crossbody':
      return [...strapLoop(-300, 84), ...flapBag(118, 168, 26)];
    default:
      return handbag();
  }
}

function handle(half: number, top: number, foot: number, width: number, cloth: Piece['cloth']): Piece {
  const w = width;
  return {
    path: `M${-half - w} ${foot}C${-half - w} ${top + 60} ${-half * 0.7} ${top} 0 ${top}C${half * 0.7} ${top} ${half + w} ${top + 60} ${half + w} ${foot}L${half} ${foot}C${half - 2} ${top + 70} ${half * 0.6} ${top + w} 0 ${top + w}C${-half * 0.6} ${top + w} ${-half + 2} ${top + 70} ${-half} ${foot}Z`,
    cloth,
    volume: 0.4,
    gloss: 0.4,
    line: 1.6,
  };
}

function tote(): Piece[] {
  const body: Piece = {
    path: symmetricPath('M0 4L192 0C196 120 186 250 172 330Q168 346 148 346L0 350'),
    cloth: 'main',
    volume: 1.2,
    gloss: 0.25,
    folds: [
      fold([180, 30], [150, 150], [150, 320], 16, 0.6),
      fold([-178, 40], [-146, 160], [-150, 320], 16, 0.5),
      fold([-80, 20], [-60, 160], [-90, 300], 16, 0.35),
      fold([70, 60], [90, 180], [60, 330], 14, 0.4),
    ],
    seams: ['M-176 316Q0 328 176 316'],
    stitches: ['M-192 20Q0 26 192 20', 'M-175 309Q0 321 175 309'],
  };
  const patch = (x: number): Piece[] => [
    {
      path: boxPath(x - 17, -4, 34, 64, 5),
      cloth: 'main',
      volume: 0.4,
      lift: 2,
      line: 1.4,
      stitches: [`M${x - 12} 2L${x - 12} 54L${x + 12} 54L${x + 12} 2`],
    },
    ...button(x, 44, 4, 'metal'),
  ];
  return [
    handle(74, -158, 40, 14, 'inside'),
    { path: symmetricPath('M0 -6L186 -4L190 14L0 20'), cloth: 'inside', volume: 0.4, line: 1.4 },
    body,
    { ...handle(74, -126, 30, 14, 'main'), lift: 4 },
    ...patch(-81),
    ...patch(81),
  ];
}

function handbag(): Piece[] {
  const body: Piece = {
    path: symmetricPath('M0 0L120 0Q142 0 148 22C162 90 170 150 172 196Q172 222 146 222L0 224'),
    cloth: 'main',
    volume: 1.2,
    gloss: 0.5,
    stitches: [
      'M-139 26C-153 90 -160 150 -162 194Q-162 212 -144 212L144 212Q162 212 162 194C160 150 153 90 139 26',
    ],
    folds: [
      fold([120, 90], [128, 150], [120, 210], 14, 0.4),
      fold([-126, 90], [-130, 150], [-126, 210], 14, -0.7),
    ],
  };
  const flap: Piece = {
    path: symmetricPath('M0 -8L116 -8Q138 -8 144 10C150 44 146 76 128 94C90 124 40 130 0 130'),
    cloth: 'main',
    volume: 0.9,
    gloss: 0.5,
    lift: 6,
    stitches: [
      'M-134 14C-140 44 -136 70 -121 86C-86 113 -40 120 0 120C40 120 86 113 121 86C136 70 140 44 134 14',
    ],
  };
  return [
    { ...handle(78, -132, 10, 15, 'main'), volume: 0.6 },
    body,
    flap,
    ...withMirror({ path: boxPath(72, -16, 26, 26, 6), cloth: 'metal', volume: 0.3, lift: 2, line: 1.3 }),
    { path: boxPath(-22, 104, 44, 44, 8), cloth: 'metal', volume: 0.4, gloss: 0.8, lift: 3, line: 1.4 },
    { path: boxPath(-7, 116, 14, 20, 4), cloth: 'hide', volume: 0.2, line: 1.2 },
  ];
}

function flapBag(half: number, height: number, radius: number): Piece[] {
  return [
    {
      path: boxPath(-half, 0, half * 2, height, radius),
      cloth: 'main',
      volume: 1.1,
      gloss: 0.5,
      stitches: [
        `M${-half + 9} 40L${-half + 9} ${height - 26}Q${-half + 9} ${height - 9} ${-half + 26} ${height - 9}L${half - 26} ${height - 9}Q${half - 9} ${height - 9} ${half - 9} ${height - 26}L${half - 9} 40`,
      ],
    },
    {
      path: symmetricPath(
        `M0 -4L${half - 20} -4Q${half + 2} -4 ${half + 2} 20L${half + 2} 60Q${half - 4} ${height * 0.62} 0 ${height * 0.64}`,
      ),
      cloth: 'main',
      volume: 0.9,
      gloss: 0.5,
      lift: 5,
      stitches: [
        `M${-half + 7} 20L${-half + 7} 58Q${-half + 10} ${height * 0.57} 0 ${height * 0.585}Q${half - 10} ${height * 0.57} ${half - 7} 58L${half - 7} 20`,
      ],
    },
    {
      path: boxPath(-16, height * 0.56, 32, 26, 6),
      cloth: 'metal',
      volume: 0.3,
      gloss: 0.8,
      lift: 2.5,
      line: 1.3,
    },
  ];
}

function strapLoop(top: number, half: number): Piece[] {
  const strap: Piece = {
    path: `M${-half - 20} 26C${-half - 60} -60 ${-half} ${top} 10 ${top}C${half + 30} ${top} ${half + 60} -70 ${half + 20} 26L${half + 10} 26C${half + 46} -64 ${half + 18} ${top + 12} 10 ${top + 12}C${-half + 10} ${top + 12} ${-half - 46} -56 ${-half - 10} 26Z`,
    cloth: 'main',
    volume: 0.3,
    gloss: 0.4,
    lift: 3,
    line: 1.5,
  };
  return [
    strap,
    ...withMirror({ path: boxPath(half + 6, 12, 20, 20, 6), cloth: 'metal', volume: 0.3, line: 1.2 }),
  ];
}

function clutch(): Piece[] {
  return [
    { path: boxPath(-140, 0, 280, 172, 14), cloth: 'main', volume: 1.1, gloss: 0.5 },
    {
      path: 'M-142 -2L142 -2L142 26L6 118Q0 122 -6 118L-142 26Z',
      cloth: 'main',
      volume: 0.9,
      gloss: 0.5,
      lift: 5,
      stitches: ['M-134 28L-3 110Q0 112 3 110L134 28'],
      folds: [fold([-120, 10], [-60, 30], [-10, 40], 16, -0.7)],
    },
    {
      path: 'M-12 100L12 100L16 122Q0 134 -16 122Z',
      cloth: 'metal',
      volume: 0.3,
      gloss: 0.8,
      lift: 2.5,
      line: 1.3,
    },
  ];
}

function backpack(): Piece[] {
  const body: Piece = {
    path: symmetricPath('M0 -20C90 -20 140 10 150 80C158 180 160 280 156 360Q152 396 116 396L0 398'),
    cloth: 'main',
    volume: 1.3,
    folds: [
      fold([140, 120], [120, 200], [132, 330], 16, 0.6),
      fold([-140, 110], [-118, 200], [-134, 320], 16, 0.5),
      fold([-60, 20], [-70, 90], [-40, 170], 12, 0.4),
    ],
  };
  const top: Piece = {
    path: symmetricPath('M0 62C70 62 120 70 146 96L150 112C120 84 70 76 0 76'),
    cloth: 'metal',
    volume: 0.1,
    line: 1.1,
    ribs: [],
  };
  const pocket: Piece = {
    path: symmetricPath('M0 206L104 206Q122 206 124 226L126 346Q126 370 102 370L0 372'),
    cloth: 'main',
    volume: 0.9,
    lift: 5,
    stitches: ['M-114 252L-116 344Q-116 361 -100 361L100 361Q116 361 116 344L114 252'],
  };
  const zip: Piece = {
    path: 'M-110 234Q0 240 110 234L110 242Q0 248 -110 242Z',
    cloth: 'metal',
    volume: 0.1,
    line: 1,
  };
  const strap: Piece = {
    path: 'M44 -10L74 -4L70 62L42 58Z',
    cloth: 'hide',
    volume: 0.3,
    lift: 2.5,
    line: 1.4,
  };
  const side: Piece = {
    path: 'M148 150C176 190 178 300 160 372L154 366C164 300 162 200 148 170Z',
    cloth: 'main',
    volume: 0.5,
  };
  const loop: Piece = {
    path: 'M-34 -14C-36 -62 36 -62 34 -14L22 -14C22 -46 -22 -46 -22 -14Z',
    cloth: 'main',
    volume: 0.3,
    line: 1.5,
  };
  return [
    loop,
    ...withMirror(side),
    body,
    top,
    pocket,
    zip,
    ...withMirror(strap),
    {
      path: boxPath(-26, 130, 52, 34, 5),
      cloth: 'hide',
      volume: 0.3,
      lift: 2,
      line: 1.3,
      stitches: ['M-21 135L21 135L21 159L-21 159L-21 135'],
    },
  ];
}
