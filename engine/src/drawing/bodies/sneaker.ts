import { fold, type Piece } from '../piece.ts';
import { pair } from './shoe-pair.ts';

export type SneakerShape = { style: 'court' | 'runner' | 'high' };

const courtSole: Piece = {
  path: 'M0 98C30 106 130 108 298 100C305 106 305 118 298 124C200 129 90 129 16 125C-4 122 -8 106 0 98Z',
  cloth: 'sole',
  volume: 0.5,
  seams: ['M0 117C80 122 210 122 300 116'],
  stitches: ['M6 105C70 111 190 111 300 105'],
};
const runnerSole: Piece = {
  path: 'M-6 92C6 102 44 102 92 103C152 104 210 94 268 88C296 86 313 92 313 106C312 121 302 127 282 128C200 131 108 131 44 128C10 126 -10 114 -6 92Z',
  cloth: 'sole',
  volume: 0.8,
  seams: ['M0 108C90 120 190 108 312 103', 'M150 128C170 112 200 104 232 104'],
};

export function drawSneaker({ style }: SneakerShape): Piece[] {
  const up = style === 'high' ? -64 : 0;
  const runner = style === 'runner';
  const lining: Piece = {
    path: `M150 ${-2 + up}C158 ${-16 + up} 176 ${-14 + up} 190 ${-6 + up}C216 ${6 + up} 250 ${2 + up} 286 ${2 + up}L280 ${30 + up}L190 ${40 + up}Z`,
    cloth: 'inside',
    volume: 0.5,
    line: 1.6,
  };
  const tongue: Piece = {
    path: `M128 30C136 ${14 + up * 0.6} 142 ${-4 + up} 150 ${-16 + up}C156 ${-24 + up} 170 ${-22 + up} 178 ${-12 + up}L176 ${20 + up}L150 40Z`,
    cloth: runner ? 'inside' : 'main',
    volume: 0.6,
    line: 1.6,
  };
  const upper: Piece = {
    path: `M2 102C-5 84 14 70 50 64C84 58 106 46 124 30C134 ${18 + up * 0.5} 142 ${6 + up} 154 ${-2 + up}C164 ${-8 + up} 172 ${-2 + up} 178 ${8 + up}C186 ${20 + up} 200 ${26 + up} 220 ${25 + up}C246 ${24 + up} 262 ${14 + up} 272 ${2 + up}C280 ${-7 + up} 292 ${-4 + up} 293 ${12 + up}C292 ${40 + up * 0.4} 299 72 300 102C200 112 90 112 2 102Z`,
    cloth: 'main',
    volume: 1,
    gloss: 0.2,
    folds: [
      fold([92, 58], [84, 74], [92, 96], 7, 0.6),
      fold([196, 40], [206, 66], [202, 98], 9, 0.4),
      fold([24, 80], [50, 70], [76, 72], 9, -0.8),
    ],
    seams: ['M54 63C66 74 70 88 68 106'],
    stitches: ['M60 62C72 74 76 88 74 106', `M262 ${20 + up}C254 50 254 76 258 104`],
  };
  const eyestay: Piece = {
    path: `M104 52C122 44 134 ${30 + up * 0.3} 144 ${16 + up * 0.8}L157 ${-4 + up}C168 ${-4 + up} 174 ${6 + up} 182 ${18 + up}C178 ${40 + up * 0.5} 164 62 142 78C128 74 114 64 104 52Z`,
    cloth: runner ? 'second' : 'main',
    grain: 8,
    volume: 0.4,
    lift: 2,
    stitches: [`M112 54C122 64 132 70 141 73C160 58 172 ${38 + up * 0.5} 176 ${20 + up}`],
  };
  const tab: Piece = {
    path: `M272 ${2 + up}C281 ${-7 + up} 293 ${-3 + up} 294 ${13 + up}C293 ${26 + up} 295 ${40 + up * 0.5} 296 56L278 56C274 ${38 + up * 0.5} 271 ${20 + up} 272 ${2 + up}Z`,
    cloth: 'second',
    volume: 0.5,
  };
  const heel: Piece = {
    path: 'M214 105C220 84 240 66 297 62L300 102C270 106 240 106 214 105Z',
    cloth: 'main',
    grain: -6,
    volume: 0.4,
    lift: 1.5,
    stitches: ['M222 104C229 87 246 73 297 69'],
  };
  const wave: Piece = {
    path: 'M124 104C136 84 150 72 168 62L184 58C168 72 154 86 144 105ZM156 105C166 88 180 74 198 62L212 60C196 74 182 90 174 106Z',
    cloth: 'second',
    volume: 0.4,
    line: 1.6,
  };
  const extras = runner ? [wave, heel] : [heel];
  return pair(
    [
      runner ? runnerSole : courtSole,
      lining,
      tongue,
      upper,
      eyestay,
      ...extras,
      tab,
      ...laces(style === 'high' ? 7 : 5, up),
    ],
    74,
    -54,
  );
}

function laces(rows: number, up: number): Piece[] {
  return Array.from({ length: rows }, (_, i): Piece => {
    const t = i / (rows - 1);
    const [x, y] = [112 + t * 40, 40 + t * (up - 40)];
    return {
      path: `M${x - 6} ${y - 4}C${x + 4} ${y - 8} ${x + 14} ${y - 1} ${x + 23} ${y + 13}C${x + 24} ${y + 17} ${x + 19} ${y + 19} ${x + 17} ${y + 16}C${x + 8} ${y + 6} ${x + 2} ${y + 2} ${x - 6} ${y + 3}Z`,
      cloth: 'paper',
      volume: 0.3,
      lift: 2,
      line: 1.6,
    };
  });
}
