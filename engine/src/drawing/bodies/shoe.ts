import { ellipsePath } from '../path.ts';
import { button, fold, movePieces, type Piece, ribsBetween } from '../piece.ts';

/** A pair seen from the side, toes to the left: the far shoe behind, a little higher. Scaled up a third to be read beside clothes. */
function pair(shoe: Piece[], dx = 78, dy = -62): Piece[] {
  return [
    ...movePieces(shoe, dx, dy, 3),
    ...shoe.map((piece, i) => (i === 0 ? { ...piece, lift: 7 } : piece)),
  ];
}

export type SneakerShape = { style: 'court' | 'runner' | 'high' };

export function drawSneaker({ style }: SneakerShape): Piece[] {
  const runner = style === 'runner';
  const rise = style === 'high' ? -74 : 0;
  const heelTop = -22 + rise;
  const sole: Piece = runner
    ? {
        path: 'M-6 74C10 92 40 84 80 86C140 90 200 76 262 70C290 68 306 76 306 90C304 112 296 126 276 128C200 132 110 132 40 128C12 126 -12 104 -6 74Z',
        cloth: 'sole',
        volume: 0.7,
        seams: ['M2 100C80 116 180 104 304 98'],
      }
    : {
        path: 'M0 82C30 92 120 92 292 84C300 92 300 112 292 122C200 128 90 128 20 124C2 120 -6 100 0 82Z',
        cloth: 'sole',
        volume: 0.55,
        stitches: ['M6 92C60 100 180 100 294 93'],
        seams: ['M2 112C80 118 200 118 294 112'],
      };
  const upper: Piece = {
    path: `M0 84C-2 62 14 46 46 40C76 34 104 18 124 ${-6}C138 ${-22 + rise * 0.5} 148 ${-38 + rise} 166 ${-44 + rise}C176 ${-46 + rise} 182 ${-34 + rise} 186 ${-22 + rise}C210 ${-2 + rise} 240 ${-4 + rise} 262 ${heelTop - 4}C276 ${heelTop - 10} 286 ${heelTop + 2} 286 ${heelTop + 16}C282 ${10 + rise * 0.3} 294 40 294 86C200 96 90 96 0 84Z`,
    cloth: 'main',
    volume: 0.9,
    folds: [
      fold([96, 36], [86, 58], [100, 86], 8, 0.7),
      fold([120, 20], [112, 50], [126, 84], 7, 0.5),
      fold([190, 10 + rise * 0.5], [206, 40], [200, 84], 9, 0.5),
    ],
    seams: ['M44 41C58 56 62 74 58 92', `M248 92C246 50 256 20 250 ${heelTop + 16}`],
    stitches: ['M51 40C65 56 69 74 65 92', `M241 92C239 50 248 20 242 ${heelTop + 22}`],
  };
  const quarter: Piece = {
    path: `M104 92C104 62 116 34 136 10L${182} ${-12 + rise}C190 ${4 + rise} 200 ${6 + rise} 206 ${8 + rise}C196 40 196 66 200 93C170 95 130 95 104 92Z`,
    cloth: runner ? 'second' : 'main',
    grain: 8,
    volume: 0.4,
    lift: 1.5,
    line: 1.4,
    stitches: [`M110 92C110 64 121 38 140 16`],
  };
  const tab: Piece = {
    path: `M256 ${heelTop - 2}C268 ${heelTop - 10} 288 ${heelTop - 8} 288 ${heelTop + 20}C286 ${heelTop + 50} 290 46 292 62L264 64C260 40 258 20 256 ${heelTop - 2}Z`,
    cloth: 'second',
    volume: 0.4,
    line: 1.4,
  };
  const lining: Piece = {
    path: `M160 ${-44 + rise}C172 ${-52 + rise} 182 ${-38 + rise} 188 ${-22 + rise}C210 ${-4 + rise} 240 ${-6 + rise} 264 ${heelTop - 4}C240 ${heelTop - 22} 200 ${-40 + rise} 160 ${-44 + rise}Z`,
    cloth: 'inside',
    volume: 0.4,
    line: 1.3,
  };
  const rows = style === 'high' ? 7 : 5;
  const laces = Array.from({ length: rows }, (_, i): Piece => {
    const t = i / (rows - 1);
    const [x, y] = [112 + t * 54, 22 + t * (-54 + rise)];
    return {
      path: `M${x - 8} ${y - 6}C${x + 2} ${y - 12} ${x + 14} ${y - 2} ${x + 22} ${y + 10}L${x + 17} ${y + 15}C${x + 8} ${y + 6} ${x} ${y} ${x - 10} ${y + 1}Z`,
      cloth: 'paper',
      volume: 0.2,
      lift: 1.5,
      line: 1,
    };
  });
  const waves: Piece[] = runner
    ? [
        {
          path: 'M132 88C150 60 176 44 212 36C196 52 188 70 186 90C168 92 150 92 132 88Z',
          cloth: 'paper',
          volume: 0.2,
          line: 1.2,
        },
      ]
    : [];
  return pair([sole, lining, upper, quarter, tab, ...waves, ...laces]);
}

export type LowShoeShape = { style: 'oxford' | 'derby' | 'loafer' | 'moccasin' };

export function drawLowShoe({ style }: LowShoeShape): Piece[] {
  const loafer = style === 'loafer' || style === 'moccasin';
  const heel: Piece = { path: 'M216 92L292 88L294 124L220 126Z', cloth: 'glass', volume: 0.4 };
  const sole: Piece = {
    path: 'M-2 90C40 102 120 108 180 104C220 102 260 96 296 90L296 98C250 108 210 112 180 113C110 116 30 112 2 104C-4 100 -4 94 -2 90Z',
    cloth: 'hide',
    volume: 0.3,
    line: 1.5,
  };
  const upper: Piece = {
    path: loafer
      ? 'M-2 94C-6 74 14 60 50 52C86 44 112 28 136 18C150 12 160 14 166 20C196 28 236 20 262 -2C276 -12 288 -4 290 14C292 40 296 66 296 92C220 110 70 112 -2 94Z'
      : 'M-2 94C-8 72 14 60 52 52C92 44 120 22 142 -4C150 -16 164 -20 174 -14C200 6 238 6 262 -6C276 -14 288 -6 290 12C292 40 296 66 296 92C220 110 70 112 -2 94Z',
    cloth: 'main',
    volume: 0.95,
    gloss: 0.75,
    folds: [
      fold([96, 44], [92, 66], [104, 96], 6, 0.6),
      fold([112, 36], [108, 62], [118, 94], 5, 0.5),
      fold([20, 66], [44, 56], [74, 54], 9, -0.9),
      fold([262, 10], [272, 40], [270, 80], 10, -0.6),
    ],
    seams: loafer
      ? ['M30 62C60 58 100 54 128 62C146 68 150 82 148 104', 'M250 96C246 60 250 30 258 4']
      : ['M62 50C78 62 84 82 80 106', 'M250 98C246 60 250 30 256 2'],
    stitches: loafer ? ['M26 70C60 66 96 62 122 70C136 76 140 90 138 104'] : ['M68 49C84 62 90 82 86 106'],
  };
  const lining: Piece = {
    path: loafer
      ? 'M146 14C170 26 226 22 264 -4C240 -16 180 -6 146 14Z'
      : 'M160 -18C186 6 230 8 264 -6C240 -22 196 -24 160 -18Z',
    cloth: 'inside',
    volume: 0.4,
    line: 1.3,
  };
  const extras: Piece[] = loafer
    ? [
        {
          path: 'M88 50C104 40 124 30 142 24C166 50 176 78 178 106L134 110C130 84 116 62 88 50Z',
          cloth: 'main',
          grain: 10,
          volume: 0.5,
          gloss: 0.5,
          lift: 2,
          line: 1.5,
          stitches: ['M98 50C122 62 136 84 140 108'],
        },
        ...(style === 'loafer'
          ? [
              {
                path: 'M104 56L142 40L150 54L112 70Z',
                cloth: 'metal',
                volume: 0.25,
                lift: 2,
                line: 1.2,
              } satisfies Piece,
              { path: 'M114 58L138 48L142 54L118 64Z', cloth: 'main', volume: 0, line: 1 } satisfies Piece,
            ]
          : [
              {
                path: ellipsePath(118, 58, 7, 13),
                cloth: 'main',
                volume: 0.3,
                lift: 2,
                line: 1.2,
              } satisfies Piece,
              {
                path: ellipsePath(134, 62, 7, 13),
                cloth: 'main',
                volume: 0.3,
                lift: 2,
                line: 1.2,
              } satisfies Piece,
            ]),
      ]
    : [
        {
          path: 'M106 36C124 24 138 8 146 -6C154 -14 166 -16 174 -12C188 0 196 6 204 8C204 40 198 74 196 104C170 107 150 108 134 108C130 78 122 54 106 36Z',
          cloth: 'main',
          grain: 8,
          volume: 0.5,
          gloss: 0.5,
          lift: 2,
          line: 1.5,
          stitches: ['M113 38C128 56 136 78 140 106'],
        },
        ...[0, 1, 2, 3].map(
          (i): Piece => ({
            path: `M${122 + i * 12} ${28 - i * 13}C${132 + i * 12} ${24 - i * 13} ${144 + i * 11} ${30 - i * 12} ${152 + i * 10} ${38 - i * 11}L${149 + i * 10} ${42 - i * 11}C${141 + i * 11} ${34 - i * 12} ${132 + i * 12} ${30 - i * 13} ${121 + i * 12} ${33 - i * 13}Z`,
            cloth: 'glass',
            volume: 0,
            lift: 1,
            line: 0.8,
          }),
        ),
      ];
  return pair([heel, sole, lining, upper, ...extras], 74, -58);
}

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

export type PumpShape = { style: 'heel' | 'flat' | 'sandal' | 'slide' };

export function drawPump({ style }: PumpShape): Piece[] {
  if (style === 'sandal' || style === 'slide') return drawSandal(style);
  const heel = style === 'heel';
  const lift = heel ? 96 : 8;
  const sole: Piece = {
    path: `M-6 ${94}C40 104 84 104 120 96C170 ${84 - lift * 0.4} 210 ${90 - lift} 262 ${84 - lift}L286 ${82 - lift}L288 ${90 - lift}L262 ${94 - lift}C216 ${98 - lift} 176 ${96 - lift * 0.3} 126 104C84 112 20 112 -4 102Z`,
    cloth: 'hide',
    volume: 0.2,
    line: 1.4,
  };
  const stiletto: Piece = heel
    ? {
        path: 'M246 -4L288 -12C290 20 276 60 274 104L264 104C262 60 262 24 246 -4Z',
        cloth: 'main',
        volume: 0.5,
        gloss: 0.7,
      }
    : { path: 'M222 84L288 76L288 96L224 100Z', cloth: 'hide', volume: 0.3, line: 1.4 };
  const upper: Piece = {
    path: `M-8 94C-12 78 10 66 44 58C66 52 84 50 96 56C130 ${80 - lift * 0.2} 176 ${70 - lift * 0.7} 214 ${54 - lift}C240 ${44 - lift} 256 ${20 - lift} 264 ${2 - lift}C276 ${-8 - lift} 288 ${6 - lift} 288 ${26 - lift}C290 ${50 - lift} 290 ${70 - lift} 287 ${84 - lift}C260 ${90 - lift} 216 ${92 - lift} 178 ${96 - lift * 0.4}C140 100 60 112 -8 94Z`,
    cloth: 'main',
    volume: 0.8,
    gloss: 0.75,
    folds: [
      fold([6, 78], [34, 66], [70, 64], 8, -1),
      fold([100, 66], [110, 84], [104, 102], 5, 0.5),
      fold([268, 20 - lift], [276, 44 - lift], [274, 76 - lift], 8, -0.8),
    ],
  };
  const insole: Piece = {
    path: `M88 54C120 ${66 - lift * 0.2} 176 ${60 - lift * 0.8} 214 ${40 - lift}C240 ${30 - lift} 252 ${10 - lift} 264 ${2 - lift}C258 ${26 - lift} 240 ${44 - lift} 214 ${56 - lift}C170 ${74 - lift * 0.7} 120 ${86 - lift * 0.2} 88 54Z`,
    cloth: 'hide',
    volume: 0.3,
    line: 1.2,
  };
  const bow: Piece[] = heel
    ? []
    : [
        {
          path: 'M72 54C58 40 46 44 50 56C54 66 66 62 74 56C82 66 98 66 100 54C100 42 86 42 72 54Z',
          cloth: 'main',
          volume: 0.3,
          lift: 2,
          line: 1.3,
        },
      ];
  return pair([stiletto, sole, insole, upper, ...bow], 92, heel ? -60 : -50);
}

function drawSandal(style: 'sandal' | 'slide'): Piece[] {
  const bed: Piece = {
    path: 'M-8 92C20 84 80 94 130 92C190 90 240 80 288 78C298 84 298 102 290 112C220 118 90 124 20 120C-2 118 -14 104 -8 92Z',
    cloth: 'hide',
    volume: 0.6,
    seams: ['M-8 104C80 112 200 104 294 98'],
  };
  const strap = (path: string): Piece => ({ path, cloth: 'main', volume: 0.7, gloss: 0.3, lift: 2 });
  const toe = strap(
    'M26 90C36 58 66 44 96 46C120 48 132 66 134 94C120 96 112 96 104 96C102 78 92 70 78 72C62 74 54 82 52 96Z',
  );
  if (style === 'slide')
    return pair(
      [bed, strap('M34 92C44 40 96 20 140 34C168 44 176 66 178 94C130 104 80 102 34 92Z')],
      86,
      -48,
    );
  const ankle: Piece[] = [
    strap('M196 88C206 50 212 10 226 -16L244 -12C232 18 226 50 220 88Z'),
    strap('M270 82C276 40 276 10 268 -20L284 -24C292 10 294 44 290 80Z'),
    strap('M180 -8C206 -24 250 -30 288 -26L288 -10C250 -14 210 -8 184 10Z'),
    { path: 'M196 -22L218 -28L222 -6L200 0Z', cloth: 'metal', volume: 0.2, lift: 1.5, line: 1.2 },
  ];
  const cross = strap('M98 94C112 60 140 40 176 34L182 50C152 56 134 70 124 95Z');
  return pair([bed, toe, cross, ...ankle], 86, -48);
}
