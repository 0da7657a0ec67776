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
 * near ones counting most: a kernel density estimate in colour and place that leaves the piece itself out. With
 * `members` the others are answered as 0.
 */
export function localEvidence(
  pieces: Superpixels,
  figureWeight: Float32Array,
  groundWeight: Float32Array,
  { colour, place, anywhere, grainWidth = 1.2, novelFigure, novelGround }: Likeness,
  members?: Uint8Array,
): Float32Array {
  const order = activePieces(pieces, figureWeight, groundWeight, members);
  const [l, a, b, x, y, grain] = [pieces.l, pieces.a, pieces.b, pieces.x, pieces.y, pieces.grain].map(
    (plane) => Float32Array.from(order, (k) => plane[k]),
  );
  const figureHere = Float32Array.from(order, (k) => figureWeight[k]);
  const groundHere = Float32Array.from(order, (k) => groundWeight[k]);
  const figure = new Float32Array(order.length);
  const ground = new Float32Array(order.length);
  const colourScale = 1 / (2 * colour * colour);
  const grainScale = 1 / (2 * grainWidth * grainWidth);
  const placeScale = 1 / (2 * place * place);
  const furthest = Math.sqrt(4.5 / colourScale);
  const falloff = kernelTable();
  for (let i = 0; i < order.length; i++) {
    const li = l[i];
    const ai = a[i];
    const bi = b[i];
    const gi = grain[i];
    const xi = x[i];
    const yi = y[i];
    for (let j = i + 1; j < order.length; j++) {
      const dl = l[j] - li;
      if (dl > furthest) break;
      const da = ai - a[j];
      const db = bi - b[j];
      const dg = gi - grain[j];
      const d = (dl * dl + 4 * (da * da + db * db)) * colourScale + dg * dg * grainScale;
      if (d > 4.5) continue;
      const dx = xi - x[j];
      const dy = yi - y[j];
      const near = (dx * dx + dy * dy) * placeScale;
      const weight = falloff[(d * 100) | 0] * (anywhere + (near < 4.5 ? falloff[(near * 100) | 0] : 0));
      figure[i] += weight * figureHere[j];
      figure[j] += weight * figureHere[i];
      ground[i] += weight * groundHere[j];
      ground[j] += weight * groundHere[i];
    }
  }
  const evidence = new Float32Array(pieces.count);
  for (let n = 0; n < order.length; n++)
    evidence[order[n]] = Math.log((figure[n] + novelFigure) / (ground[n] + novelGround));
  return evidence;
}

/** The pieces that are asked about or speak, by lightness, so that unlike ones are never compared. */
function activePieces(
  { count, l }: Superpixels,
  figureWeight: Float32Array,
  groundWeight: Float32Array,
  members?: Uint8Array,
): Int32Array {
  const active: number[] = [];
  for (let k = 0; k < count; k++)
    if (!members || members[k] || figureWeight[k] > 0 || groundWeight[k] > 0) active.push(k);
  return Int32Array.from(active).sort((one, other) => l[one] - l[other] || one - other);
}

function kernelTable(): Float32Array {
  return Float32Array.from({ length: 460 }, (_, k) => Math.exp(-k / 100));
}
