import { symmetricPath } from '../path.ts';
import { bothSides, fold, mirrorFolds, type Piece, withMirror } from '../piece.ts';

/** A one-piece swimsuit with straps and a scooped neck. */
export function drawSwimsuit(): Piece[] {
  const side = 'C120 90 128 150 112 220C104 262 118 310 138 352C118 392 66 416 44 470L0 474';
  const folds = [
    fold([60, 150], [72, 200], [70, 250], 12, 0.6),
    fold([100, 300], [70, 320], [40, 360], 12, 0.7),
  ];
  return [
    { path: symmetricPath('M0 132L58 96L74 20L96 20L104 92L100 150L0 158'), cloth: 'inside', line: 1 },
    {
      path: symmetricPath(`M0 160C40 156 64 128 70 84L74 -4L98 -4L104 64C108 84 112 88 116 92${side}`),
      cloth: 'main',
      volume: 1,
      folds: [...folds, ...mirrorFolds(folds)],
      stitches: bothSides(['M4 168C46 163 72 134 78 88L81 0', 'M134 360C114 398 74 420 50 466']),
    },
  ];
}

/** A cape with slits for the hands. */
export function drawCape(): Piece[] {
  const folds = [
    fold([90, 110], [130, 300], [190, 540], 22, 0.8),
    fold([50, 140], [66, 320], [96, 560], 20, 0.8),
    fold([140, 120], [210, 280], [262, 480], 20, 0.6),
  ];
  return [
    {
      path: symmetricPath('M0 34C30 32 58 20 66 -4L74 4C72 34 40 58 0 62'),
      cloth: 'inside',
      line: 1,
    },
    {
      path: symmetricPath(
        'M0 60C38 56 66 36 74 4C120 18 176 52 206 116C262 238 300 390 316 520C240 578 120 600 0 602',
      ),
      cloth: 'main',
      volume: 1.2,
      folds: [...folds, ...mirrorFolds(folds)],
      seams: ['M0 62L0 600'],
      stitches: ['M14 66L14 596'],
    },
    ...withMirror({
      path: 'M168 292L182 290L196 404L182 408Z',
      cloth: 'inside',
      volume: 0.2,
      line: 1.2,
    }),
  ];
}
