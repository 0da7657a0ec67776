import { ellipsePath, mapPath, mirrorPath, type Point } from './path.ts';

/** What a piece is made of; each is a set of tones derived from the garment's colours. */
export type Cloth =
  | 'main'
  | 'plain'
  | 'second'
  | 'inside'
  | 'rib'
  | 'sole'
  | 'metal'
  | 'hide'
  | 'glass'
  | 'paper';

/** A crease: a tapering shadow with its light beside it. Negative strength draws a ridge of light alone. */
export type Fold = { from: Point; via: Point; to: Point; width: number; strength: number };

/** One cut of cloth, in millimetres, x to the right and y down. Pieces are painted in order. */
export type Piece = {
  path: string;
  cloth: Cloth;
  /** Direction of the pattern in degrees, 0 for the upright cloth. */
  grain?: number;
  /** Rounding by light and shade along the edge, 0 (flat) to 1.5. */
  volume?: number;
  /** Millimetres by which the piece stands above what lies under it. */
  lift?: number;
  folds?: Fold[];
  /** Sewn lines, drawn fine. */
  seams?: string[];
  /** Visible stitching, drawn dashed. */
  stitches?: string[];
  /** Raised parallel lines: ribbing, pleats, quilting. */
  ribs?: string[];
  /** Gloss as on leather or metal, 0 to 1. */
  gloss?: number;
  /** Width of the outline; 0 for none. */
  line?: number;
};

export function fold(from: Point, via: Point, to: Point, width: number, strength = 1): Fold {
  return { from, via, to, width, strength };
}

export function mirrorPiece(piece: Piece): Piece {
  return transformPiece(piece, ([x, y]) => [-x, y], -(piece.grain ?? 0));
}

export function withMirror(...pieces: Piece[]): Piece[] {
  return pieces.flatMap((piece) => [piece, mirrorPiece(piece)]);
}

export function movePieces(pieces: Piece[], dx: number, dy: number, turnDeg = 0, scale = 1): Piece[] {
  const [cos, sin] = [
    Math.cos((turnDeg * Math.PI) / 180) * scale,
    Math.sin((turnDeg * Math.PI) / 180) * scale,
  ];
  return pieces.map((piece) =>
    transformPiece(
      piece,
      ([x, y]) => [x * cos - y * sin + dx, x * sin + y * cos + dy],
      (piece.grain ?? 0) + turnDeg,
    ),
  );
}

function transformPiece(piece: Piece, move: (point: Point) => Point, grain: number): Piece {
  const paths = (list: string[]) => list.map((path) => mapPath(path, move));
  return {
    ...piece,
    grain,
    path: mapPath(piece.path, move),
    ...(piece.seams && { seams: paths(piece.seams) }),
    ...(piece.stitches && { stitches: paths(piece.stitches) }),
    ...(piece.ribs && { ribs: paths(piece.ribs) }),
    ...(piece.folds && {
      folds: piece.folds.map((one) => ({
        ...one,
        from: move(one.from),
        via: move(one.via),
        to: move(one.to),
      })),
    }),
  };
}

export function mirrorFolds(folds: Fold[]): Fold[] {
  return folds.map((one) => ({
    ...one,
    from: [-one.from[0], one.from[1]],
    via: [-one.via[0], one.via[1]],
    to: [-one.to[0], one.to[1]],
  }));
}

export function bothSides(paths: string[]): string[] {
  return [...paths, ...paths.map(mirrorPath)];
}

export function button(x: number, y: number, radius = 6, cloth: Cloth = 'second'): Piece[] {
  return [
    { path: ellipsePath(x, y, radius, radius), cloth, volume: 0.25, lift: 1.5, line: 0.9 },
    ...(radius >= 5
      ? [-1, 1].map(
          (side): Piece => ({
            path: ellipsePath(x + side * radius * 0.28, y, radius * 0.14, radius * 0.14),
            cloth: 'inside',
            line: 0,
          }),
        )
      : []),
  ];
}

/** Evenly spaced ribs between two curves given as functions of 0 to 1. */
export function ribsBetween(
  upper: (t: number) => Point,
  lower: (t: number) => Point,
  count: number,
): string[] {
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [x1, y1] = upper(t);
    const [x2, y2] = lower(t);
    return `M${x1} ${y1}L${x2} ${y2}`;
  });
}

/** Ribs of a straight band from (x1, y) to (x2, y), `height` tall. */
export function bandRibs(x1: number, x2: number, y: number, height: number, spacing = 7): string[] {
  const count = Math.max(2, Math.round(Math.abs(x2 - x1) / spacing));
  return ribsBetween(
    (t) => [x1 + (x2 - x1) * t, y],
    (t) => [x1 + (x2 - x1) * t, y + height],
    count,
  );
}
