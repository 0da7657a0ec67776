import { symmetricPath } from '../path.ts';
import { button, fold, type Piece, ribsBetween, withMirror } from '../piece.ts';
import type { Torso } from './torso.ts';

export function poloCollar({ neck, neckDrop }: Torso): Piece[] {
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

export function rollNeck({ neck }: Torso, height: number): Piece[] {
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

export function hoodBack({ neck }: Torso): Piece {
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

export function hoodFront({ neck, neckDrop }: Torso): Piece[] {
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
