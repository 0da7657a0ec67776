/** Longest message that is looked at; what follows tells nothing new about what is wanted. */
const longestText = 600;
const [shortestGram, longestGram] = [3, 5];

const letters: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ł: 'l' };

/** In lower case, without accents, apostrophes and runs of the same letter. */
export function foldedText(text: string): string {
  return text
    .slice(0, longestText)
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`´]/g, '')
    .replace(/[ßøæœđł]/g, (letter) => letters[letter] ?? letter)
    .replace(/(\p{L})\1{2,}/gu, '$1$1');
}

export function wordsOf(folded: string): string[] {
  return folded.match(/[\p{L}\p{N}]+|[?!]|\p{Extended_Pictographic}/gu) ?? [];
}

/** FNV-1a: the number of the bucket that a feature falls into. */
export function bucketOf(feature: string, buckets: number): number {
  let hash = 0x811c9dc5;
  for (let k = 0; k < feature.length; k++) {
    hash ^= feature.charCodeAt(k);
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 15;
  return (hash >>> 0) % buckets;
}

export function gramsOf(word: string): string[] {
  const framed = `<${word}>`;
  const grams: string[] = [];
  for (let length = shortestGram; length <= longestGram; length++)
    for (let k = 0; k + length <= framed.length; k++) grams.push(framed.slice(k, k + length));
  return word.length > 1 ? grams : [];
}

/** Pieces of words with their accents, by which languages are told apart. */
export function languageFeatures(text: string, buckets: number): number[] {
  const words = text
    .slice(0, longestText)
    .toLowerCase()
    .match(/\p{L}+/gu);
  const features = new Set<string>();
  for (const word of words ?? []) {
    features.add(`w ${word}`);
    const framed = `<${word}>`;
    for (let length = 1; length <= 4; length++)
      for (let k = 0; k + length <= framed.length; k++) features.add(framed.slice(k, k + length));
  }
  return [...features].map((feature) => bucketOf(feature, buckets));
}
