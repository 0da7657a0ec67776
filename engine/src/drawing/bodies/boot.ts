import { button, fold, type Piece, ribsBetween } from '../piece.ts';
import { pair } from './shoe-pair.ts';

export type BootShape = { style: 'ankle' | 'chelsea' | 'lace' | 'knee' | 'heeled' };

export function drawBoot({ style }: BootShape): Piece[] {
  const top = style === 'knee' ? -330 : style === 'lace' ? -120 : -104;
  const calf = style === 'knee' ? 26 : 4;
  const heeled = style === 'heeled';
  const upper: Piece = {
    path: `M-2 92C-8 66 16 52 54 44C98 34 126 12 142 -20C${150 - calf * 0.4} -60 ${146 - calf} ${top + 90} ${144 - calf} ${top + 6}Q${206} ${top - 10} ${274 + calf} ${top}C${276 + calf} ${top + 100} 268 -40 276 -6C284 30 294 60 296 90C220 106 70 108 -2 92Z`,
    cloth: 'main',
    volume: 1,
    gloss: 0.55,
    folds: [
      fold([116, 30], [150, 34], [190, 22], 8, 0.8),
      fold([134, 4], [176, 18], [236, 4], 9, 0.8),
      fold([144, -26], [186, -14], [240, -30], 8, 0.7),
      fold([278, -10], [250, 4], [214, 0], 8, 0.6),
      fold([24, 62], [50, 50], [84, 46], 10, -0.9),
      fold([186, top + 20], [184, top / 2], [192, -30], 14, -0.6),
      ...(style === 'knee'
        ? [
            fold([130, -120], [180, -100], [240, -124], 9, 0.5),
            fold([272, -70], [230, -56], [170, -66], 8, 0.6),
          ]
        : []),
    ],
    seams: ['M262 98C254 50 258 10 264 -20', ...(style === 'lace' ? ['M60 44C76 58 82 78 78 104'] : [])],
    stitches: style === 'lace' ? ['M66 43C82 58 88 78 84 104'] : [],
  };
  const opening: Piece = {
    path: `M${144 - calf} ${top + 6}Q${206} ${top - 24} ${274 + calf} ${top}Q${210} ${top + 16} ${144 - calf} ${top + 6}Z`,
    cloth: 'inside',
    volume: 0.3,
    line: 1.4,
  };
  const block: Piece = heeled
    ? {
        path: 'M232 92L294 88C294 120 286 150 284 176L252 176C250 140 240 116 232 92Z',
        cloth: 'glass',
        volume: 0.6,
      }
    : { path: 'M212 94L296 88L297 124L216 126Z', cloth: 'glass', volume: 0.4 };
  const sole: Piece = {
    path: 'M-4 90C40 102 120 106 180 102C220 100 260 96 298 88L298 98C250 108 210 112 180 112L140 118C80 120 20 116 -2 108C-6 102 -6 94 -4 90Z',
    cloth: style === 'lace' ? 'glass' : 'hide',
    volume: 0.3,
    line: 1.5,
  };
  const gore: Piece = {
    path: `M172 ${top + 4}L232 ${top + 2}C232 ${top + 60} 222 -10 206 8C188 -10 174 ${top + 60} 172 ${top + 4}Z`,
    cloth: 'glass',
    volume: 0.4,
    line: 1.4,
    ribs: ribsBetween(
      (t) => [174 + 56 * t, top],
      (t) => [190 + 30 * t, 8],
      10,
    ),
  };
  const tab: Piece = {
    path: `M262 ${top - 22}L280 ${top - 22}L278 ${top + 34}L264 ${top + 34}Z`,
    cloth: 'second',
    volume: 0.3,
    lift: 2,
    line: 1.2,
  };
  const extras: Piece[] =
    style === 'chelsea'
      ? [gore, tab]
      : style === 'lace'
        ? laceRows(top)
        : style === 'knee' || heeled
          ? [{ path: `M236 ${top + 8}L240 ${top + 8}L246 40L242 40Z`, cloth: 'metal', volume: 0, line: 0.8 }]
          : [...button(222, -40, 7, 'metal')];
  return pair([block, sole, opening, upper, ...extras], 88, style === 'knee' ? -44 : -58);
}

function laceRows(top: number): Piece[] {
  const facing: Piece = {
    path: `M110 34C130 20 142 0 146 -24L146 ${top + 8}L196 ${top + 2}C196 -30 188 0 176 28C160 46 130 48 110 34Z`,
    cloth: 'main',
    volume: 0.5,
    gloss: 0.4,
    lift: 2,
    line: 1.5,
    stitches: [`M190 ${top + 8}C190 -30 182 0 170 26`],
  };
  const count = 6;
  const rows = Array.from({ length: count }, (_, i): Piece => {
    const t = i / (count - 1);
    const [x, y] = [128 + Math.min(1, t * 2.4) * 20, 26 + t * (top - 10)];
    return {
      path: `M${x - 8} ${y - 4}C${x + 8} ${y - 12} ${x + 24} ${y - 4} ${x + 36} ${y + 6}L${x + 34} ${y + 12}C${x + 22} ${y + 3} ${x + 8} ${y - 4} ${x - 8} ${y + 3}Z`,
      cloth: 'second',
      volume: 0.2,
      lift: 1.5,
      line: 0.9,
    };
  });
  return [facing, ...rows];
}
