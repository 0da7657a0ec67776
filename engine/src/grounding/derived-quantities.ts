import { tokenise } from '../stylist/item-text/words/tokenise.ts';
import { garmentsOf } from './named-garments.ts';
import { mayBeName } from './possession-claims.ts';
import type { Quantity } from './quantities-in.ts';

/** Every sum of two or more of the numbers, so that what people work out from them needs no source; of more than eight only pairs. */
function sumsOf(values: readonly number[]): number[] {
  if (values.length > 8) return values.flatMap((one, k) => values.slice(k + 1).map((other) => one + other));
  const sums = Array.from({ length: 1 << values.length }, (_, chosen) => ({
    count: values.filter((_, k) => chosen & (1 << k)).length,
    sum: values.reduce((total, value, k) => (chosen & (1 << k) ? total + value : total), 0),
  }));
  return sums.filter(({ count }) => count >= 2).map(({ sum }) => sum);
}

const differencesOf = (values: readonly number[]) =>
  values.flatMap((one, k) => values.slice(k + 1).map((other) => Math.abs(one - other)));

/** Says that a number is of several things taken together, or of how far they lie apart. */
const together =
  /\b(?:together|between|both|combined|add(?:s|ed)? up|in all|altogether|total|sum|counting|wins? by|leads? by|points|drop|rise|swing|difference|older|more than)\b/i;
/** Says that a number is of what is left. */
const left = /\b(?:leaves?|leaving|left|rest|remain(?:s|ing|der)?|other)\b/i;

/**
 * Whether a share is what others make together, leave, or lie apart, in percent. Where a sentence names several colors
 * whose shares were given, theirs count and no others; a share of one color follows from nothing.
 */
export function isDerivedShare(
  sentence: string,
  {
    told,
    named,
    equals,
  }: {
    told: readonly Quantity[];
    /** Those of the shares whose color the sentence names. */
    named: readonly Quantity[];
    equals: (value: number) => boolean;
  },
): boolean {
  const valuesOf = (list: readonly Quantity[]) => list.map(({ value }) => value);
  const shares = valuesOf(told.filter(({ unit }) => unit === 'share'));
  const own = named.length > 1 ? valuesOf(named) : shares;
  const isOfSeveral = named.length > 1 || together.test(sentence);
  if (isOfSeveral && [...sumsOf(own), ...differencesOf(own)].some(equals)) return true;
  const parts = [...own, ...sumsOf(own)].filter((value) => value < 100);
  return left.test(sentence) && parts.some((value) => equals(100 - value));
}

/** Whether a count is the sum of others, how far two lie apart, or one more ("counting today"). */
export function isDerivedCount(
  sentence: string,
  values: readonly number[],
  equals: (value: number) => boolean,
): boolean {
  if (!together.test(sentence)) return false;
  return [...sumsOf(values), ...differencesOf(values), ...values.map((value) => value + 1)].some(equals);
}

/** Whether two shares stand in a ratio, told as the larger part of both together, in percent. */
export function isRatioOfShares(share: number, told: readonly Quantity[], within: number): boolean {
  const shares = told.filter(({ unit }) => unit === 'share').map(({ value }) => value);
  return shares.some((one, k) =>
    shares.slice(k + 1).some((other) => {
      const larger = (100 * Math.max(one, other)) / (one + other);
      return Math.abs(larger - share) <= within;
    }),
  );
}

/**
 * How many things of the kind that stands right behind a number ("two scarves", "four black bags") are worn, are owned,
 * and both; undefined where no garment is counted.
 */
export function countsOfKind(
  behind: string,
  { worn, owned }: { worn: readonly string[]; owned: readonly string[] },
): number[] | undefined {
  const [named] = garmentsOf(tokenise(behind));
  if (named?.first !== 0 || named.last > 3) return undefined;
  const isSuch = (name: string) => mayBeName(named.text, name);
  const [here, there] = [worn.filter(isSuch).length, owned.filter(isSuch).length];
  return [here, there, here + there];
}
