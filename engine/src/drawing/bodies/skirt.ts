import { boxPath, type Point, symmetricPath } from '../path.ts';
import { type Fold, fold, type Piece } from '../piece.ts';

export type SkirtShape = {
  waist: number;
  hip: number;
  hem: number;
  length: number;
  style: 'straight' | 'a-line' | 'pleated' | 'gathered';
  waistband: boolean;
  /** Height at which the skirt starts, for dresses. */
  top?: number;
  slit?: boolean;
};

/** The outline of a skirt from `top` (its waist) down. */
export function skirtPath(shape: SkirtShape): string {
  const { hem, length, style, top = 0, waist } = shape;
  const bottom = top + length;
  const sag = style === 'straight' ? 6 : 26;
  return symmetricPath(
    `M0 ${top}L${waist} ${top}${sideSeam(shape, bottom - sag * 0.5)}${scallop(hem, bottom, sag, style)}`,
  );
}

function sideSeam({ waist, hip, hem, length, style, top = 0 }: SkirtShape, bottom: number): string {
  const drop = Math.min(200, length * 0.42);
  if (style === 'straight') {
    return `C${waist + 18} ${top + drop * 0.25} ${hip} ${top + drop * 0.55} ${hip} ${top + drop}C${hip} ${top + drop + length * 0.2} ${hem + 2} ${bottom - length * 0.3} ${hem} ${bottom}`;
  }
  const full = style === 'gathered' ? 1.05 : 0.72;
  return `C${waist + (hip - waist) * full} ${top + drop * 0.4} ${hip + (hem - hip) * 0.38} ${top + drop * 1.3} ${hem} ${bottom}`;
}

function scallop(hem: number, bottom: number, sag: number, style: SkirtShape['style']): string {
  if (style === 'straight') return `Q${hem / 2} ${bottom + sag} 0 ${bottom + sag}`;
  const wave = style === 'pleated' ? 4 : 5;
  const waves = style === 'pleated' ? 7 : 3;
  let path = '';
  for (let i = 0; i < waves; i++) {
    const x1 = hem * (1 - (i + 0.5) / waves);
    const x2 = hem * (1 - (i + 1) / waves);
    const y = bottom - sag * 0.5 + sag * (1 - (x2 / hem) ** 2);
    path += `Q${x1} ${y + wave} ${x2} ${y - (i === waves - 1 ? 0 : wave * 0.4)}`;
  }
  return path;
}

export function skirtFolds({ waist, hip, hem, length, style, top = 0 }: SkirtShape): Fold[] {
  const bottom = top + length;
  const fall = (share: number, start: number, width: number, strength: number): Fold => {
    const [x1, x2, x3]: number[] = [waist * share * 0.95, hip * share, hem * share];
    const from: Point = [x1 + (x2 - x1) * start, top + length * start];
    return fold(from, [x2 * 0.99, top + length * 0.5], [x3, bottom + 6], width, strength);
  };
  if (style === 'straight') {
    return [
      fall(0.74, 0.35, 12, 0.6),
      fall(-0.68, 0.4, 12, 0.6),
      fall(0.16, 0.5, 9, 0.4),
      fold(
        [hip - 8, top + length * 0.34],
        [hip * 0.5, top + length * 0.4],
        [hip * 0.2, top + length * 0.36],
        8,
        0.4,
      ),
      fold(
        [-hip + 8, top + length * 0.3],
        [-hip * 0.5, top + length * 0.38],
        [-hip * 0.26, top + length * 0.35],
        8,
        0.4,
      ),
    ];
  }
  if (style === 'pleated')
    return [-0.86, -0.57, -0.285, 0, 0.285, 0.57, 0.86].map((share, i) =>
      fall(share + 0.04, 0, 9, 0.7 + (i % 2) * 0.15),
    );
  const strength = style === 'gathered' ? 0.9 : 0.75;
  const shares =
    style === 'gathered'
      ? [-0.84, -0.62, -0.38, -0.12, 0.14, 0.4, 0.64, 0.86]
      : [-0.78, -0.4, 0.02, 0.42, 0.76];
  return shares.map((share, i) =>
    fall(
      share,
      style === 'gathered' ? 0.02 : 0.16 + (i % 2) * 0.14,
      12 + (i % 3) * 4,
      strength - (i % 2) * 0.2,
    ),
  );
}

export function drawSkirt(shape: SkirtShape): Piece[] {
  const top = shape.top ?? 0;
  const { waist, hem, length, style } = shape;
  const bottom = top + length;
  const skirt: Piece = {
    path: skirtPath(shape),
    cloth: 'main',
    volume: 1.3,
    folds: skirtFolds(shape),
    seams:
      style === 'pleated'
        ? pleatLines(shape)
        : style === 'straight'
          ? [
              `M${waist * 0.5} ${top + 36}L${waist * 0.56} ${top + 130}`,
              `M${-waist * 0.5} ${top + 36}L${-waist * 0.56} ${top + 130}`,
            ]
          : [],
    stitches:
      style === 'pleated' || style === 'gathered'
        ? []
        : [
            `M${-hem - 4} ${bottom - 24}Q${-hem / 2} ${bottom - (style === 'straight' ? 14 : -4)} 0 ${bottom - (style === 'straight' ? 14 : -4)}Q${hem / 2} ${bottom - (style === 'straight' ? 14 : -4)} ${hem + 4} ${bottom - 24}`,
          ],
  };
  const pieces: Piece[] = [];
  if (shape.waistband)
    pieces.push({
      path: symmetricPath(`M0 ${top - 8}L${waist - 4} ${top - 16}L${waist - 2} ${top + 10}L0 ${top + 14}`),
      cloth: 'inside',
      volume: 0.5,
      line: 1.4,
    });
  pieces.push(skirt);
  if (shape.slit)
    pieces.push({
      path: `M${hem * 0.44} ${bottom + 12}C${hem * 0.4} ${bottom - 90} ${hem * 0.36} ${bottom - 180} ${hem * 0.34} ${bottom - 250}C${hem * 0.42} ${bottom - 170} ${hem * 0.56} ${bottom - 80} ${hem * 0.6} ${bottom + 8}Z`,
      cloth: 'inside',
      volume: 0.7,
      line: 1.5,
    });
  if (shape.waistband)
    pieces.push(
      {
        path: symmetricPath(
          `M0 ${top - 4}Q${waist * 0.6} ${top - 6} ${waist} ${top - 14}L${waist + (style === 'straight' ? 5 : 10)} ${top + 24}Q${waist * 0.6} ${top + 34} 0 ${top + 36}`,
        ),
        cloth: 'main',
        grain: 90,
        volume: 0.6,
        lift: 2.5,
        stitches: [`M${-waist} ${top + 20}Q0 ${top + 40} ${waist} ${top + 20}`],
      },
      { path: boxPath(waist * 0.72, top - 8, 5, 40, 2), cloth: 'main', volume: 0, line: 1 },
    );
  return pieces;
}

function pleatLines({ waist, hip, hem, length, top = 0 }: SkirtShape): string[] {
  const hipY = top + Math.min(200, length * 0.42);
  return [-0.86, -0.57, -0.285, 0, 0.285, 0.57, 0.86].map(
    (share) =>
      `M${waist * share} ${top + 20}C${waist * share * 1.04} ${top + 60} ${hip * share} ${hipY - 50} ${hip * share} ${hipY}L${hem * share} ${top + length + 30}`,
  );
}
