import type { Superpixels } from './superpixels.ts';

/** How colours and places count as alike: standard deviations in OKLab (chroma twice) and in pixels. */
export type Likeness = {
  colour: number;
  place: number;
  anywhere: number;
  novelFigure: number;
  novelGround: number;
  grainWidth?: number;
};

/**
 * For every piece the log of how much more its colour is found among the figure's pieces than among the ground's,
 * near ones counting most: a kernel density estimate in colour and place that leaves the piece itself out.
 */
export function localEvidence(
  pieces: Superpixels,
  figureWeight: Float32Array,
  groundWeight: Float32Array,
  { colour, place, anywhere, grainWidth = 1.2, novelFigure, novelGround }: Likeness,
): Float32Array {
  const { count, l, a, b, x, y, grain } = pieces;
  const figure = new Float32Array(count);
  const ground = new Float32Array(count);
  const colourScale = 1 / (2 * colour * colour);
  const grainScale = 1 / (2 * grainWidth * grainWidth);
  const placeScale = 1 / (2 * place * place);
  const falloff = kernelTable();
  for (let i = 0; i < count; i++) {
    const li = l[i];
    const ai = a[i];
    const bi = b[i];
    const gi = grain[i];
    const xi = x[i];
    const yi = y[i];
    for (let j = i + 1; j < count; j++) {
      const dl = li - l[j];
      let d = dl * dl;
      if (d * colourScale > 4.5) continue;
      const da = ai - a[j];
      const db = bi - b[j];
      const dg = gi - grain[j];
      d = (d + 4 * (da * da + db * db)) * colourScale + dg * dg * grainScale;
      if (d > 4.5) continue;
      const dx = xi - x[j];
      const dy = yi - y[j];
      const near = (dx * dx + dy * dy) * placeScale;
      const weight = falloff[(d * 100) | 0] * (anywhere + (near < 4.5 ? falloff[(near * 100) | 0] : 0));
      figure[i] += weight * figureWeight[j];
      figure[j] += weight * figureWeight[i];
      ground[i] += weight * groundWeight[j];
      ground[j] += weight * groundWeight[i];
    }
  }
  return Float32Array.from(figure, (mass, k) => Math.log((mass + novelFigure) / (ground[k] + novelGround)));
}

function kernelTable(): Float32Array {
  return Float32Array.from({ length: 460 }, (_, k) => Math.exp(-k / 100));
}
