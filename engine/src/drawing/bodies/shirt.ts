import { boxPath } from '../path.ts';
import { bothSides, button, fold, type Piece, withMirror } from '../piece.ts';
import { type SleeveShape, sleevePieces } from './sleeve.ts';
import { backNeckPiece, type Torso, torsoFolds, torsoPath } from './torso.ts';

export type ShirtShape = {
  torso: Torso;
  sleeve: SleeveShape;
  collar: 'pointed' | 'stand' | 'bow' | 'camp';
  pockets: 'none' | 'one' | 'two';
  placket: 'buttons' | 'concealed';
  strength?: number;
};

/** Shirts and blouses: a front that opens, a yoke, a collar. */
export function drawShirt(shape: ShirtShape): Piece[] {
  const { torso, sleeve } = shape;
  const strength = shape.strength ?? 1;
  return [
    ...withMirror(...sleevePieces(torso, { ...sleeve, strength })),
    backNeckPiece({ ...torso, neckDrop: torso.neckDrop * 0.8 }, 10),
    frontPiece(shape, strength),
    ...pockets(shape.pockets),
    ...placketPieces(shape),
    ...collarPieces(shape),
  ];
}

function frontPiece({ torso, collar }: ShirtShape, strength: number): Piece {
  const [sx, sy] = torso.shoulder;
  const [hx, hy] = torso.hem;
  const yoke = `M${torso.neck + 14} 34L${sx - 4} ${sy + 26}`;
  const hem = `M${-hx} ${hy - 10}C${-hx * 0.66} ${hy + torso.hemDrop * 0.85 - 10} ${-hx * 0.3} ${hy + torso.hemDrop - 10} 0 ${hy + torso.hemDrop - 10}C${hx * 0.3} ${hy + torso.hemDrop - 10} ${hx * 0.66} ${hy + torso.hemDrop * 0.85 - 10} ${hx} ${hy - 10}`;
  const gathers =
    collar === 'bow'
      ? [-70, -48, 52, 76].map((x) => fold([x, 70], [x * 1.05, 160], [x * 1.1, 250], 7, 0.5))
      : [];
  return {
    path: torsoPath(torso),
    cloth: 'main',
    volume: 1.2,
    folds: [...torsoFolds(torso, strength), ...gathers],
    seams: bothSides([yoke]),
    stitches: [hem],
  };
}

function placketPieces({ torso, placket, collar }: ShirtShape): Piece[] {
  const top = torso.neckDrop - (collar === 'camp' ? -40 : 22);
  const bottom = torso.hem[1] + torso.hemDrop;
  const strip: Piece = {
    path: boxPath(-17, top, 34, bottom - top),
    cloth: 'main',
    volume: 0.35,
    lift: 2,
    line: 1.3,
    stitches: [`M-12 ${top}L-12 ${bottom}`, `M12 ${top}L12 ${bottom}`],
  };
  if (placket === 'concealed') return [strip];
  const first = collar === 'bow' ? top + 96 : collar === 'camp' ? top + 24 : top + 66;
  const count = 6;
  const step = (bottom - 96 - first) / (count - 1);
  return [strip, ...Array.from({ length: count }, (_, i) => button(0, first + i * step, 6, 'paper')).flat()];
}

function pockets(kind: ShirtShape['pockets']): Piece[] {
  if (kind === 'none') return [];
  const flap: Piece[] =
    kind === 'two'
      ? [
          {
            path: 'M62 178L168 178L168 206L115 224L62 206Z',
            cloth: 'main',
            volume: 0.4,
            lift: 2.5,
            line: 1.4,
            stitches: ['M67 182L67 203L115 219L163 203L163 182'],
          },
          ...button(115, 206, 5),
        ]
      : [];
  const patch: Piece = {
    path: 'M64 184L166 184L166 282L115 304L64 282Z',
    cloth: 'main',
    volume: 0.45,
    lift: 2,
    line: 1.4,
    stitches: ['M69 186L69 279L115 298L161 279L161 186', ...(kind === 'one' ? ['M65 204L165 204'] : [])],
  };
  return kind === 'two' ? withMirror(patch, ...flap) : [patch];
}

function collarPieces({ torso, collar }: ShirtShape): Piece[] {
  const { neck: n, neckDrop: d } = torso;
  if (collar === 'stand') return [standPiece(n, d), ...button(0, d - 8, 5.5, 'paper')];
  if (collar === 'bow') return [standPiece(n, d), ...bowPieces(d)];
  const open = collar === 'camp';
  const leaf: Piece = open
    ? {
        path: `M${n - 6} -10C${n * 0.7} ${d * 0.5} ${n * 0.36} ${d} 4 ${d + 44}L66 ${d + 66}L82 ${d + 2}L${n + 34} 40Q${n + 18} -4 ${n - 6} -10Z`,
        cloth: 'main',
        grain: 24,
        volume: 0.6,
        lift: 4,
        stitches: [`M10 ${d + 44}L62 ${d + 60}L77 ${d}L${n + 27} 38`],
        seams: [`M82 ${d + 2}L${n * 0.62} ${d * 0.62}`],
      }
    : {
        path: `M${n - 4} -12C${n * 0.74} ${d * 0.4} ${n * 0.34} ${d * 0.74} 3 ${d - 20}L46 ${d + 54}Q${n * 0.86} ${d + 14} ${n + 30} 22Q${n + 18} -8 ${n - 4} -12Z`,
        cloth: 'main',
        grain: 34,
        volume: 0.6,
        lift: 4,
        stitches: [`M10 ${d - 16}L46 ${d + 45}Q${n * 0.82} ${d + 7} ${n + 22} 20`],
      };
  const stand = standPiece(n - 4, d - 16);
  return [...(open ? [] : [stand, ...button(0, d - 8, 5.5, 'paper')]), ...withMirror(leaf)];
}

function standPiece(n: number, d: number): Piece {
  return {
    path: `M${-n} -6C${-n * 0.92} ${d * 0.5} ${-n * 0.55} ${d - 12} 0 ${d - 12}C${n * 0.55} ${d - 12} ${n * 0.92} ${d * 0.5} ${n} -6L${n + 4} 14C${n * 0.96} ${d * 0.74} ${n * 0.6} ${d + 16} 0 ${d + 16}C${-n * 0.6} ${d + 16} ${-n * 0.96} ${d * 0.74} ${-n - 4} 14Z`,
    cloth: 'main',
    grain: 90,
    volume: 0.4,
    lift: 2,
    line: 1.5,
  };
}

function bowPieces(d: number): Piece[] {
  const tail: Piece = {
    path: `M4 ${d + 16}C26 ${d + 90} 30 ${d + 170} 56 ${d + 246}L96 ${d + 226}C74 ${d + 150} 50 ${d + 80} 20 ${d + 6}Z`,
    cloth: 'main',
    grain: -18,
    volume: 0.7,
    lift: 4,
    folds: [fold([16, d + 30], [36, d + 120], [66, d + 220], 7, 0.8)],
  };
  const loop: Piece = {
    path: `M6 ${d + 6}C40 ${d - 36} 120 ${d - 34} 134 ${d - 4}C140 ${d + 30} 70 ${d + 48} 6 ${d + 16}Z`,
    cloth: 'main',
    grain: 70,
    volume: 0.8,
    lift: 4,
    folds: [
      fold([10, d + 8], [50, d - 6], [100, d - 8], 7, 0.9),
      fold([10, d + 13], [50, d + 18], [90, d + 18], 6, 0.8),
    ],
  };
  return [
    ...withMirror(tail, loop),
    {
      path: `M-15 ${d - 8}Q0 ${d - 14} 15 ${d - 8}Q20 ${d + 10} 14 ${d + 28}Q0 ${d + 33} -14 ${d + 28}Q-20 ${d + 10} -15 ${d - 8}Z`,
      cloth: 'main',
      volume: 0.6,
      lift: 4,
    },
  ];
}
