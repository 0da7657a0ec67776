import { boxPath, symmetricPath } from '../path.ts';
import {
  bandRibs,
  bothSides,
  button,
  fold,
  mirrorPiece,
  type Piece,
  ribsBetween,
  withMirror,
} from '../piece.ts';
import { collarPieces, hoodPieces } from './blouson-collar.ts';
import type { BlousonShape } from './blouson-shape.ts';
import { sleevePieces } from './sleeve.ts';
import { armholePath, backNeckPiece, hemPath, sidePath, type Torso, torsoFolds } from './torso.ts';

/** Jackets that close to the neck: denim, leather, bomber, puffer, parka, raincoat. */
export function drawBlouson(shape: BlousonShape): Piece[] {
  const { torso, sleeve, closure } = shape;
  const front = frontPanel(shape);
  const pieces: Piece[] = [];
  if (shape.collar === 'hood' || shape.collar === 'fur-hood')
    pieces.push(...hoodPieces(torso, shape.collar === 'fur-hood'));
  if (!shape.sleeveless) pieces.push(...withMirror(...quilted(sleevePieces(torso, sleeve), shape)));
  pieces.push(backNeckPiece(torso, 8), mirrorPiece(front), front);
  if (shape.hem !== 'plain') pieces.push(...hemBand(torso, shape.hem));
  pieces.push(...closurePieces(closure, shape), ...pocketPieces(shape));
  if (shape.drawcord) pieces.push(...drawcord(torso));
  pieces.push(...collarPieces(shape));
  return pieces;
}

function frontPanel({ torso, quilt, closure }: BlousonShape): Piece {
  const [sx, sy] = torso.shoulder;
  const [hx, hy] = torso.hem;
  const [ax, ay] = torso.armpit;
  const top = torso.neckDrop;
  const side = quilt ? bulges(torso, quilt) : sidePath(torso);
  const path = `M0 ${top}C${torso.neck * 0.6} ${top} ${torso.neck * 0.94} ${top * 0.55} ${torso.neck} 0L${sx} ${sy}${armholePath(torso)}${side}${hemPath(torso)}Z`;
  const seams = closure === 'buttons' ? denimSeams(torso) : [`M${torso.neck + 16} 24L${sx - 6} ${sy + 20}`];
  const piece: Piece = {
    path,
    cloth: 'main',
    volume: 1.15,
    lift: 2,
    folds: torsoFolds(torso, 0.8).filter(({ from }) => from[0] > 0),
    seams,
  };
  if (closure === 'buttons') piece.stitches = seams;
  if (quilt) {
    piece.folds = quiltFolds(0, hx + 10, torso.neckDrop - 60, hy, quilt);
    piece.seams = channelYs(torso.neckDrop - 60, hy, quilt).map(
      (y) => `M0 ${y + 4}Q${hx / 2} ${y - 4} ${hx + 14} ${y}`,
    );
  }
  if (closure === 'biker')
    piece.seams = [
      `M${sx - 8} ${sy + 74}L120 ${sy + 96}L40 ${sy + 84}`,
      `M${ax - 62} ${ay + 60}C${ax - 74} ${hy - 200} ${hx - 70} ${hy - 120} ${hx - 66} ${hy}`,
    ];
  return piece;
}

function denimSeams({ shoulder: [sx, sy], hem: [, hy] }: Torso): string[] {
  return [`M22 ${sy + 112}L${sx - 12} ${sy + 122}`, `M150 ${sy + 120}L112 ${hy}`, `M66 ${sy + 116}L50 ${hy}`];
}

function channelYs(top: number, bottom: number, step: number): number[] {
  const count = Math.max(1, Math.floor((bottom - top - 10) / step));
  return Array.from({ length: count }, (_, i) => bottom - (i + 1) * step);
}

function bulges({ armpit: [ax, ay], hem: [hx, hy] }: Torso, step: number): string {
  const stops = channelYs(ay - 20, hy, step)
    .filter((y) => y > ay + 16)
    .reverse();
  let [x0, y0] = [ax, ay];
  let path = '';
  for (const y of [...stops, hy]) {
    const x = ax + ((hx - ax) * (y - ay)) / (hy - ay);
    path += `C${x0 + 12} ${y0 + (y - y0) * 0.24} ${x + 12} ${y - (y - y0) * 0.24} ${x} ${y}`;
    [x0, y0] = [x, y];
  }
  return path;
}

function quiltFolds(x1: number, x2: number, top: number, bottom: number, step: number) {
  return channelYs(top, bottom, step).flatMap((y, i) => {
    const puckers = [0.14, 0.34, 0.55, 0.76, 0.93].map((t, k) => {
      const x = x1 + (x2 - x1) * (t + ((i + k) % 3) * 0.02);
      return fold([x, y - 2], [x + 5, y - step * 0.14], [x + 1 + (k % 2) * 8, y - step * 0.36], 5, 0.75);
    });
    return [
      fold([x1 - 20, y], [(x1 + x2) / 2, y - 6], [x2 + 10, y], 15, 0.75),
      fold([x1, y + step * 0.4], [(x1 + x2) / 2, y + step * 0.34], [x2, y + step * 0.42], 14, -0.9),
      ...puckers,
    ];
  });
}

function quilted(pieces: Piece[], { quilt, torso, sleeve }: BlousonShape): Piece[] {
  if (!quilt) return pieces;
  const [arm, ...rest] = pieces;
  const [sx, sy] = torso.shoulder;
  const count = Math.floor(sleeve.length / quilt);
  const lines = Array.from({ length: count }, (_, i) => {
    const t = (i + 0.75) / count;
    const slope = 0.42 - t * 0.16;
    const x =
      sx +
      sleeve.length *
        t *
        Math.sin(((sleeve.upperDeg * (1 - t / 2) + (sleeve.lowerDeg * t) / 2) * Math.PI) / 180) +
      50;
    const y = sy + sleeve.length * t * 0.94 - 20;
    return { from: [x, y] as const, to: [x - 230, y + 230 * slope] as const };
  });
  return [
    {
      ...arm,
      seams: lines.map(
        ({ from, to }) =>
          `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 - 6} ${to[0]} ${to[1]}`,
      ),
      folds: lines.flatMap(({ from, to }) => [
        fold(from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 - 6], to, 14, 0.75),
        fold(
          [from[0], from[1] + quilt * 0.45],
          [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + quilt * 0.42],
          [to[0], to[1] + quilt * 0.45],
          13,
          -0.8,
        ),
      ]),
    },
    ...rest,
  ];
}

function hemBand({ hem: [hx, hy], hemDrop }: Torso, kind: 'rib' | 'band'): Piece[] {
  const height = kind === 'rib' ? 66 : 46;
  const inset = kind === 'rib' ? 16 : 3;
  const half = `M0 ${hy + hemDrop - 3}C${hx * 0.3} ${hy + hemDrop - 3} ${hx * 0.66} ${hy + hemDrop * 0.8 - 3} ${hx + 1} ${hy - 3}Q${hx + 1} ${hy + height * 0.5} ${hx - inset} ${hy + height}C${hx * 0.6} ${hy + height + hemDrop} ${hx * 0.3} ${hy + height + hemDrop} 0 ${hy + height + hemDrop}`;
  const band: Piece = {
    path: symmetricPath(half),
    cloth: kind === 'rib' ? 'rib' : 'main',
    grain: kind === 'rib' ? 0 : 90,
    volume: 0.8,
    lift: 1.5,
  };
  if (kind === 'rib') return [{ ...band, ribs: bandRibs(-hx + 4, hx - 4, hy - 8, height + 24, 8) }];
  const line = (y: number) =>
    `M${-hx} ${y}C${-hx * 0.6} ${y + hemDrop} ${hx * 0.6} ${y + hemDrop} ${hx} ${y}`;
  return [
    { ...band, stitches: [line(hy + 5), line(hy + height - 8)] },
    ...withMirror(...button(hx - 40, hy + 20, 5, 'metal')),
  ];
}

function closurePieces(closure: BlousonShape['closure'], { torso, hem }: BlousonShape): Piece[] {
  const top = torso.neckDrop - 4;
  const bottom = torso.hem[1] + torso.hemDrop + (hem === 'rib' ? 64 : hem === 'band' ? 42 : 0);
  const teeth = (x: number, y1: number, x2: number, y2: number): Piece => ({
    path: `M${x - 4} ${y1}L${x + 4} ${y1}L${x2 + 4} ${y2}L${x2 - 4} ${y2}Z`,
    cloth: 'metal',
    volume: 0,
    line: 0.9,
    ribs: ribsBetween(
      (t) => [x - 4 + (x2 - x) * t, y1 + (y2 - y1) * t],
      (t) => [x + 4 + (x2 - x) * t, y1 + (y2 - y1) * t],
      Math.round((y2 - y1) / 7),
    ),
  });
  const pull = (x: number, y: number): Piece => ({
    path: `M${x - 5} ${y}L${x + 5} ${y}L${x + 4} ${y + 36}L${x - 4} ${y + 36}Z`,
    cloth: 'metal',
    volume: 0.2,
    lift: 2,
    line: 1,
  });
  if (closure === 'zip')
    return [
      { path: boxPath(-13, top, 26, bottom - top), cloth: 'main', volume: 0.3, line: 1.2 },
      teeth(0, top, 0, bottom),
      pull(0, top + 6),
    ];
  if (closure === 'biker') {
    const lapel: Piece = {
      path: `M-14 ${top + 250}L30 ${top + 40}L${torso.neck + 4} 4L${torso.neck + 58} 88L120 176L96 250Z`.replace(
        `L96 250Z`,
        `C96 230 20 ${top + 230} -14 ${top + 250}Z`,
      ),
      cloth: 'main',
      volume: 0.7,
      lift: 5,
      stitches: ['M112 178C90 226 40 250 4 300'],
    };
    const [right, left] = withMirror(lapel);
    return [
      teeth(64, 250, -22, bottom),
      left,
      right,
      ...button(96, 150, 6, 'metal'),
      ...button(-96, 150, 6, 'metal'),
      pull(64, 240),
      ...withMirror({ path: `M104 330L176 306L180 318L108 342Z`, cloth: 'metal', volume: 0.1, line: 1 }),
    ];
  }
  const strip: Piece = {
    path: boxPath(-20, top, 40, bottom - top),
    cloth: 'main',
    volume: 0.35,
    lift: 3,
    line: 1.4,
    stitches: [`M-14 ${top}L-14 ${bottom}`, `M14 ${top}L14 ${bottom}`],
  };
  const count = closure === 'snaps' ? 6 : 5;
  const step = (bottom - top - 90) / (count - 1);
  return [
    strip,
    ...Array.from({ length: count }, (_, i) => button(0, top + 56 + i * step, 8.5, 'metal')).flat(),
  ];
}

function pocketPieces({ pockets, torso }: BlousonShape): Piece[] {
  const [hx, hy] = torso.hem;
  if (pockets === 'welt')
    return withMirror({
      path: `M${hx - 126} ${hy - 172}L${hx - 112} ${hy - 180}L${hx - 58} ${hy - 52}L${hx - 74} ${hy - 44}Z`,
      cloth: 'main',
      grain: -22,
      volume: 0.3,
      lift: 2.5,
      line: 1.4,
    });
  if (pockets === 'chest') {
    const y = torso.shoulder[1] + 118;
    return withMirror(
      {
        path: `M62 ${y}L152 ${y + 5}L152 ${y + 34}L107 ${y + 54}L62 ${y + 30}Z`,
        cloth: 'main',
        volume: 0.4,
        lift: 3,
        line: 1.4,
        stitches: [`M67 ${y + 4}L67 ${y + 27}L107 ${y + 48}L147 ${y + 31}L147 ${y + 8}`],
      },
      ...button(107, y + 38, 6, 'metal'),
    );
  }
  if (pockets === 'cargo') {
    const y = hy - 250;
    return withMirror(
      { path: boxPath(70, y, hx - 118, 170, 14), cloth: 'main', volume: 0.6, lift: 3, line: 1.5 },
      {
        path: boxPath(64, y - 18, hx - 106, 58, 8),
        cloth: 'main',
        volume: 0.5,
        lift: 4,
        line: 1.5,
        stitches: [`M70 ${y + 33}L${hx - 48} ${y + 33}`],
      },
      ...button(64 + (hx - 106) / 2, y + 24, 6, 'metal'),
    );
  }
  return [];
}

function drawcord({ waist: [wx, wy] }: Torso): Piece[] {
  const cord = (x: number): Piece => ({
    path: `M${x} ${wy + 10}C${x + 10} ${wy + 50} ${x - 4} ${wy + 80} ${x + 4} ${wy + 128}L${x + 9} ${wy + 127}C${x + 2} ${wy + 80} ${x + 16} ${wy + 50} ${x + 6} ${wy + 8}Z`,
    cloth: 'second',
    volume: 0.2,
    lift: 2,
    line: 0.9,
  });
  return [
    {
      path: `M${-wx} ${wy - 2}Q0 ${wy + 14} ${wx} ${wy - 2}L${wx} ${wy + 20}Q0 ${wy + 36} ${-wx} ${wy + 20}Z`,
      cloth: 'main',
      grain: 90,
      volume: 0.4,
      line: 1.2,
      stitches: bothSides([`M0 ${wy + 10}Q${wx * 0.5} ${wy + 8} ${wx} ${wy + 2}`]),
    },
    cord(-42),
    cord(34),
  ];
}
