import { fold, type Piece } from '../piece.ts';
import { pair } from './shoe-pair.ts';

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
  const footbed: Piece = {
    path: 'M52 98C70 84 96 76 124 76C138 74 150 84 152 98Z',
    cloth: 'inside',
    volume: 0.4,
    line: 1.4,
  };
  if (style === 'slide')
    return pair(
      [
        bed,
        footbed,
        strap(
          'M26 94C44 60 96 34 146 44C168 50 182 72 186 93C176 97 160 98 148 97C146 84 136 78 122 80C96 82 72 90 62 97C48 98 34 97 26 94Z',
        ),
      ],
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
