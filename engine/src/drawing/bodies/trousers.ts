import { boxPath, symmetricPath } from '../path.ts';
import { bandRibs, button, type Fold, fold, type Piece, ribsBetween, withMirror } from '../piece.ts';

export type TrousersShape = {
  /** Half widths and the heights at which they are met, in millimetres from the waist's upper edge. */
  waist: number;
  hip: number;
  rise: number;
  length: number;
  knee: number;
  hemWidth: number;
  /** Distance of the legs' inner edges from the axis at the hem. */
  parting: number;
  waistband: 'jeans' | 'tailored' | 'elastic' | 'plain';
  pockets: 'jeans' | 'slant' | 'none';
  crease?: boolean;
  pleat?: boolean;
  cuff: 'hem' | 'rib' | 'none';
  strength?: number;
};

/** Trousers, jeans, leggings and shorts. */
export function drawTrousers(shape: TrousersShape): Piece[] {
  return [
    insidePiece(shape),
    ...withMirror(...legPieces(shape)),
    ...frontPieces(shape),
    ...waistbandPieces(shape),
  ];
}

const bandHeight = 42;

function insidePiece({ waist }: TrousersShape): Piece {
  return {
    path: symmetricPath(`M0 4L${waist - 2} -3L${waist - 2} 30L0 40`),
    cloth: 'inside',
    volume: 0.6,
    line: 1.5,
  };
}

function legPieces(shape: TrousersShape): Piece[] {
  const { waist, hip, rise, length, knee, hemWidth, parting, cuff } = shape;
  const outerHem = parting + hemWidth;
  const short = length - rise < 330;
  const kneeY = short ? length - 70 : rise + (length - rise) * 0.44;
  const innerKnee = short ? parting : parting * 0.62 + 8;
  const outerKnee = short ? outerHem - 6 : innerKnee + knee;
  const flare = (length - kneeY) * 0.36;
  const outer = short
    ? `C${hip + 4} ${rise + 30} ${outerHem - 6} ${length - 100} ${outerHem} ${length}`
    : `C${hip + 3} ${rise + 60} ${outerKnee + 6} ${kneeY - (kneeY - rise) * 0.5} ${outerKnee} ${kneeY}C${outerKnee - 4} ${kneeY + flare} ${outerHem} ${length - flare} ${outerHem} ${length}`;
  const inner = short
    ? `C${parting - 2} ${length - 70} 12 ${rise + 60} 0 ${rise + 6}Z`
    : `C${parting} ${length - flare} ${innerKnee + 3} ${kneeY + flare} ${innerKnee} ${kneeY}C${innerKnee - 4} ${kneeY - (kneeY - rise) * 0.5} 14 ${rise + 50} 0 ${rise + 6}Z`;
  const path = `M-2 30L${waist} 26C${waist + 14} 84 ${hip - 6} ${rise * 0.45} ${hip} ${rise * 0.8}${outer}Q${parting + hemWidth / 2} ${length + 9} ${parting} ${length + 2}${inner}`;
  const leg: Piece = {
    path,
    cloth: 'main',
    grain: -1.5,
    volume: 1.25,
    folds: legFolds(shape, kneeY, innerKnee, outerKnee),
  };
  const hemLine = (up: number) =>
    `M${parting - 4} ${length + 2 - up}Q${parting + hemWidth / 2} ${length + 9 - up} ${outerHem + 6} ${length - up}`;
  leg.seams = shape.crease
    ? [
        `M${hip * 0.5} 90C${hip * 0.52} ${rise} ${innerKnee + knee * 0.5} ${kneeY - 90} ${innerKnee + knee * 0.5} ${kneeY}L${parting + hemWidth * 0.5} ${length}`,
      ]
    : [];
  leg.stitches = cuff === 'hem' ? [hemLine(20), ...(shape.pockets === 'jeans' ? [hemLine(26)] : [])] : [];
  if (shape.pockets === 'jeans')
    leg.stitches.push(
      `M${hip - 10} ${rise * 0.5}C${hip - 6} ${rise + 80} ${outerKnee - 2} ${kneeY - 120} ${outerKnee - 9} ${kneeY}L${outerHem - 8} ${length}`,
    );
  if (cuff !== 'rib') return [leg];
  const band = `M${parting} ${length - 4}Q${parting + hemWidth / 2} ${length + 6} ${outerHem} ${length - 6}Q${outerHem + 2} ${length + 30} ${outerHem - 12} ${length + 62}Q${parting + hemWidth / 2} ${length + 70} ${parting + 10} ${length + 64}Q${parting - 4} ${length + 30} ${parting} ${length - 4}Z`;
  return [
    leg,
    {
      path: band,
      cloth: 'rib',
      volume: 0.8,
      ribs: ribsBetween(
        (t) => [parting + hemWidth * t, length - 8],
        (t) => [parting + 8 + (hemWidth - 18) * t, length + 72],
        15,
      ),
    },
  ];
}

function legFolds(
  { hip, rise, length, parting, hemWidth, strength = 1, crease, waistband }: TrousersShape,
  kneeY: number,
  innerKnee: number,
  outerKnee: number,
): Fold[] {
  const s = strength;
  const crotch = [
    fold([2, rise - 6], [60, rise - 6], [hip * 0.62, rise - 56], 10, 0.8 * s),
    fold([4, rise + 16], [60, rise + 30], [hip * 0.7, rise + 12], 10, 0.7 * s),
    fold([10, rise + 50], [50, rise + 90], [hip * 0.56, rise + 104], 9, 0.6 * s),
    fold([hip - 8, rise * 0.62], [hip - 70, rise * 0.8], [hip - 120, rise * 0.78], 9, 0.45 * s),
  ];
  if (length - rise < 330)
    return [
      ...crotch,
      fold([hip * 0.5, length - 8], [hip * 0.48, rise + 90], [hip * 0.56, rise + 30], 12, 0.6 * s),
    ];
  const middle = (innerKnee + outerKnee) / 2;
  const knee = [
    fold([innerKnee + 2, kneeY - 70], [middle - 30, kneeY - 34], [middle + 14, kneeY - 30], 8, 0.6 * s),
    fold([outerKnee - 4, kneeY - 26], [middle + 34, kneeY + 10], [middle - 16, kneeY + 14], 9, 0.7 * s),
    fold([innerKnee + 4, kneeY + 64], [middle - 26, kneeY + 56], [middle + 6, kneeY + 34], 8, 0.5 * s),
    fold([outerKnee - 4, kneeY + 96], [middle + 40, kneeY + 84], [middle + 16, kneeY + 62], 8, 0.45 * s),
  ];
  const [inner, outer] = [parting, parting + hemWidth];
  const ankle = [
    fold([outer - 6, length - 96], [outer - 60, length - 78], [inner + 40, length - 98], 8, 0.6 * s),
    fold([inner + 6, length - 58], [inner + 60, length - 42], [outer - 40, length - 58], 8, 0.55 * s),
  ];
  const fall = fold(
    [middle + (crease ? 34 : 22), rise + 120],
    [middle + 30, kneeY + 60],
    [(inner + outer) / 2 + 24, length - 60],
    16,
    0.5 * s,
  );
  const worn = fold([middle, rise + 30], [middle + 10, kneeY - 90], [middle, kneeY + 60], 46, -0.85);
  return [...(waistband === 'jeans' ? [worn] : []), ...crotch, ...(crease ? [] : knee), ...ankle, fall];
}

function frontPieces({ waist, rise, pockets, waistband, hip, pleat }: TrousersShape): Piece[] {
  const pieces: Piece[] = [];
  if (waistband !== 'plain' && waistband !== 'elastic') {
    pieces.push({
      path: `M-3 34L34 34L34 ${rise * 0.5}C34 ${rise * 0.74} 16 ${rise * 0.78} -2 ${rise * 0.8}Z`,
      cloth: 'main',
      volume: 0.25,
      lift: 1.5,
      line: 1.3,
      stitches:
        waistband === 'jeans'
          ? [
              `M28 40L28 ${rise * 0.5}C28 ${rise * 0.68} 14 ${rise * 0.72} 0 ${rise * 0.74}`,
              `M22 40L22 ${rise * 0.48}C22 ${rise * 0.62} 10 ${rise * 0.67} 0 ${rise * 0.69}`,
            ]
          : [],
    });
  }
  if (pockets === 'jeans') pieces.push(...jeansPockets(waist, hip));
  if (pockets === 'slant') {
    pieces.push(
      ...withMirror({
        path: `M${waist - 62} 36L${hip - 24} 176L${hip - 15} 168L${waist} 64L${waist - 2} 34Z`,
        cloth: 'main',
        volume: 0.35,
        line: 1.3,
        stitches: [`M${waist - 56} 40L${hip - 19} 172`],
      }),
    );
  }
  if (pleat)
    pieces.push(
      ...withMirror({
        path: `M${waist * 0.5 - 3} 38L${waist * 0.5 + 3} 38L${hip * 0.5 + 1} 190L${hip * 0.5} 190Z`,
        cloth: 'inside',
        volume: 0,
        line: 0.8,
      }),
    );
  return pieces;
}

function jeansPockets(waist: number, hip: number): Piece[] {
  const mouth = (inset: number) =>
    `M${waist - 104 - inset} 36C${waist - 96 - inset} ${104 + inset} ${waist - 40} ${122 + inset} ${hip - 34} ${122 + inset}`;
  const bag: Piece = {
    path: `${mouth(0)}L${waist + 4} 84L${waist - 10} 36Z`,
    cloth: 'main',
    grain: 14,
    volume: 0,
    line: 0,
  };
  const edge: Piece = {
    path: `${mouth(0)}L${hip - 36} 138C${waist - 40} 138 ${waist - 112} 120 ${waist - 120} 36Z`,
    cloth: 'main',
    volume: 0.3,
    line: 0,
    seams: [mouth(0.4)],
    stitches: [mouth(6), mouth(11)],
  };
  return withMirror(
    bag,
    edge,
    ...button(waist - 98, 58, 3.4, 'metal'),
    ...button(hip - 42, 116, 3.4, 'metal'),
  );
}

function waistbandPieces({ waist, waistband }: TrousersShape): Piece[] {
  const w = waist;
  const path = symmetricPath(
    `M0 10Q${w * 0.6} 8 ${w} -2L${w + 3} ${bandHeight - 6}Q${w * 0.6} ${bandHeight + 8} 0 ${bandHeight + 10}`,
  );
  const line = (y: number) => `M${-w} ${y - 8}Q0 ${y + 12} ${w} ${y - 8}`;
  if (waistband === 'elastic') {
    const cord = (x: number, sway: number): Piece => ({
      path: `M${x - 4} 34C${x + sway} 90 ${x - sway} 130 ${x + sway} 190L${x + sway + 7} 189C${x - sway + 8} 130 ${x + sway + 8} 90 ${x + 4} 34Z`,
      cloth: 'paper',
      volume: 0.25,
      lift: 2.5,
      line: 1,
    });
    return [
      { path, cloth: 'rib', volume: 0.8, ribs: bandRibs(-w, w, -8, bandHeight + 26, 8) },
      cord(-14, -5),
      cord(14, 6),
    ];
  }
  const band: Piece = {
    path,
    cloth: 'main',
    grain: 90,
    volume: 0.6,
    lift: 2,
    stitches: waistband === 'jeans' ? [line(13), line(43)] : [],
  };
  if (waistband === 'plain') return [{ ...band, stitches: [line(44)] }];
  const loop = (x: number): Piece => ({
    path: boxPath(x - 7, 2 + (1 - (x / w) ** 2) * 5, 14, bandHeight + 6, 2),
    cloth: 'main',
    volume: 0.3,
    lift: 2,
    line: 1.3,
  });
  const seam: Piece = {
    ...band,
    path: symmetricPath(`M0 12L0 12L0.8 12L0.8 ${bandHeight + 9}L0 ${bandHeight + 9}`),
    stitches: [],
    volume: 0,
    line: 1,
  };
  return [
    band,
    seam,
    ...[-w * 0.72, -w * 0.34, w * 0.34, w * 0.72].map(loop),
    ...button(
      waistband === 'jeans' ? 16 : 14,
      31,
      waistband === 'jeans' ? 9 : 7,
      waistband === 'jeans' ? 'metal' : 'second',
    ),
  ];
}
