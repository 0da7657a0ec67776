import { sliver } from '../path.ts';
import { fold, type Piece } from '../piece.ts';
import { pair } from './shoe-pair.ts';

export type LowShoeShape = { style: 'oxford' | 'loafer' | 'moccasin' };

const heel: Piece = { path: 'M222 100L297 96L298 124L225 125Z', cloth: 'glass', volume: 0.5 };
const sole: Piece = {
  path: 'M-3 98C40 108 110 112 180 110C226 108 264 104 299 98L299 105C262 111 226 115 182 117C112 121 34 118 0 110C-6 106 -6 101 -3 98Z',
  cloth: 'hide',
  volume: 0.4,
};
const tail = 'C294 54 297 80 298 99C220 113 70 116 -3 100Z';

export function drawLowShoe({ style }: LowShoeShape): Piece[] {
  if (style === 'oxford') return pair([heel, sole, ...oxford()], 76, -50);
  return pair([...(style === 'loafer' ? [heel, sole] : [moccasinSole]), ...loafer(style)], 76, -46);
}

const moccasinSole: Piece = {
  path: 'M-3 98C40 106 120 110 180 109C226 107 264 103 299 98C303 106 302 114 296 118C200 124 80 124 6 118C-6 112 -8 104 -3 98Z',
  cloth: 'sole',
  volume: 0.5,
};

const shine = [
  fold([14, 84], [40, 74], [80, 72], 10, -1),
  fold([272, 26], [282, 52], [284, 84], 9, -0.9),
  fold([190, 66], [210, 72], [240, 66], 8, -0.6),
];

function loafer(style: 'loafer' | 'moccasin'): Piece[] {
  const upper: Piece = {
    path: `M-3 100C-9 82 8 70 42 63C78 56 100 50 122 38C132 32 142 24 154 24C166 26 170 40 184 46C212 54 248 46 268 20C276 10 289 12 291 28${tail}`,
    cloth: 'main',
    volume: 1,
    gloss: 0.7,
    folds: [...shine, fold([104, 54], [110, 76], [104, 100], 6, 0.5)],
    seams: ['M252 104C250 82 256 60 266 38'],
    stitches: ['M26 80C60 70 96 68 118 76C130 84 134 96 132 108'],
    ribs: ['M24 77C60 66 98 64 121 73C134 82 138 96 136 108'],
  };
  const lining: Piece = {
    path: 'M150 28C180 26 236 26 284 18L276 50L190 60Z',
    cloth: 'hide',
    volume: 0.6,
    line: 1.6,
  };
  const tongue: Piece = {
    path: 'M112 46C126 38 140 26 152 24C166 24 168 38 180 46C168 58 146 60 130 62Z',
    cloth: 'main',
    volume: 0.5,
    gloss: 0.6,
    lift: 1.5,
  };
  const saddle: Piece = {
    path: 'M108 48C120 46 134 44 150 50C168 62 176 86 178 109L138 113C134 88 124 66 108 48Z',
    cloth: 'main',
    grain: 12,
    volume: 0.6,
    gloss: 0.6,
    lift: 3,
    stitches: ['M116 50C132 68 140 90 144 112', 'M148 54C163 66 170 88 172 109'],
  };
  const slot: Piece = {
    path: sliver([124, 60], [134, 55], [150, 62], 5),
    cloth: 'glass',
    volume: 0,
    line: 1.2,
  };
  const bow = (x: number, dy: number): Piece => ({
    path: `M${x} ${52 + dy}C${x - 18} ${62 + dy} ${x - 26} ${78 + dy} ${x - 16} ${82 + dy}C${x - 6} ${82 + dy} ${x - 2} ${66 + dy} ${x} ${52 + dy}Z`,
    cloth: 'hide',
    volume: 0.4,
    lift: 2,
    line: 1.6,
  });
  return style === 'loafer'
    ? [lining, upper, tongue, saddle, slot]
    : [lining, upper, tongue, bow(140, -6), bow(160, -2)];
}

function oxford(): Piece[] {
  const upper: Piece = {
    path: `M-3 100C-9 82 8 70 44 63C84 56 110 44 132 24C140 14 148 4 160 2C172 0 176 8 184 14C210 26 246 22 268 4C276 -4 289 0 291 16${tail}`,
    cloth: 'main',
    volume: 1,
    gloss: 0.8,
    folds: [
      ...shine,
      fold([88, 60], [84, 80], [96, 106], 6, 0.6),
      fold([100, 56], [98, 80], [110, 106], 5, 0.5),
    ],
    seams: ['M58 60C72 74 76 90 74 110', 'M250 104C246 74 252 44 262 14'],
    stitches: ['M64 60C78 74 82 90 80 110'],
  };
  const lining: Piece = {
    path: 'M150 2C186 -8 244 -8 286 0L276 34L190 36Z',
    cloth: 'hide',
    volume: 0.5,
    line: 1.6,
  };
  const facing: Piece = {
    path: 'M108 50C128 40 142 22 152 4C162 -4 172 2 182 14C188 44 184 74 176 109C160 111 150 112 140 112C138 86 126 66 108 50Z',
    cloth: 'main',
    grain: 8,
    volume: 0.6,
    gloss: 0.6,
    lift: 2.5,
    stitches: ['M116 50C132 66 144 86 146 111', 'M176 16C180 44 178 72 170 108'],
  };
  const lace = (i: number): Piece => ({
    path: `M${118 + i * 11} ${38 - i * 11}C${130 + i * 10} ${34 - i * 10} ${144 + i * 9} ${40 - i * 9} ${154 + i * 7} ${52 - i * 9}C${155 + i * 7} ${57 - i * 9} ${150 + i * 7} ${58 - i * 9} ${147 + i * 7} ${55 - i * 9}C${138 + i * 9} ${46 - i * 9} ${128 + i * 10} ${42 - i * 10} ${117 + i * 11} ${44 - i * 11}Z`,
    cloth: 'glass',
    volume: 0.2,
    lift: 1.5,
    line: 1.2,
  });
  return [lining, upper, facing, ...[0, 1, 2, 3].map(lace)];
}
