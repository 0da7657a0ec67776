import type { Point } from '../path.ts';
import { type Fold, fold, type Piece, ribsBetween } from '../piece.ts';
import type { Torso } from './torso.ts';

export type SleeveShape = {
  /** Length along the outer edge from the shoulder, in millimetres, without the cuff. */
  length: number;
  /** Degrees from the vertical of upper and lower arm. */
  upperDeg: number;
  lowerDeg: number;
  /** Width at the elbow (for short sleeves halfway) and at the opening. */
  elbow: number;
  opening: number;
  /** A cuff of this height is added: knitted, buttoned or just hemmed by two rows of stitches. */
  cuff: { kind: 'hem' | 'rib' | 'shirt' | 'plain'; height: number };
  /** Roundness of the sleeve head, 0 to 1. */
  head?: number;
  strength?: number;
};

export const longSleeve: SleeveShape = {
  length: 560,
  upperDeg: 24,
  lowerDeg: 11,
  elbow: 128,
  opening: 96,
  cuff: { kind: 'rib', height: 58 },
};

export const shortSleeve: SleeveShape = {
  length: 208,
  upperDeg: 50,
  lowerDeg: 47,
  elbow: 176,
  opening: 164,
  cuff: { kind: 'hem', height: 20 },
};

type Frame = { along: Point; across: Point };

function frame(degrees: number): Frame {
  const angle = (degrees * Math.PI) / 180;
  return { along: [Math.sin(angle), Math.cos(angle)], across: [-Math.cos(angle), Math.sin(angle)] };
}

function at(from: Point, { along, across }: Frame, distance: number, width = 0): Point {
  return [
    from[0] + along[0] * distance + across[0] * width,
    from[1] + along[1] * distance + across[1] * width,
  ];
}

const p = ([x, y]: Point) => `${x} ${y}`;

/** The right sleeve, lying under the body. Mirror it for the left. */
export function sleevePieces(torso: Torso, shape: SleeveShape): Piece[] {
  const { shoulder, armpit } = torso;
  const { length, elbow, opening, cuff, head = 0.5, strength = 1 } = shape;
  const [upper, middle, lower] = [shape.upperDeg, (shape.upperDeg + shape.lowerDeg) / 2, shape.lowerDeg].map(
    frame,
  );
  const start = frame(shape.upperDeg + 26 * head);
  const outerElbow = at(at(shoulder, upper, length * 0.5), upper, 0, -6 * head - 4);
  const innerElbow = at(outerElbow, middle, 0, elbow);
  const outer = at(outerElbow, lower, length * 0.5);
  const inner = at(outer, lower, 0, opening);
  const [reach, near] = [length * 0.2, length * 0.12];
  const path =
    `M${p(shoulder)}C${p(at(shoulder, start, reach))} ${p(at(outerElbow, middle, -reach))} ${p(outerElbow)}` +
    `C${p(at(outerElbow, middle, reach))} ${p(at(outer, lower, -reach))} ${p(outer)}L${p(inner)}` +
    `C${p(at(inner, lower, -near))} ${p(at(innerElbow, middle, near))} ${p(innerElbow)}` +
    `C${p(at(innerElbow, middle, -near))} ${armpit[0] + 2} ${armpit[1] + near * 0.7} ${armpit[0] - 14} ${armpit[1] + 16}` +
    `L${armpit[0] - 46} ${armpit[1] - 30}L${shoulder[0] - 40} ${shoulder[1] + 6}Z`;
  const sleeve: Piece = {
    path,
    cloth: 'main',
    grain: -middleDegrees(shape),
    volume: 1.05,
    folds: sleeveFolds(
      { shoulder, armpit, outerElbow, innerElbow, outer, inner, long: length > 380 },
      strength,
    ),
  };
  if (cuff.kind === 'hem') sleeve.stitches = hemStitches(outer, inner, lower, cuff.height);
  if (cuff.kind === 'hem' || cuff.kind === 'plain') return [sleeve];
  return [sleeve, cuffPiece(outer, inner, lower, cuff)];
}

function middleDegrees({ upperDeg, lowerDeg }: SleeveShape): number {
  return (upperDeg + lowerDeg) / 2;
}

function hemStitches(outer: Point, inner: Point, lower: Frame, height: number): string[] {
  return [height, height - 6].map((up) => `M${p(at(outer, lower, -up))}L${p(at(inner, lower, -up))}`);
}

function cuffPiece(outer: Point, inner: Point, lower: Frame, { kind, height }: SleeveShape['cuff']): Piece {
  const taper = kind === 'rib' ? 7 : -2;
  const end = [at(outer, lower, height, taper), at(inner, lower, height, -taper)] as const;
  const bulge = kind === 'rib' ? 4 : 0;
  const path = `M${p(outer)}Q${p(at(outer, lower, height * 0.4, -bulge))} ${p(end[0])}Q${p(at(outer, lower, height + 5, Math.abs(inner[0] - outer[0]) / 2))} ${p(end[1])}Q${p(at(inner, lower, height * 0.4, bulge))} ${p(inner)}Z`;
  const between =
    (a: Point, b: Point) =>
    (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  if (kind === 'rib')
    return {
      path,
      cloth: 'rib',
      volume: 0.8,
      ribs: ribsBetween(between(outer, inner), between(end[0], end[1]), 13),
    };
  const inset = (a: Point, b: Point, t: number) => between(a, b)(t);
  return {
    path,
    cloth: 'main',
    grain: 90,
    volume: 0.7,
    stitches: [
      `M${p(inset(outer, end[0], 0.12))}L${p(inset(inner, end[1], 0.12))}`,
      `M${p(inset(outer, end[0], 0.88))}L${p(inset(inner, end[1], 0.88))}`,
    ],
  };
}

type SleevePoints = Record<'shoulder' | 'armpit' | 'outerElbow' | 'innerElbow' | 'outer' | 'inner', Point> & {
  long: boolean;
};

function sleeveFolds(
  { shoulder, armpit, outerElbow, innerElbow, outer, inner, long }: SleevePoints,
  strength: number,
): Fold[] {
  const blend = (a: Point, b: Point, t: number, dx = 0, dy = 0): Point => [
    a[0] + (b[0] - a[0]) * t + dx,
    a[1] + (b[1] - a[1]) * t + dy,
  ];
  if (!long) {
    return [
      fold(
        blend(armpit, shoulder, 0.1),
        blend(armpit, outer, 0.4, 0, -16),
        blend(armpit, outer, 0.78),
        9,
        0.8 * strength,
      ),
      fold(
        blend(armpit, shoulder, 0.34),
        blend(armpit, outer, 0.35, 6, -34),
        blend(shoulder, outer, 0.66, -16, 14),
        8,
        0.55 * strength,
      ),
      fold(
        blend(inner, armpit, 0.2),
        blend(inner, outer, 0.3, -8, -22),
        blend(inner, outer, 0.55, -14, -34),
        7,
        0.6 * strength,
      ),
    ];
  }
  return [
    fold(
      blend(armpit, innerElbow, -0.1),
      blend(armpit, outerElbow, 0.35, 0, -16),
      blend(shoulder, outerElbow, 0.72, -12),
      10,
      0.75 * strength,
    ),
    fold(
      blend(armpit, innerElbow, 0.1),
      blend(armpit, outerElbow, 0.45),
      blend(outerElbow, armpit, 0.3, -2, -14),
      10,
      0.85 * strength,
    ),
    fold(
      blend(innerElbow, armpit, 0.22),
      blend(innerElbow, outerElbow, 0.5, 2, -26),
      blend(outerElbow, innerElbow, 0.12, 0, 8),
      9,
      0.9 * strength,
    ),
    fold(
      innerElbow,
      blend(innerElbow, outerElbow, 0.4, 0, 18),
      blend(outerElbow, innerElbow, 0.28, 4, 30),
      9,
      0.8 * strength,
    ),
    fold(
      blend(innerElbow, inner, 0.16),
      blend(innerElbow, outerElbow, 0.45, 6, 62),
      blend(outerElbow, outer, 0.36, -20),
      8,
      0.6 * strength,
    ),
    fold(
      blend(outer, outerElbow, 0.12),
      blend(outer, inner, 0.4, 4, -34),
      blend(inner, innerElbow, 0.24),
      8,
      0.6 * strength,
    ),
    fold(
      blend(outer, outerElbow, 0.3),
      blend(outer, inner, 0.4, 4, -80),
      blend(inner, innerElbow, 0.36),
      7,
      0.4 * strength,
    ),
  ];
}
