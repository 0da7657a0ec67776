import type { GarmentKind } from '../../../knowledge/garments/garment-kind.ts';

/** So many of what is kept in numbers may stand behind its name without another word: "knickers 15". */
const mostInNumbers = 20;
const mostOthers = 5;
/** What has a size that looks like a number of them: "gloves 9", "belt 36". */
const sized: ReadonlySet<string> = new Set([
  'belt',
  'gloves',
  'mittens',
  'hat',
  'cap',
  'beanie',
  'ring',
  'bracelet',
]);
const mostSized = 4;
/** The number behind it is the one on its back: "city home shirt HAALAND 9". */
export const numbered = 'jersey';
/** Insulation in clo up to which tops and bottoms are thin enough to be kept in numbers. */
const thin = 0.1;

/** Up to which number one behind a garment's name counts. */
export function mostTrailing(kind: GarmentKind | undefined): number {
  if (kind?.subcategory === numbered) return 0;
  if (sized.has(kind?.subcategory ?? '')) return mostSized;
  if (kind?.category === 'accessories') return mostInNumbers;
  const isThin = (kind?.category === 'top' || kind?.category === 'pants') && kind.clo <= thin;
  return isThin ? mostInNumbers : mostOthers;
}
