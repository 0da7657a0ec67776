/** Chance that a positive scores above a negative, ties counting half. */
export function areaUnderCurve(cases: readonly { positive: boolean; score: number }[]): number {
  const sorted = [...cases].sort((x, y) => x.score - y.score);
  let rankSum = 0;
  let positives = 0;
  for (let start = 0; start < sorted.length; ) {
    let end = start;
    while (end < sorted.length && sorted[end]?.score === sorted[start]?.score) end++;
    const tied = sorted.slice(start, end).filter(({ positive }) => positive).length;
    rankSum += (tied * (start + 1 + end)) / 2;
    positives += tied;
    start = end;
  }
  const negatives = cases.length - positives;
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives);
}
