import { type Point, symmetricPath } from '../path.ts';
import { type Fold, fold, mirrorFolds, type Piece } from '../piece.ts';

/** Half measures of an upper body garment laid flat, in millimetres from the high point of the shoulder. */
export type Torso = {
  neck: number;
  neckDrop: number;
  shoulder: Point;
  armpit: Point;
  waist: Point;
  hem: Point;
  /** How far the hem's middle hangs below (or, negative, above) its side. */
  hemDrop: number;
  neckline: 'round' | 'v' | 'square' | 'boat';
};

export const regularTorso: Torso = {
  neck: 88,
  neckDrop: 92,
  shoulder: [222, 48],
  armpit: [250, 246],
  waist: [242, 450],
  hem: [246, 690],
  hemDrop: 8,
  neckline: 'round',
};

/** The neckline of the right half, from the axis up to the shoulder's neck point. */
export function necklinePath({ neck, neckDrop, neckline }: Torso, grow = 0): string {
  const [n, d] = [neck + grow, neckDrop + grow];
  if (neckline === 'v') return `M0 ${d}C${n * 0.3} ${d * 0.72} ${n * 0.82} ${d * 0.36} ${n} ${grow * 0.3}`;
  if (neckline === 'square')
    return `M0 ${d}L${n * 0.82} ${d}Q${n * 0.92} ${d} ${n * 0.93} ${d * 0.86}L${n} ${grow * 0.3}`;
  if (neckline === 'boat') return `M0 ${d}C${n * 0.5} ${d} ${n * 0.86} ${d * 0.7} ${n} ${grow * 0.3}`;
  return `M0 ${d}C${n * 0.6} ${d} ${n * 0.94} ${d * 0.55} ${n} ${grow * 0.3}`;
}

export function armholePath({ shoulder: [sx, sy], armpit: [ax, ay] }: Torso): string {
  const depth = ay - sy;
  return `C${sx - 14} ${sy + depth * 0.42} ${sx - 16} ${ay - 26} ${ax} ${ay}`;
}

export function sidePath({ armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy] }: Torso): string {
  const upper = (wy - ay) * 0.4;
  const lower = (hy - wy) * 0.4;
  return `C${ax - 5} ${ay + upper} ${wx} ${wy - upper} ${wx} ${wy}C${wx} ${wy + lower} ${hx - 2} ${hy - lower} ${hx} ${hy}`;
}

export function hemPath({ hem: [hx, hy], hemDrop }: Torso): string {
  return `C${hx * 0.66} ${hy + hemDrop * 0.85} ${hx * 0.3} ${hy + hemDrop} 0 ${hy + hemDrop}`;
}

/** Front of the body, from neckline to hem. */
export function torsoPath(torso: Torso): string {
  const [sx, sy] = torso.shoulder;
  return symmetricPath(
    `${necklinePath(torso)}L${sx} ${sy}${armholePath(torso)}${sidePath(torso)}${hemPath(torso)}`,
  );
}

/** The inside of the back that shows above the front neckline. */
export function backNeckPiece({ neck, neckDrop }: Torso, rise = 4): Piece {
  const half = `M0 ${16 - rise}C${neck * 0.5} ${16 - rise} ${neck * 0.85} ${8 - rise} ${neck} 0L${neck + 14} 10C${neck} ${neckDrop * 0.7} ${neck * 0.5} ${neckDrop + 14} 0 ${neckDrop + 14}`;
  return { path: symmetricPath(half), cloth: 'inside', volume: 0.8, line: 1.6 };
}

/** Creases as they fall in a shirt: from the armpits, along the sides and across the waist. */
export function torsoFolds(
  { armpit: [ax, ay], waist: [wx, wy], hem: [hx, hy] }: Torso,
  strength = 1,
): Fold[] {
  const length = hy - ay;
  const side: Fold[] = [
    fold([ax - 4, ay + 6], [ax - 62, ay + length * 0.1], [ax - 96, ay + length * 0.34], 11, strength),
    fold([ax - 12, ay - 24], [ax - 54, ay - 4], [ax - 128, ay + 26], 8, strength * 0.7),
    fold(
      [wx + 2, wy - length * 0.06],
      [wx - 60, wy + length * 0.01],
      [wx - 104, wy - length * 0.01],
      8,
      strength * 0.6,
    ),
    fold([wx - 34, wy + length * 0.1], [wx - 62, (wy + hy) / 2], [hx - 52, hy - 14], 12, strength * 0.8),
  ];
  return [
    ...side,
    ...mirrorFolds(side.map((one, i) => ({ ...one, strength: one.strength * (i === 2 ? 0.6 : 0.9) }))),
    fold([-24, hy - length * 0.36], [-44, hy - length * 0.2], [-30, hy - 20], 9, strength * 0.5),
    fold([56, wy - length * 0.2], [38, wy], [52, wy + length * 0.16], 9, strength * 0.4),
  ];
}
