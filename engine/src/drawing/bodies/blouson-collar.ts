import { symmetricPath } from '../path.ts';
import { fold, type Piece, ribsBetween, withMirror } from '../piece.ts';
import type { BlousonShape } from './blouson-shape.ts';
import type { Torso } from './torso.ts';

export function collarPieces({ collar, torso: { neck: n, neckDrop: d }, closure }: BlousonShape): Piece[] {
  if (collar === 'hood' || collar === 'fur-hood' || closure === 'biker') return [];
  if (collar === 'shirt') {
    return withMirror({
      path: `M${n - 4} -12C${n * 0.74} ${d * 0.4} ${n * 0.36} ${d * 0.8} 8 ${d - 8}L52 ${d + 62}Q${n * 0.96} ${d + 22} ${n + 40} 24Q${n + 24} -8 ${n - 4} -12Z`,
      cloth: 'main',
      grain: 34,
      volume: 0.6,
      lift: 5,
      stitches: [`M15 ${d - 6}L52 ${d + 52}Q${n * 0.9} ${d + 14} ${n + 31} 22`],
    });
  }
  const rise = collar === 'stand' ? 58 : 30;
  const half = `M0 ${d - rise}C${n * 0.5} ${d - rise - 4} ${n * 0.84} ${d * 0.4 - rise} ${n - 8} ${-rise * 0.7}L${n + 8} 8C${n * 0.98} ${d * 0.66} ${n * 0.6} ${d + 12} 0 ${d + 12}`;
  const back: Piece = {
    path: symmetricPath(
      `M0 ${-rise * 0.7 - 10}Q${n * 0.6} ${-rise * 0.7 - 8} ${n - 8} ${-rise * 0.7}L${n} 20L0 40`,
    ),
    cloth: 'inside',
    volume: 0.5,
    line: 1.4,
  };
  const ribs =
    collar === 'rib'
      ? ribsBetween(
          (t) => [(t * 2 - 1) * (n - 8), Math.cos((t - 0.5) * 3) * d - rise],
          (t) => [(t * 2 - 1) * (n + 10), Math.cos((t - 0.5) * 3) * (d + 14) + 2],
          34,
        )
      : [];
  const front: Piece = {
    path: symmetricPath(half),
    cloth: collar === 'rib' ? 'rib' : 'main',
    volume: 0.7,
    lift: 3,
    ribs,
    seams:
      collar === 'stand'
        ? [
            `M0 ${d - rise}L0 ${d + 12}`,
            `M${-n} ${-8}C${-n * 0.8} ${d * 0.6 - 16} ${-n * 0.4} ${d - 24} 0 ${d - 24}C${n * 0.4} ${d - 24} ${n * 0.8} ${d * 0.6 - 16} ${n} -8`,
          ]
        : [],
  };
  return [back, front];
}

export function hoodPieces({ neck, neckDrop }: Torso, fur: boolean): Piece[] {
  const n = neck + 40;
  const crown: Piece = {
    path: symmetricPath(
      `M0 -186C${n * 0.6} -188 ${n * 1.06} -136 ${n + 8} -60C${n + 10} -16 ${n + 4} 14 ${n - 8} 46L0 100`,
    ),
    cloth: 'main',
    volume: 1.1,
    seams: ['M0 -186L0 -120'],
    folds: [fold([-n + 8, 10], [-n * 0.84, -80], [-n * 0.4, -150], 14, 0.7)],
  };
  const m = neck + 2;
  const opening: Piece = {
    path: symmetricPath(
      `M0 -128C${m * 0.5} -128 ${m * 0.86} -96 ${m * 0.9} -44C${m * 0.9} 10 ${m * 0.5} ${neckDrop - 20} 0 ${neckDrop + 4}`,
    ),
    cloth: 'inside',
    volume: 1.2,
    line: 1.5,
    folds: [fold([-30, -100], [-44, -30], [-16, 40], 14, 0.7)],
  };
  if (!fur) return [crown, opening];
  const edge = (out: number) =>
    `C${m * 0.6} ${-128 - out} ${m * 0.96 + out} ${-100 - out * 0.6} ${m * 0.94 + out} -40C${m * 0.94 + out} 20 ${m * 0.6 + out * 0.6} ${neckDrop - 20} 24 ${neckDrop + 20}`;
  const tufts = Array.from({ length: 66 }, (_, i) => {
    const a = Math.PI * (1.18 - (i / 65) * 1.36);
    const [x, y] = [Math.cos(a) * m * 0.98, -30 - Math.sin(a) * 104];
    return `M${x} ${y}L${x + Math.cos(a) * 34 + (i % 3) * 3 - 3} ${y - Math.sin(a) * 34 + (i % 2) * 6}`;
  });
  return [
    crown,
    {
      path: symmetricPath(`M0 ${-166}${edge(38)}L0 ${neckDrop + 40}`),
      cloth: 'hide',
      volume: 1,
      lift: 3,
      ribs: tufts,
    },
    opening,
  ];
}
