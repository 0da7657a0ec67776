import { boxPath, mirrorPath, symmetricPath } from '../path.ts';
import { button, fold, mirrorPiece, type Piece, withMirror } from '../piece.ts';
import { type SleeveShape, sleevePieces } from './sleeve.ts';
import { armholePath, sidePath, type Torso } from './torso.ts';

export type TailoredShape = {
  torso: Torso;
  sleeve?: SleeveShape;
  /** Height at which the lapels cross. */
  breakPoint: number;
  /** Millimetres by which the right front reaches over the middle. */
  overlap: number;
  lapel: 'notch' | 'peak' | 'none';
  front: 'cutaway' | 'straight' | 'points';
  buttons: number;
  doubleBreasted?: boolean;
  pockets: 'flap' | 'patch' | 'welt' | 'slant';
  chestPocket?: boolean;
  belt?: boolean;
  stormFlap?: boolean;
  buttonCloth?: 'second' | 'hide' | 'metal' | 'glass';
};

/** Blazers, suit jackets, waistcoats, coats and trench coats. */
export function drawTailored(shape: TailoredShape): Piece[] {
  const { torso, sleeve } = shape;
  const front = frontPanel(shape);
  const pieces: Piece[] = [insidePiece(shape)];
  if (sleeve)
    pieces.push(
      ...withMirror(...sleevePieces(torso, sleeve)),
      ...withMirror(...sleeveButtons(shape, sleeve)),
    );
  pieces.push(mirrorPiece(front), ...pocketPieces(shape).map(mirrorPiece));
  if (shape.lapel !== 'none') pieces.push(mirrorPiece(lapelPiece(shape)));
  pieces.push(front, ...pocketPieces(shape));
  if (shape.chestPocket)
    pieces.push({
      path: 'M98 214L176 204L178 222L100 232Z',
      cloth: 'main',
      volume: 0.3,
      lift: 1.5,
      line: 1.4,
    });
  if (shape.lapel !== 'none') pieces.push(lapelPiece(shape), collarPiece(shape));
  if (shape.stormFlap) pieces.push(stormFlap(shape));
  if (shape.belt) pieces.push(...beltPieces(torso));
  pieces.push(...buttonPieces(shape));
  if (shape.stormFlap) pieces.push(...withMirror(epaulette(torso)));
  return pieces;
}

function insidePiece({ torso, breakPoint }: TailoredShape): Piece {
  const n = torso.neck;
  const half = `M0 -2C${n * 0.5} -2 ${n * 0.85} -4 ${n} 0L${n + 34} 20L${n} ${breakPoint * 0.5}L40 ${breakPoint + 50}L0 ${breakPoint + 50}`;
  return {
    path: symmetricPath(half),
    cloth: 'inside',
    volume: 0.8,
    line: 1.4,
    seams: [`M${-n} 34Q0 64 ${n} 34`],
    folds: [fold([-20, 70], [-10, breakPoint * 0.6], [-8, breakPoint], 10, 0.6)],
  };
}

function frontPanel({ torso, breakPoint, overlap, front, lapel }: TailoredShape): Piece {
  const [sx, sy] = torso.shoulder;
  const [hx, hy] = torso.hem;
  const [wx, wy] = torso.waist;
  const [ax, ay] = torso.armpit;
  const edge = -overlap;
  const hems = {
    cutaway: `C${hx * 0.7} ${hy + 8} ${hx * 0.5} ${hy + 10} 92 ${hy + 8}C40 ${hy + 6} ${edge} ${hy - 40} ${edge} ${hy - 130}`,
    straight: `C${hx * 0.66} ${hy + 9} ${hx * 0.3} ${hy + 10} ${edge} ${hy + 10}`,
    points: `L70 ${hy + 60}L${edge} ${hy - 6}`,
  };
  const neckEdge =
    lapel === 'none'
      ? `C${edge + 20} ${breakPoint * 0.7} ${torso.neck - 10} ${breakPoint * 0.3} ${torso.neck} 0`
      : `L${torso.neck} 0`;
  const length = hy - ay;
  return {
    path: `M${torso.neck} 0L${sx} ${sy}${armholePath(torso)}${sidePath(torso)}${hems[front]}L${edge} ${breakPoint}${neckEdge}Z`,
    cloth: 'main',
    volume: 1.2,
    lift: 4,
    seams: [`M${ax - 74} ${ay + 90}C${ax - 84} ${wy - 40} ${wx - 86} ${wy + 40} ${wx - 84} ${wy + 90}`],
    folds: [
      fold([ax - 6, ay + 4], [ax - 50, ay + length * 0.12], [ax - 66, ay + length * 0.36], 11, 0.8),
      fold([ax - 14, ay - 30], [ax - 44, ay - 4], [ax - 96, ay + 20], 8, 0.5),
      fold([wx - 4, wy], [wx - 50, wy + 6], [wx - 96, wy - 4], 8, 0.45),
      fold([hx - 60, hy - 10], [hx - 66, (wy + hy) / 2 + 20], [wx - 46, wy + 30], 13, 0.7),
      ...(hy > 850
        ? [
            fold([70, hy - 4], [64, hy - 160], [84, wy + 90], 14, 0.7),
            fold([150, hy - 4], [152, hy - 120], [138, wy + 160], 12, 0.5),
          ]
        : []),
      fold([edge + 8, breakPoint + 4], [60, breakPoint + 34], [120, breakPoint + 20], 8, 0.5),
    ],
  };
}

function lapelPiece({ torso: { neck }, breakPoint: bp, overlap, lapel }: TailoredShape): Piece {
  const tip = lapel === 'peak' ? `L${neck + 92} 96` : `L${neck + 66} 132`;
  const gorge = lapel === 'peak' ? `L${neck + 36} 124` : '';
  const edge =
    lapel === 'peak'
      ? `C${neck + 74} 190 ${neck - 6} ${bp * 0.72} ${-overlap} ${bp}`
      : `C${neck + 50} 210 ${neck - 16} ${bp * 0.74} ${-overlap} ${bp}`;
  return {
    path: `M${-overlap} ${bp}C${neck * 0.3} ${bp * 0.66} ${neck * 0.72} ${bp * 0.36} ${neck - 10} 44L${neck + 10} 104${gorge}${tip}${edge}Z`,
    cloth: 'main',
    grain: 12,
    volume: 0.7,
    lift: 5,
    folds: [fold([-overlap + 6, bp - 10], [neck * 0.4, bp * 0.6], [neck - 6, 70], 9, 0.45)],
  };
}

function collarPiece({ torso: { neck }, lapel }: TailoredShape): Piece {
  const notch = lapel === 'peak' ? [neck + 52, 92] : [neck + 64, 84];
  const half = `M0 -24C${neck * 0.6} -24 ${neck} -18 ${neck + 16} -2Q${neck + 50} 36 ${notch[0]} ${notch[1]}L${neck + 10} 105L${neck - 9} 46C${neck - 12} 26 ${neck - 6} 12 ${neck - 18} 10C${neck * 0.6} 14 ${neck * 0.3} 14 0 14`;
  return { path: symmetricPath(half), cloth: 'main', grain: 0, volume: 0.6, lift: 4 };
}

function buttonPieces({
  torso,
  breakPoint,
  buttons,
  doubleBreasted,
  buttonCloth = 'second',
  front,
}: TailoredShape): Piece[] {
  const end =
    front === 'cutaway'
      ? torso.waist[1] + 96
      : front === 'points'
        ? torso.hem[1] - 40
        : Math.min(torso.hem[1] - 150, torso.waist[1] + 190);
  const step = buttons > 1 ? (end - breakPoint - 14) / (buttons - 1) : 0;
  return Array.from({ length: buttons }, (_, i) => {
    const y = breakPoint + 14 + i * Math.min(step, doubleBreasted ? 130 : 115);
    if (!doubleBreasted) return button(0, y, front === 'points' ? 7.5 : 9.5, buttonCloth);
    const spread = 62 + (i === 0 ? 14 : 0);
    return [...button(-spread, y, 10, buttonCloth), ...button(spread, y, 10, buttonCloth)];
  }).flat();
}

function sleeveButtons({ torso, buttonCloth = 'second' }: TailoredShape, sleeve: SleeveShape): Piece[] {
  if (sleeve.cuff.kind !== 'plain') return [];
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const half = sleeve.length / 2;
  const x =
    torso.shoulder[0] + half * (Math.sin(radians(sleeve.upperDeg)) + Math.sin(radians(sleeve.lowerDeg)));
  const y =
    torso.shoulder[1] + half * (Math.cos(radians(sleeve.upperDeg)) + Math.cos(radians(sleeve.lowerDeg)));
  const [sin, cos] = [Math.sin(radians(sleeve.lowerDeg)), Math.cos(radians(sleeve.lowerDeg))];
  return [26, 44, 62].flatMap((up) =>
    button(x - sin * up - cos * 14 + 6, y - cos * up + sin * 14, 4.8, buttonCloth),
  );
}

function pocketPieces({ torso, pockets }: TailoredShape): Piece[] {
  const [wx, wy] = torso.waist;
  const y = wy + 74;
  const x = wx - 44;
  switch (pockets) {
    case 'flap':
      return [
        {
          path: `M${x - 128} ${y + 6}L${x} ${y - 2}L${x + 2} ${y + 46}Q${x - 2} ${y + 54} ${x - 10} ${y + 54}L${x - 118} ${y + 60}Q${x - 127} ${y + 60} ${x - 128} ${y + 52}Z`,
          cloth: 'main',
          grain: -2,
          volume: 0.4,
          lift: 3,
          line: 1.5,
        },
      ];
    case 'patch':
      return [
        {
          path: `M${x - 132} ${y}L${x + 6} ${y - 6}L${x + 8} ${y + 130}Q${x + 6} ${y + 156} ${x - 20} ${y + 156}L${x - 106} ${y + 160}Q${x - 132} ${y + 160} ${x - 132} ${y + 134}Z`,
          cloth: 'main',
          volume: 0.5,
          lift: 3,
          line: 1.5,
          stitches: [`M${x - 126} ${y + 18}L${x} ${y + 12}`],
        },
      ];
    case 'welt':
      return [
        {
          path: `M${x - 112} ${y - 34}L${x - 10} ${y - 48}L${x - 8} ${y - 28}L${x - 110} ${y - 14}Z`,
          cloth: 'main',
          volume: 0.3,
          lift: 2,
          line: 1.4,
        },
      ];
    case 'slant':
      return [
        {
          path: `M${x - 64} ${y + 30}L${x - 34} ${y + 20}L${x + 4} ${y + 186}L${x - 26} ${y + 194}Z`,
          cloth: 'main',
          grain: -12,
          volume: 0.4,
          lift: 3,
          line: 1.5,
          stitches: [`M${x - 56} ${y + 34}L${x - 21} ${y + 186}`],
        },
      ];
  }
}

function stormFlap({ torso }: TailoredShape): Piece {
  const [sx, sy] = torso.shoulder;
  return {
    path: `M${torso.neck + 30} 22L${sx - 4} ${sy}C${sx - 24} ${sy + 90} ${sx - 20} ${sy + 140} ${sx - 12} ${sy + 164}Q150 ${sy + 206} 92 ${sy + 160}Z`,
    cloth: 'main',
    volume: 0.6,
    lift: 4,
    stitches: [`M${sx - 16} ${sy + 158}Q150 ${sy + 196} 98 ${sy + 154}`],
  };
}

function epaulette({ shoulder: [sx, sy], neck }: Torso): Piece {
  return {
    path: `M${sx + 2} ${sy - 6}L${neck + 44} 8L${neck + 34} 24L${neck + 42} 40L${sx - 4} ${sy + 34}Z`,
    cloth: 'main',
    grain: 60,
    volume: 0.4,
    lift: 3,
    line: 1.5,
  };
}

function beltPieces({ waist: [wx, wy] }: Torso): Piece[] {
  const y = wy - 22;
  const strap = `M${-wx - 3} ${y}Q0 ${y + 16} ${wx + 3} ${y}L${wx + 3} ${y + 44}Q0 ${y + 60} ${-wx - 3} ${y + 44}Z`;
  const tail = `M44 ${y + 12}C80 ${y + 20} 104 ${y + 80} 96 ${y + 230}L136 ${y + 226}C140 ${y + 90} 130 ${y + 20} 70 ${y + 8}Z`;
  const loop = boxPath(wx - 62, y - 8, 15, 70, 3);
  return [
    {
      path: strap,
      cloth: 'main',
      grain: 90,
      volume: 0.5,
      lift: 5,
      stitches: [
        `M${-wx} ${y + 7}Q0 ${y + 23} ${wx} ${y + 7}`,
        `M${-wx} ${y + 38}Q0 ${y + 53} ${wx} ${y + 38}`,
      ],
    },
    {
      path: tail,
      cloth: 'main',
      volume: 0.5,
      lift: 5,
      folds: [fold([90, y + 40], [116, y + 100], [112, y + 200], 7, 0.7)],
    },
    { path: loop, cloth: 'main', volume: 0.3, lift: 3, line: 1.4 },
    { path: mirrorPath(loop), cloth: 'main', volume: 0.3, lift: 3, line: 1.4 },
    { path: boxPath(-8, y, 66, 64, 9), cloth: 'hide', volume: 0.5, lift: 4 },
    { path: boxPath(6, y + 13, 38, 38, 4), cloth: 'main', grain: 90, volume: 0.2, line: 1.4 },
    { path: boxPath(22, y + 9, 5, 46, 2), cloth: 'metal', volume: 0.1, line: 1 },
  ];
}
