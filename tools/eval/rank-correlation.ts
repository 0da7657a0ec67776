/** Ranks from 1, ties sharing their mean. */
function ranks(values: readonly number[]): Float64Array {
  const order = [...values.keys()].sort((x, y) => (values[x] ?? 0) - (values[y] ?? 0));
  const out = new Float64Array(values.length);
  for (let start = 0; start < order.length; ) {
    let end = start;
    while (end + 1 < order.length && values[order[end + 1] ?? 0] === values[order[start] ?? 0]) end++;
    for (let k = start; k <= end; k++) out[order[k] ?? 0] = (start + end) / 2 + 1;
    start = end + 1;
  }
  return out;
}

/** Spearman's rank correlation, -1 to 1. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const first = ranks(one);
  const second = ranks(other);
  const middle = (one.length + 1) / 2;
  let product = 0;
  let squares = 0;
  let otherSquares = 0;
  for (let k = 0; k < first.length; k++) {
    const x = (first[k] ?? 0) - middle;
    const y = (second[k] ?? 0) - middle;
    product += x * y;
    squares += x * x;
    otherSquares += y * y;
  }
  return product / Math.sqrt(squares * otherSquares);
}
