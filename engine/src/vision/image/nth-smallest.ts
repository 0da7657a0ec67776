/** The number that would be at place `nth` if the values were sorted (Hoare's selection, 1961). Reorders them. */
export function nthSmallest(values: Float32Array | Float64Array, nth: number): number {
  let from = 0;
  let to = values.length - 1;
  while (from < to) {
    const pivot = values[(from + to) >> 1];
    let low = from;
    let high = to;
    while (low <= high) {
      while (values[low] < pivot) low++;
      while (values[high] > pivot) high--;
      if (low > high) break;
      const other = values[low];
      values[low++] = values[high];
      values[high--] = other;
    }
    if (nth <= high) to = high;
    else if (nth >= low) from = low;
    else break;
  }
  return values[nth];
}
