/** A text and the number of the analysis that it belongs to. */
export type OwnedText = { of: number; field: string; text: string };

export type Twins = { one: OwnedText; other: OwnedText; likeness: number };

/** From this likeness on two texts read alike: of ten pairs of neighbouring words, eight are the same. */
const nearlyAlike = 0.8;

/**
 * Texts of different analyses that say nearly the same in nearly the same words, numbers and colours included; each
 * text with its closest twin. Likeness is the Jaccard index of the pairs of neighbouring words, 1 for a duplicate.
 */
export function nearDuplicates(texts: readonly OwnedText[]): Twins[] {
  const prepared = texts.map((text) => ({ text, pairs: wordPairs(text.text) }));
  const holding = new Map<string, number[]>();
  for (const [index, { pairs }] of prepared.entries())
    for (const pair of pairs) holding.set(pair, [...(holding.get(pair) ?? []), index]);
  return prepared.flatMap(({ text, pairs }) => {
    const shared = new Map<number, number>();
    for (const pair of pairs)
      for (const index of holding.get(pair) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
    let best: Twins | undefined;
    for (const [index, count] of shared) {
      const other = prepared[index];
      if (other === undefined || other.text.of === text.of) continue;
      const likeness = count / (pairs.size + other.pairs.size - count);
      if (likeness >= nearlyAlike && likeness > (best?.likeness ?? 0))
        best = { one: text, other: other.text, likeness };
    }
    return best ? [best] : [];
  });
}

function wordPairs(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}#.%]+/gu) ?? [];
  const bare = ['^', ...words.map((word) => word.replace(/\.$/, '')), '$'];
  return new Set(bare.slice(1).map((word, index) => `${bare[index]} ${word}`));
}
