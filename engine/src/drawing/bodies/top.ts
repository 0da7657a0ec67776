import { symmetricPath } from '../path.ts';
import { bandRibs, button, fold, type Piece, ribsBetween, withMirror } from '../piece.ts';
import { type SleeveShape, sleevePieces } from './sleeve.ts';
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
  if (shape.collar !== 'roll') pieces.push(backNeckPiece(torso), backBand(torso, shape.finish));
  pieces.push(bodyPiece(shape, strength));
  if (shape.hem === 'rib') pieces.push(hemBand(torso));
  if (shape.pocket) pieces.push(...pocketPieces(shape.pocket, torso));
  if (shape.front) pieces.push(...frontPieces(shape.front, torso));
  if (shape.finish === 'rib' && shape.front !== 'cardigan') pieces.push(neckBand(torso));
  if (shape.collar === 'polo') pieces.push(...poloCollar(torso));
  if (shape.collar === 'roll' || shape.collar === 'mock')
    pieces.push(...rollNeck(torso, shape.collar === 'roll' ? 118 : 64));
  if (shape.hood) pieces.push(...hoodFront(torso));
  return pieces;
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

function poloCollar({ neck, neckDrop }: Torso): Piece[] {
  const placket: Piece = {
    path: `M-17 ${neckDrop - 14}L17 ${neckDrop - 14}L17 ${neckDrop + 122}L-17 ${neckDrop + 122}Z`,
    cloth: 'main',
    volume: 0.3,
    line: 1.4,
    stitches: [`M-12 ${neckDrop}L-12 ${neckDrop + 116}L12 ${neckDrop + 116}L12 ${neckDrop}`],
  };
  const leaf: Piece = {
    path: `M${neck - 2} -8C${neck * 0.72} ${neckDrop * 0.5} ${neck * 0.3} ${neckDrop * 0.85} 2 ${neckDrop - 6}L38 ${neckDrop + 56}Q${neck * 0.9} ${neckDrop + 8} ${neck + 26} 14Q${neck + 16} -6 ${neck - 2} -8Z`,
    cloth: 'rib',
    volume: 0.6,
    lift: 4,
    stitches: [`M${neck + 16} 16Q${neck * 0.84} ${neckDrop} 37 ${neckDrop + 47}`],
  };
  return [placket, ...button(0, neckDrop + 46, 6.5), ...button(0, neckDrop + 98, 6.5), ...withMirror(leaf)];
}

function rollNeck({ neck }: Torso, height: number): Piece[] {
  const top = 22 - height;
  const n = neck + 4;
  const half = `M0 ${top - 6}C${n * 0.5} ${top - 6} ${n * 0.8} ${top - 4} ${n - 8} ${top + 4}Q${n + 4} ${top + height * 0.5} ${n + 6} 22C${n * 0.7} 60 ${n * 0.4} 66 0 66`;
  const tube: Piece = {
    path: symmetricPath(half),
    cloth: 'rib',
    volume: 1,
    lift: 3,
    ribs: ribsBetween(
      (t) => [(t * 2 - 1) * (n - 8), top - 8],
      (t) => [(t * 2 - 1) * (n + 4), 66],
      25,
    ),
  };
  if (height < 100) return [tube];
  const turn = `M0 ${top - 10}C${n * 0.5} ${top - 10} ${n * 0.86} ${top - 10} ${n} ${top + 4}Q${n + 14} ${top + 44} ${n + 9} ${top + 78}C${n * 0.6} ${top + 98} ${n * 0.3} ${top + 100} 0 ${top + 100}`;
  return [
    tube,
    {
      path: symmetricPath(turn),
      cloth: 'rib',
      volume: 1,
      lift: 5,
      ribs: ribsBetween(
        (t) => [(t * 2 - 1) * (n - 2), top - 12],
        (t) => [(t * 2 - 1) * (n + 8), top + 100],
        25,
      ),
    },
  ];
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

function hoodBack({ neck }: Torso): Piece {
  const n = neck + 34;
  return {
    path: symmetricPath(
      `M0 -176C${n * 0.6} -178 ${n * 1.06} -130 ${n + 6} -58C${n + 8} -20 ${n + 2} 10 ${n - 10} 40L0 90`,
    ),
    cloth: 'main',
    volume: 1.1,
    seams: ['M0 -176L0 -40'],
    folds: [
      fold([-n + 10, 0], [-n * 0.8, -80], [-n * 0.4, -140], 14, 0.7),
      fold([n - 4, -10], [n * 0.85, -70], [n * 0.7, -120], 12, 0.7),
    ],
  };
}

function hoodFront({ neck, neckDrop }: Torso): Piece[] {
  const n = neck + 6;
  const opening: Piece = {
    path: symmetricPath(
      `M0 -122C${n * 0.5} -122 ${n * 0.84} -92 ${n * 0.86} -40C${n * 0.86} 20 ${n * 0.4} ${neckDrop - 30} 0 ${neckDrop - 8}`,
    ),
    cloth: 'inside',
    volume: 1.2,
    line: 1.6,
    folds: [fold([-30, -100], [-44, -30], [-16, 40], 14, 0.7), fold([34, -90], [40, -30], [20, 50], 12, 0.6)],
  };
  const edge: Piece = {
    path: `M0 -146C${n * 0.7} -146 ${n * 1.12} -104 ${n * 1.12} -44C${n * 1.12} 30 ${n * 0.66} ${neckDrop + 4} -10 ${neckDrop + 44}L-16 ${neckDrop - 12}C${n * 0.36} ${neckDrop - 40} ${n * 0.84} 16 ${n * 0.84} -40C${n * 0.84} -90 ${n * 0.5} -120 0 -120Z`,
    cloth: 'main',
    grain: -30,
    volume: 0.8,
    lift: 3,
    stitches: [
      `M0 -128C${n * 0.56} -128 ${n * 0.92} -96 ${n * 0.92} -40C${n * 0.92} 18 ${n * 0.44} ${neckDrop - 30} -10 ${neckDrop}`,
    ],
  };
  const [right, left] = withMirror(edge);
  const cord = (x: number, end: number): Piece => ({
    path: `M${x - 3} ${neckDrop + 8}C${x - 9} ${neckDrop + 60} ${x + 2} ${end - 50} ${x - 4} ${end}L${x + 3} ${end}C${x + 9} ${end - 50} ${x - 2} ${neckDrop + 60} ${x + 4} ${neckDrop + 6}Z`,
    cloth: 'second',
    volume: 0.25,
    lift: 2.5,
    line: 1,
  });
  return [opening, left, right, cord(-34, neckDrop + 176), cord(38, neckDrop + 154)];
}
