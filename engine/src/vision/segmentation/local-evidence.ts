import type { Superpixels } from '../image/superpixels.ts';

const falloff = Float64Array.from({ length: 460 }, (_, k) => Math.exp(-k / 100));

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
  likeness: Likeness,
  members?: Uint8Array,
): Float32Array {
  const order = activePieces(pieces, figureWeight, groundWeight, members);
  const most = (order.length * (order.length - 1)) / 2;
  // Used up before this returns, so that one store serves all photos.
  if (store.weights.length < most) store = newStore(most);
  const pairs = likePairs(pieces, likeness, order, store);
  return evidenceOf(pieces.count, pairs, figureWeight, groundWeight, likeness);
}

/** Local evidence for weights that change while the pieces stay: what is alike is found once. */
export function repeatedEvidence(
  pieces: Superpixels,
  likeness: Likeness,
): (figureWeight: Float32Array, groundWeight: Float32Array) => Float32Array {
  const order = Int32Array.from({ length: pieces.count }, (_, k) => k);
  const most = (order.length * (order.length - 1)) / 2;
  const pairs = likePairs(pieces, likeness, byLightness(pieces, order), newStore(most));
  return (figureWeight, groundWeight) =>
    evidenceOf(pieces.count, pairs, figureWeight, groundWeight, likeness);
}

/** Pairs of alike pieces: those of `order[i]` are entries `starts[i]` to `starts[i + 1]`, places in the order (below 65,536). */
type LikePairs = { order: Int32Array; starts: Int32Array; others: Uint16Array; weights: Float32Array };

type PairStore = Pick<LikePairs, 'others' | 'weights'>;

let store = newStore(0);

function newStore(pairs: number): PairStore {
  return { others: new Uint16Array(pairs), weights: new Float32Array(pairs) };
}

function likePairs(
  pieces: Superpixels,
  { colour, place, anywhere, grainWidth = 1.2 }: Likeness,
  order: Int32Array,
  { others, weights }: PairStore,
): LikePairs {
  const [l, a, b, x, y, grain] = [pieces.l, pieces.a, pieces.b, pieces.x, pieces.y, pieces.grain].map(
    (plane) => picked(plane, order),
  );
  const colourScale = 1 / (2 * colour * colour);
  const grainScale = 1 / (2 * grainWidth * grainWidth);
  const placeScale = 1 / (2 * place * place);
  const furthest = Math.sqrt(4.5 / colourScale);
  const starts = new Int32Array(order.length + 1);
  let filled = 0;
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
      others[filled] = j;
      weights[filled++] = falloff[(d * 100) | 0] * (anywhere + (near < 4.5 ? falloff[(near * 100) | 0] : 0));
    }
    starts[i + 1] = filled;
  }
  return { order, starts, others, weights };
}

/** The numbers of `plane` in an order, wide enough to be read a million times without being converted. */
function picked(plane: Float32Array, order: Int32Array): Float64Array {
  const out = new Float64Array(order.length);
  for (let n = 0; n < order.length; n++) out[n] = plane[order[n]];
  return out;
}

function evidenceOf(
  count: number,
  { order, starts, others, weights }: LikePairs,
  figureWeight: Float32Array,
  groundWeight: Float32Array,
  { novelFigure, novelGround }: Likeness,
): Float32Array {
  const figureHere = picked(figureWeight, order);
  const groundHere = picked(groundWeight, order);
  const figure = new Float64Array(order.length);
  const ground = new Float64Array(order.length);
  for (let i = 0; i < order.length; i++) {
    const ownFigure = figureHere[i];
    const ownGround = groundHere[i];
    let figureSum = 0;
    let groundSum = 0;
    for (let p = starts[i]; p < starts[i + 1]; p++) {
      const j = others[p];
      const weight = weights[p];
      figureSum += weight * figureHere[j];
      groundSum += weight * groundHere[j];
      figure[j] += weight * ownFigure;
      ground[j] += weight * ownGround;
    }
    figure[i] += figureSum;
    ground[i] += groundSum;
  }
  const evidence = new Float32Array(count);
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
  return byLightness({ l }, Int32Array.from(active));
}

function byLightness({ l }: Pick<Superpixels, 'l'>, members: Int32Array): Int32Array {
  return members.sort((one, other) => l[one] - l[other] || one - other);
}
