const numeral = /\d+(?:[.,]\d+)?/g;

/** All numbers of a text. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(numeral)].map(([digits]) => Number(digits.replace(',', '.')));
}

/** Counts up to this need no source: "two of your three jackets". */
const smallCount = 10;
/** Rounding is no contradiction. */
const rounding = 1;

/** The first number of a sentence that stands neither in the facts nor for a small count, or undefined. */
export function unknownNumber(sentence: string, known: readonly number[]): string | undefined {
  for (const match of sentence.matchAll(numeral)) {
    const [digits] = match;
    const value = Number(digits.replace(',', '.'));
    const rest = sentence.slice(match.index + digits.length);
    const isMeasure = /^\s*(?:%|°|percent|degrees|mm|cm|km|mph)/i.test(rest) || !Number.isInteger(value);
    if (!isMeasure && value <= smallCount) continue;
    if (!known.some((number) => Math.abs(number - value) <= rounding)) return digits;
  }
  return undefined;
}
