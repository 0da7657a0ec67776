/** Mean OKLab of the samples in a cell of a colour histogram and their number. */
export type ColourBin = { l: number; a: number; b: number; weight: number };

export const lightnessStep = 0.02;
const chromaStep = 0.012;

/** A histogram over OKLab of samples (planes, `indices` into them): cells that hold any, in a fixed order. */
export function colourBins(
  { l, a, b }: { l: Float32Array; a: Float32Array; b: Float32Array },
  indices: ArrayLike<number>,
): ColourBin[] {
  const bins = new Map<number, ColourBin>();
  for (let k = 0; k < indices.length; k++) {
    const i = indices[k];
    const key =
      (Math.round(l[i] / lightnessStep) * 128 + Math.round(a[i] / chromaStep) + 64) * 128 +
      Math.round(b[i] / chromaStep) +
      64;
    const bin = bins.get(key);
    if (bin) {
      bin.l += l[i];
      bin.a += a[i];
      bin.b += b[i];
      bin.weight++;
    } else bins.set(key, { l: l[i], a: a[i], b: b[i], weight: 1 });
  }
  const list = [...bins.entries()].sort((x, y) => x[0] - y[0]).map(([, bin]) => bin);
  for (const bin of list) {
    bin.l /= bin.weight;
    bin.a /= bin.weight;
    bin.b /= bin.weight;
  }
  return list;
}
