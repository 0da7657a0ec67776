import { boxPath, symmetricPath } from '../path.ts';
import { bandRibs, button, fold, type Piece, ribsBetween, withMirror } from '../piece.ts';
import { type SleeveShape, sleevePieces } from './sleeve.ts';
import { hoodBack, hoodFront, poloCollar, rollNeck } from './top-collar.ts';
import { backNeckPiece, necklinePath, type Torso, torsoFolds, torsoPath } from './torso.ts';

export type TopShape = {
  torso: Torso;
  sleeve?: SleeveShape;
  finish: 'rib' | 'bind' | 'none';
  hem: 'stitched' | 'rib' | 'plain';
  collar?: 'polo' | 'roll' | 'mock';
  front?: 'buttons' | 'cardigan' | 'zip';
  hood?: boolean;
  pocket?: 'kangaroo' | 'patch';
  /** Depth of folds; knitwear lies softer than cotton. */
  strength?: number;
};

/** T-shirts, knitwear and sweatshirts: garments that are pulled over, and the cardigan. */
export function drawTop(shape: TopShape): Piece[] {
  const { torso, sleeve } = shape;
  const strength = shape.strength ?? 1;
  const pieces: Piece[] = [];
  if (shape.hood) pieces.push(hoodBack(torso));
  if (sleeve) pieces.push(...withMirror(...sleevePieces(torso, { ...sleeve, strength })));
  if (shape.collar !== 'roll')
    pieces.push(backNeckPiece(torso), ...neckLabel(torso), backBand(torso, shape.finish));
  pieces.push(bodyPiece(shape, strength));
  if (shape.hem === 'rib') pieces.push(hemBand(torso));
  if (shape.pocket) pieces.push(...pocketPieces(shape.pocket, torso));
  if (shape.front) pieces.push(...frontPieces(shape.front, torso));
  if (shape.finish === 'rib' && shape.front !== 'cardigan') pieces.push(neckBand(torso));
  if (shape.collar === 'polo') pieces.push(...poloCollar(torso));
  if (shape.collar === 'roll' || shape.collar === 'mock')
    pieces.push(...rollNeck(torso, shape.collar === 'roll' ? 100 : 60));
  if (shape.hood) pieces.push(...hoodFront(torso));
  return pieces;
}

function neckLabel({ neckDrop, neckline }: Torso): Piece[] {
  if (neckline === 'boat' || neckDrop < 88) return [];
  return [{ path: boxPath(-16, 36, 32, 13, 1), cloth: 'paper', volume: 0.2, line: 1 }];
}

function bodyPiece({ torso, hem, finish, sleeve }: TopShape, strength: number): Piece {
  const [hx, hy] = torso.hem;
  const line = (up: number) =>
    `M${-hx} ${hy - up}C${-hx * 0.5} ${hy + torso.hemDrop - up} ${hx * 0.5} ${hy + torso.hemDrop - up} ${hx} ${hy - up}`;
  const neckStitch = finish === 'rib' ? [] : [necklinePath(torso, 13)];
  return {
    path: torsoPath(torso),
    cloth: 'main',
    volume: 1.2,
    folds: torsoFolds(torso, strength),
    stitches: [
      ...(hem === 'stitched' ? [line(26), line(20)] : []),
      ...neckStitch.flatMap((half) => [half, symmetricPath(`${half}L0 0`)].slice(0, 1)),
    ],
    ...(sleeve ? {} : { seams: [] }),
  };
}

function neckBand(torso: Torso, width = 21): Piece {
  const inner = necklinePath({ ...torso, neck: torso.neck - 4, neckDrop: torso.neckDrop - 2 });
  const outer = necklinePath(torso, width - 3);
  const outerPoints = outer
    .slice(1)
    .split(/[CLQ ]/)
    .map(Number);
  const backwards = reversedCurve(outerPoints);
  const ribs = torso.neckline === 'round' ? neckRibs(torso, width) : [];
  return {
    path: symmetricPath(`${inner}${backwards}`),
    cloth: 'rib',
    volume: 0.35,
    lift: 2,
    ribs,
    line: 1.6,
  };
}

function reversedCurve(numbers: number[]): string {
  const points: string[] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) points.unshift(`${numbers[i]} ${numbers[i + 1]}`);
  return points.length === 4 ? `L${points[0]}C${points.slice(1).join(' ')}` : `L${points.join('L')}`;
}

function neckRibs({ neck, neckDrop }: Torso, width: number): string[] {
  const on =
    (grow: number) =>
    (t: number): [number, number] => {
      const angle = (t - 0.5) * Math.PI * 0.93;
      return [Math.sin(angle) * (neck + grow), Math.cos(angle) ** 0.85 * (neckDrop + grow)];
    };
  return ribsBetween(on(-5), on(width), 38);
}

function backBand({ neck }: Torso, finish: TopShape['finish']): Piece {
  const depth = finish === 'rib' ? 20 : 11;
  const half = `M0 12C${neck * 0.5} 12 ${neck * 0.85} 6 ${neck} 0L${neck + 3} 6C${neck * 0.86} ${6 + depth} ${neck * 0.5} ${12 + depth} 0 ${12 + depth}`;
  const ribs =
    finish === 'rib'
      ? ribsBetween(
          (t) => [(t * 2 - 1) * neck, 6],
          (t) => [(t * 2 - 1) * neck * 0.94, 34],
          24,
        )
      : [];
  return { path: symmetricPath(half), cloth: 'rib', volume: 0.4, ribs, line: 1.4 };
}

function hemBand({ hem: [hx, hy], hemDrop }: Torso, height = 62): Piece {
  const inset = 12;
  const half = `M0 ${hy + hemDrop - 4}C${hx * 0.3} ${hy + hemDrop - 4} ${hx * 0.66} ${hy + hemDrop * 0.8 - 4} ${hx + 1} ${hy - 4}Q${hx + 1} ${hy + height * 0.5} ${hx - inset} ${hy + height}C${hx * 0.6} ${hy + height + hemDrop} ${hx * 0.3} ${hy + height + hemDrop} 0 ${hy + height + hemDrop}`;
  return {
    path: symmetricPath(half),
    cloth: 'rib',
    volume: 0.8,
    ribs: bandRibs(-hx + 4, hx - 4, hy - 10, height + 30, 8),
  };
}

function frontPieces(front: NonNullable<TopShape['front']>, torso: Torso): Piece[] {
  const {
    neck,
    neckDrop,
    hem: [, hy],
  } = torso;
  const bottom = hy + torso.hemDrop + (front === 'cardigan' ? 62 : 0);
  if (front === 'zip') {
    return [
      {
        path: `M-9 ${neckDrop - 6}L9 ${neckDrop - 6}L9 ${bottom}L-9 ${bottom}Z`,
        cloth: 'rib',
        volume: 0.3,
        line: 1.2,
      },
      {
        path: `M-3 ${neckDrop - 6}L3 ${neckDrop - 6}L3 ${bottom}L-3 ${bottom}Z`,
        cloth: 'metal',
        volume: 0,
        line: 0.8,
        ribs: ribsBetween(
          (t) => [-3, neckDrop + (bottom - neckDrop) * t],
          (t) => [3, neckDrop + (bottom - neckDrop) * t],
          90,
        ),
      },
      {
        path: `M-5 ${neckDrop + 2}L5 ${neckDrop + 2}L4 ${neckDrop + 34}L-4 ${neckDrop + 34}Z`,
        cloth: 'metal',
        volume: 0.2,
        lift: 2,
        line: 1,
      },
    ];
  }
  if (front === 'buttons') return [60, 120, 180].flatMap((y) => button(0, neckDrop + y - 36));
  const edge: Piece = {
    path: symmetricPath(
      `M0 ${bottom}L0 ${bottom}L19 ${bottom}L19 ${neckDrop + 6}C${neck * 0.42} ${neckDrop * 0.72} ${neck * 0.9} ${neckDrop * 0.36} ${neck + 4} 2L${neck - 20} -6C${neck * 0.6} ${neckDrop * 0.3} 20 ${neckDrop * 0.8} 0 ${neckDrop - 34}`,
    ),
    cloth: 'rib',
    volume: 0.4,
    lift: 3,
    line: 1.6,
    ribs: [-12, -5, 3, 11].map((x) => `M${x} ${neckDrop - 20}L${x} ${bottom}`),
  };
  const count = 6;
  return [
    edge,
    ...Array.from({ length: count }, (_, i) =>
      button(0, neckDrop + 30 + ((bottom - neckDrop - 62) * i) / (count - 1), 9),
    ).flat(),
  ];
}

function pocketPieces(pocket: NonNullable<TopShape['pocket']>, { hem: [hx, hy] }: Torso): Piece[] {
  if (pocket === 'patch') {
    return [
      {
        path: 'M62 196L162 196L160 292Q112 312 64 292Z',
        cloth: 'main',
        volume: 0.4,
        lift: 2,
        stitches: ['M66 212L158 212', 'M67 198L69 288Q112 306 155 288L157 198'],
        line: 1.4,
      },
    ];
  }
  const top = hy - 200;
  const half = `M0 ${top}L${hx * 0.46} ${top}C${hx * 0.52} ${top + 40} ${hx * 0.62} ${top + 92} ${hx * 0.76} ${top + 112}L${hx * 0.76} ${hy - 2}L0 ${hy + 2}`;
  const edge = `M${hx * 0.44} ${top + 4}C${hx * 0.5} ${top + 44} ${hx * 0.59} ${top + 98} ${hx * 0.73} ${top + 118}`;
  const mirrored = edge.replace(/(^M| |C)(?=[\d.])/g, '$1');
  return [
    {
      path: symmetricPath(half),
      cloth: 'main',
      volume: 0.6,
      lift: 4,
      stitches: [
        mirrored,
        `M${-hx * 0.44} ${top + 4}C${-hx * 0.5} ${top + 44} ${-hx * 0.59} ${top + 98} ${-hx * 0.73} ${top + 118}`,
        `M${-hx * 0.45} ${top + 8}L${hx * 0.45} ${top + 8}`,
      ],
      folds: [fold([-40, top + 30], [-10, top + 80], [30, top + 90], 10, 0.5)],
    },
  ];
}
