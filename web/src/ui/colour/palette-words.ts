import type { Band } from './palette-strip.tsx';

/**
 * The shares of a palette, 0 to 1 each, in whole percent whose sum is that of the shares: what rounding leaves over goes
 * to the largest remainders (Hamilton's method).
 */
export function wholePercents(shares: readonly number[]): number[] {
  const percents = shares.map((share) => 100 * share);
  const whole = percents.map(Math.floor);
  const total = Math.round(percents.reduce((sum, each) => sum + each, 0));
  const left = total - whole.reduce((sum, each) => sum + each, 0);
  const order = percents
    .map((each, k) => ({ k, rest: each - Math.floor(each) }))
    .sort((one, other) => other.rest - one.rest)
    .slice(0, left);
  for (const { k } of order) whole[k] = (whole[k] ?? 0) + 1;
  return whole;
}

/** Each color of a palette by name with its share: "navy 42%". */
export function paletteWords(palette: readonly Band[]): string[] {
  const percents = wholePercents(palette.map(({ share }) => share));
  return palette.map(({ name }, k) => `${name} ${percents[k]}%`);
}
