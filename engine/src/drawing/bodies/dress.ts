import { boxPath, symmetricPath } from '../path.ts';
import { button, fold, movePieces, type Piece, withMirror } from '../piece.ts';
import { drawShirt, type ShirtShape } from './shirt.ts';
import { type SkirtShape, skirtFolds, skirtPath } from './skirt.ts';
import { type SleeveShape, sleevePieces } from './sleeve.ts';
import { backNeckPiece, hemPath, necklinePath, type Torso, torsoFolds, torsoPath } from './torso.ts';
import { drawTrousers, type TrousersShape } from './trousers.ts';

export type DressShape = {
  bodice: Torso;
  sleeve?: SleeveShape;
  skirt: SkirtShape;
  front: 'plain' | 'wrap' | 'straps' | 'shirt';
  belt?: boolean;
};

/** Dresses: a bodice to the waist and a skirt from there. */
export function drawDress(shape: DressShape): Piece[] {
  const { bodice, sleeve, skirt, front } = shape;
  const pieces: Piece[] = [skirtPiece(skirt, front)];
  if (sleeve) pieces.push(...withMirror(...sleevePieces(bodice, sleeve)));
  if (front === 'shirt') pieces.push(...shirtFront(bodice, skirt, sleeve));
  else if (front === 'wrap') pieces.push(...wrapFront(bodice));
  else if (front === 'straps') pieces.push(...strapFront(bodice));
  else pieces.push(backNeckPiece(bodice), plainFront(bodice));
  if (shape.belt) pieces.push(...sash(bodice));
  return pieces;
}

function skirtPiece(skirt: SkirtShape, front: DressShape['front']): Piece {
  const top = skirt.top ?? 0;
  const bottom = top + skirt.length;
  const wrapEdge = `M40 ${top}C70 ${top + skirt.length * 0.4} ${skirt.hem * 0.3} ${bottom - 90} ${skirt.hem * 0.52} ${bottom + 12}`;
  return {
    path: skirtPath(skirt),
    cloth: 'main',
    volume: 1.3,
    folds: skirtFolds(skirt),
    seams: front === 'wrap' ? [wrapEdge] : [],
  };
}

function plainFront(bodice: Torso): Piece {
  return {
    path: torsoPath(bodice),
    cloth: 'main',
    volume: 1.1,
    folds: torsoFolds(bodice, 0.7),
    stitches: [necklinePath(bodice, 11)],
    seams: [
      `M110 ${bodice.hem[1]}L104 ${bodice.armpit[1] + 40}`,
      `M-110 ${bodice.hem[1]}L-104 ${bodice.armpit[1] + 40}`,
    ],
  };
}

function shirtFront(bodice: Torso, skirt: SkirtShape, sleeve: SleeveShape | undefined): Piece[] {
  const shirt: ShirtShape = {
    torso: bodice,
    sleeve: sleeve ?? {
      length: 10,
      upperDeg: 40,
      lowerDeg: 40,
      elbow: 100,
      opening: 100,
      cuff: { kind: 'plain', height: 0 },
    },
    collar: 'pointed',
    pockets: 'two',
    placket: 'concealed',
  };
  const top = bodice.neckDrop - 20;
  const bottom = (skirt.top ?? 0) + skirt.length + 16;
  const strip: Piece = {
    path: boxPath(-16, bodice.hem[1] - 10, 32, bottom - bodice.hem[1] + 10),
    cloth: 'main',
    volume: 0.3,
    lift: 2,
    line: 1.2,
    stitches: [`M-11 ${bodice.hem[1]}L-11 ${bottom}`, `M11 ${bodice.hem[1]}L11 ${bottom}`],
  };
  const step = (bottom - top - 150) / 9;
  return [
    ...drawShirt(shirt),
    strip,
    ...Array.from({ length: 9 }, (_, i) => button(0, top + 72 + i * step, 6, 'paper')).flat(),
  ];
}

function wrapFront(bodice: Torso): Piece[] {
  const [sx, sy] = bodice.shoulder;
  const [hx, hy] = bodice.hem;
  const [ax, ay] = bodice.armpit;
  const n = bodice.neck;
  const inside: Piece = {
    path: symmetricPath(`M0 8C${n * 0.5} 8 ${n * 0.8} 4 ${n} 0L${n} ${hy * 0.4}L0 ${hy * 0.86}`),
    cloth: 'inside',
    volume: 0.7,
    line: 1.4,
  };
  const side: Piece = {
    path: `M${n} 0L${sx} ${sy}C${sx - 14} ${sy + (ay - sy) * 0.42} ${sx - 16} ${ay - 26} ${ax} ${ay}C${ax - 6} ${ay + 60} ${hx + 4} ${hy - 60} ${hx} ${hy}L${-hx * 0.62} ${hy + 6}C${-hx * 0.2} ${hy * 0.72} ${n * 0.7} ${hy * 0.36} ${n} 0Z`,
    cloth: 'main',
    grain: 8,
    volume: 1,
    lift: 4,
    stitches: [`M${-hx * 0.54} ${hy}C${-hx * 0.14} ${hy * 0.72} ${n * 0.8} ${hy * 0.36} ${n + 9} 4`],
    folds: [
      fold([-hx * 0.4, hy - 10], [20, hy - 90], [ax - 60, ay + 40], 10, 0.8),
      fold([-hx * 0.2, hy - 6], [60, hy - 60], [ax - 20, ay + 76], 10, 0.8),
      fold([10, hy - 4], [90, hy - 40], [hx - 10, hy - 96], 9, 0.7),
      fold([ax - 8, ay], [ax - 60, ay + 20], [ax - 100, ay + 70], 9, 0.6),
      fold([n + 30, 30], [n + 40, 110], [n + 14, 190], 9, 0.5),
    ],
  };
  return [inside, ...withMirror(side).reverse()];
}

function strapFront(bodice: Torso): Piece[] {
  const {
    armpit: [ax, ay],
    hem: [hx, hy],
    neck: n,
    neckDrop: d,
  } = bodice;
  const strap: Piece = {
    path: `M${n - 5} 0C${n + 4} ${d * 0.4} ${n - 2} ${d * 0.7} ${n + 8} ${d - 4}L${n + 20} ${d - 4}C${n + 8} ${d * 0.7} ${n + 14} ${d * 0.4} ${n + 5} 0Z`,
    cloth: 'main',
    volume: 0.3,
    lift: 2,
    line: 1.4,
  };
  const back: Piece = {
    path: symmetricPath(
      `M0 ${ay - 6}Q${ax * 0.6} ${ay - 4} ${ax - 4} ${ay}L${ax - 20} ${ay + 40}L0 ${ay + 70}`,
    ),
    cloth: 'inside',
    volume: 0.6,
    line: 1.4,
  };
  const front: Piece = {
    path: symmetricPath(
      `M0 ${d + 74}C20 ${d + 54} ${n * 0.6} ${d + 6} ${n + 14} ${d - 8}C${n + 50} ${d + 26} ${ax - 34} ${ay - 10} ${ax} ${ay}C${ax - 4} ${ay + 70} ${hx} ${hy - 60} ${hx} ${hy}${hemPath(bodice)}`,
    ),
    cloth: 'main',
    volume: 1,
    lift: 2,
    folds: [
      fold([6, d + 90], [60, d + 130], [ax - 30, ay + 30], 10, 0.8),
      fold([-6, d + 100], [-70, d + 140], [-ax + 26, ay + 44], 10, 0.8),
      fold([10, hy - 20], [70, hy - 50], [hx - 14, ay + 90], 9, 0.7),
      fold([-10, hy - 16], [-80, hy - 60], [-hx + 14, ay + 100], 9, 0.7),
    ],
    seams: [
      `M${n + 14} ${d + 6}C${n + 4} ${d + 90} 84 ${hy - 90} 90 ${hy}`,
      `M${-n - 14} ${d + 6}C${-n - 4} ${d + 90} -84 ${hy - 90} -90 ${hy}`,
    ],
  };
  return [back, ...withMirror(strap), front];
}

function sash({ hem: [hx, hy] }: Torso): Piece[] {
  const y = hy - 22;
  const tail = (dx: number, length: number): Piece => ({
    path: `M${-hx * 0.5} ${y + 22}C${-hx * 0.5 + dx * 0.4} ${y + length * 0.4} ${-hx * 0.5 + dx} ${y + length * 0.6} ${-hx * 0.5 + dx} ${y + length}L${-hx * 0.5 + dx + 34} ${y + length - 10}C${-hx * 0.5 + dx + 26} ${y + length * 0.5} ${-hx * 0.5 + dx * 0.5 + 22} ${y + length * 0.4} ${-hx * 0.5 + 16} ${y + 22}Z`,
    cloth: 'main',
    volume: 0.6,
    lift: 4,
    folds: [
      fold(
        [-hx * 0.5 + 6, y + 40],
        [-hx * 0.5 + dx * 0.7 + 12, y + length * 0.5],
        [-hx * 0.5 + dx + 16, y + length - 20],
        6,
        0.8,
      ),
    ],
  });
  return [
    {
      path: symmetricPath(
        `M0 ${y + 8}Q${hx * 0.6} ${y + 6} ${hx + 2} ${y}L${hx + 2} ${y + 42}Q${hx * 0.6} ${y + 52} 0 ${y + 54}`,
      ),
      cloth: 'main',
      grain: 90,
      volume: 0.6,
      lift: 4,
      folds: [fold([-hx, y + 22], [0, y + 34], [hx, y + 20], 5, 0.6)],
    },
    tail(-34, 290),
    tail(12, 250),
    { path: boxPath(-hx * 0.5 - 16, y + 4, 42, 46, 14), cloth: 'main', volume: 0.6, lift: 4 },
  ];
}

/** A bodice on trousers. */
export function drawJumpsuit(shape: { bodice: Torso; sleeve?: SleeveShape; legs: TrousersShape }): Piece[] {
  const { bodice, legs, sleeve } = shape;
  const hy = bodice.hem[1];
  const lower = movePieces(drawTrousers(legs), 0, hy - 16);
  return [
    ...lower,
    ...(sleeve ? withMirror(...sleevePieces(bodice, sleeve)) : []),
    ...wrapFront(bodice),
    ...sash(bodice),
  ];
}
