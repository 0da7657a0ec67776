import type { LabImage } from '../image/lab-image.ts';
import type { Superpixels } from '../image/superpixels.ts';

/** Pixels within this many steps of a border are decided again. */
const bandReach = 4;
const sweeps = 5;
/** Likeness of a pixel to the pieces nearby, as standard deviations in OKLab (chroma twice) and in pixels. */
const colourWidth = 0.05;
const placeWidth = 8;
/** Colours that no side shows nearby count for none. */
const novelty = 0.5;
/** Weights of colour and of the length of borders. */
const colourWeight = 0.55;
const borderWeight = 0.9;
/** Step in OKLab (chroma twice) at which a border costs little. */
const edgeStep = 0.09;

/**
 * Labels of pieces to labels of pixels, with the borders between them moved to the edges that the pixels show and
 * smoothed where there are none: iterated conditional modes (Besag, 1986) in a narrow band, from the colours of other
 * pieces nearby and short borders along strong edges.
 */
export function refineRegions(image: LabImage, pieces: Superpixels, labelOf: Uint8Array): Uint8Array {
  const { width, height } = image;
  const labels = new Uint8Array(pieces.labels.length);
  for (let i = 0; i < labels.length; i++) labels[i] = labelOf[pieces.labels[i]];
  const band = bandAlong(labels, width, height);
  const costs = colourCosts(image, pieces, labelOf, band);
  const reach = neighbourhood(width);
  const open = new Uint8Array(labels.length).fill(1);
  for (let sweep = 0; sweep < sweeps; sweep++)
    if (settle(image, labels, band, costs, reach, open, sweep % 2 === 1) === 0) break;
  return labels;
}

/** Pixels within reach of a pixel of another label, ascending, two pixels away from the photo's sides. */
function bandAlong(labels: Uint8Array, width: number, height: number): Int32Array {
  const distance = new Uint8Array(labels.length);
  const queue = new Int32Array(labels.length);
  let filled = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const here = labels[i];
      if (
        (x > 0 && labels[i - 1] !== here) ||
        (x < width - 1 && labels[i + 1] !== here) ||
        (y > 0 && labels[i - width] !== here) ||
        (y < height - 1 && labels[i + width] !== here)
      ) {
        distance[i] = 1;
        queue[filled++] = i;
      }
    }
  for (let read = 0; read < filled; read++) {
    const i = queue[read];
    const steps = distance[i] + 1;
    if (steps > bandReach) break;
    const x = i % width;
    if (x > 0 && !distance[i - 1]) {
      distance[i - 1] = steps;
      queue[filled++] = i - 1;
    }
    if (x < width - 1 && !distance[i + 1]) {
      distance[i + 1] = steps;
      queue[filled++] = i + 1;
    }
    if (i >= width && !distance[i - width]) {
      distance[i - width] = steps;
      queue[filled++] = i - width;
    }
    if (i + width < distance.length && !distance[i + width]) {
      distance[i + width] = steps;
      queue[filled++] = i + width;
    }
  }
  return innerPixels(distance, width, height, filled);
}

/** Those of at most `most` pixels with a distance that lie two pixels away from the photo's sides, ascending. */
function innerPixels(distance: Uint8Array, width: number, height: number, most: number): Int32Array {
  const inner = new Int32Array(most);
  let count = 0;
  for (let y = 2; y < height - 2; y++)
    for (let i = y * width + 2; i < (y + 1) * width - 2; i++) if (distance[i]) inner[count++] = i;
  return inner.subarray(0, count);
}

type Costs = { labels: Uint8Array; values: Float32Array; slots: number };

/** For every pixel of the band up to `slots` labels found nearby, 255 where there are fewer, with the cost of each. */
function colourCosts(
  { width, height, l, a, b }: LabImage,
  pieces: Superpixels,
  labelOf: Uint8Array,
  band: Int32Array,
): Costs {
  const surroundings = surroundingsOf(pieces, labelOf, width, height);
  const slots = 4;
  const labels = new Uint8Array(band.length * slots).fill(255);
  const values = new Float32Array(band.length * slots);
  const sums = new Float32Array(256);
  const found = new Uint8Array(256);
  const colourScale = 1 / (2 * colourWidth * colourWidth);
  const placeScale = 1 / (2 * placeWidth * placeWidth);
  for (let n = 0; n < band.length; n++) {
    const i = band[n];
    const x = i % width;
    const y = (i / width) | 0;
    const li = l[i];
    const ai = a[i];
    const bi = b[i];
    const own = pieces.labels[i];
    const near = surroundings(x, y);
    const { numbers, places, first } = near;
    const count = first.length;
    let all = 0;
    for (let label = 0; label < count; label++) {
      found[label] = first[label];
      sums[first[label]] = novelty;
      all += novelty;
    }
    for (let m = 0, at = 0; m < near.members.length; m++, at += 5) {
      const dl = li - numbers[at];
      const da = ai - numbers[at + 1];
      const db = bi - numbers[at + 2];
      const dx = x - numbers[at + 3];
      const dy = y - numbers[at + 4];
      const d = (dl * dl + 4 * (da * da + db * db)) * colourScale + (dx * dx + dy * dy) * placeScale;
      if (d > 5 || near.members[m] === own) continue;
      const likeness = Math.exp(-d);
      sums[places[m]] += likeness;
      all += likeness;
    }
    sortByWeight(found, count, sums);
    for (let slot = 0; slot < Math.min(slots, count); slot++) {
      labels[n * slots + slot] = found[slot];
      values[n * slots + slot] = colourWeight * Math.log(all / sums[found[slot]]);
    }
  }
  return { labels, values, slots };
}

/** The pieces around a cell of a coarse grid: five numbers of each, its label, and the labels in the order they occur. */
type Surroundings = { members: Int32Array; numbers: Float64Array; places: Uint8Array; first: Uint8Array };

/** The pieces whose middles lie in the cell of a pixel or in one beside it, gathered once for each cell. */
function surroundingsOf(
  pieces: Superpixels,
  labelOf: Uint8Array,
  width: number,
  height: number,
): (x: number, y: number) => Surroundings {
  const { start, members, columns, rows, cell } = bucketPieces(pieces, width, height);
  const known: Surroundings[] = [];
  const gather = (column: number, row: number): Surroundings => {
    const around: number[] = [];
    for (let v = Math.max(0, row - 1); v <= Math.min(rows - 1, row + 1); v++)
      for (let u = Math.max(0, column - 1); u <= Math.min(columns - 1, column + 1); u++)
        for (let m = start[v * columns + u]; m < start[v * columns + u + 1]; m++) around.push(members[m]);
    const numbers = new Float64Array(5 * around.length);
    const places = new Uint8Array(around.length);
    for (let m = 0; m < around.length; m++) {
      const k = around[m];
      numbers[5 * m] = pieces.l[k];
      numbers[5 * m + 1] = pieces.a[k];
      numbers[5 * m + 2] = pieces.b[k];
      numbers[5 * m + 3] = pieces.x[k];
      numbers[5 * m + 4] = pieces.y[k];
      places[m] = labelOf[k];
    }
    return { members: new Int32Array(around), numbers, places, first: new Uint8Array(new Set(places)) };
  };
  return (x, y) => {
    const column = (x / cell) | 0;
    const row = (y / cell) | 0;
    const at = row * columns + column;
    known[at] ??= gather(column, row);
    return known[at];
  };
}

/** The heaviest of a few labels first; those of one weight stay in their order. */
function sortByWeight(labels: Uint8Array, count: number, weights: Float32Array): void {
  for (let k = 1; k < count; k++) {
    const label = labels[k];
    let at = k;
    for (; at > 0 && weights[labels[at - 1]] < weights[label]; at--) labels[at] = labels[at - 1];
    labels[at] = label;
  }
}

/** Pieces by the cell of a coarse grid that their middle lies in. */
function bucketPieces(pieces: Superpixels, width: number, height: number) {
  const cell = 14;
  const columns = Math.ceil(width / cell);
  const rows = Math.ceil(height / cell);
  const cellOf = (k: number) => Math.floor(pieces.y[k] / cell) * columns + Math.floor(pieces.x[k] / cell);
  const start = new Int32Array(columns * rows + 1);
  for (let k = 0; k < pieces.count; k++) start[cellOf(k) + 1]++;
  for (let c = 0; c < columns * rows; c++) start[c + 1] += start[c];
  const next = start.slice();
  const members = new Int32Array(pieces.count);
  for (let k = 0; k < pieces.count; k++) members[next[cellOf(k)]++] = k;
  return { start, members, columns, rows, cell };
}

/** Offsets of the 24 pixels around one, and what a border to each weighs. */
function neighbourhood(width: number): { offset: number; weight: number }[] {
  const around: { offset: number; weight: number }[] = [];
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++)
      if (dx !== 0 || dy !== 0) around.push({ offset: dy * width + dx, weight: 1 / (dx * dx + dy * dy) });
  const total = around.reduce((sum, { weight }) => sum + weight, 0);
  return around.map(({ offset, weight }) => ({ offset, weight: (8 * weight) / total }));
}

/**
 * One pass over the band: every pixel takes its cheapest label. Answers how many changed. A pixel is decided again where
 * it is `open` (1): since it last was, a label around it has changed.
 */
function settle(
  { l, a, b }: LabImage,
  labels: Uint8Array,
  band: Int32Array,
  costs: Costs,
  around: { offset: number; weight: number }[],
  open: Uint8Array,
  backwards: boolean,
): number {
  const support = new Float32Array(256);
  const offsets = Int32Array.from(around, ({ offset }) => offset);
  const weights = Float32Array.from(around, ({ weight }) => borderWeight * weight);
  const scale = 1 / (edgeStep * edgeStep);
  let changed = 0;
  for (let step = 0; step < band.length; step++) {
    const n = backwards ? band.length - 1 - step : step;
    const i = band[n];
    if (!open[i]) continue;
    open[i] = 0;
    const here = labels[i];
    let mixed = false;
    for (let k = 0; k < offsets.length && !mixed; k++) mixed = labels[i + offsets[k]] !== here;
    if (!mixed) continue;
    for (let slot = 0; slot < costs.slots; slot++) support[costs.labels[n * costs.slots + slot]] = 0;
    support[here] = 0;
    for (let k = 0; k < offsets.length; k++) {
      const j = i + offsets[k];
      const dl = l[i] - l[j];
      const da = a[i] - a[j];
      const db = b[i] - b[j];
      support[labels[j]] += weights[k] / (1 + (dl * dl + 4 * (da * da + db * db)) * scale);
    }
    let best = here;
    let least = Number.POSITIVE_INFINITY;
    for (let slot = 0; slot < costs.slots; slot++) {
      const label = costs.labels[n * costs.slots + slot];
      if (label === 255) break;
      const cost = costs.values[n * costs.slots + slot] - support[label];
      if (cost < least) {
        least = cost;
        best = label;
      }
    }
    if (best !== here) {
      labels[i] = best;
      for (let k = 0; k < offsets.length; k++) open[i + offsets[k]] = 1;
      changed++;
    }
  }
  return changed;
}
