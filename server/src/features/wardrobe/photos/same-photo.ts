/** Bits of 64 in which two photos of the same garment may differ. */
const mostDifferent = 8;

function ones(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function words(hash: string): [number, number] {
  return [Number.parseInt(hash.slice(0, 8), 16), Number.parseInt(hash.slice(8), 16)];
}

type Hashed<T> = { of: T; dhash: string | null };

/** Those whose photo looks like the given one (perceptual hashes of 16 hexadecimal digits), each once. */
export function lookAlikes<T>(dhash: string | null, others: readonly Hashed<T>[]): T[] {
  if (!dhash) return [];
  const [high, low] = words(dhash);
  const alike = others.filter(({ dhash: other }) => {
    if (!other) return false;
    const [otherHigh, otherLow] = words(other);
    return ones(high ^ otherHigh) + ones(low ^ otherLow) <= mostDifferent;
  });
  return [...new Set(alike.map(({ of }) => of))];
}
