import { upTo } from './features.ts';
import { colonSigns, countedSigns, headSigns, wordClass } from './word-classes.ts';

const { garment, part, describing, colour, cloth, brand } = wordClass;

/** "Ties: navy dots, red stripe": what stands before a colon and names a kind. */
export type LineHead = {
  /** None, behind a colon, behind an equals sign or a dash. */
  sort: 0 | 1 | 2;
  /** Where the words behind it begin. */
  end: number;
  /** How many parts behind it there are, and how many of these tell a color, a maker, or a garment. */
  parts: number;
  told: number;
};

const noHead: LineHead = { sort: 0, end: 0, parts: 0, told: 0 };
const mostHeadWords = 5;

/** The head of a line, where a few words that name a garment stand before a colon, an equals sign, or a dash. */
export function headOf(
  classes: readonly number[],
  signs: readonly number[],
  chunks: readonly number[],
): LineHead {
  const end = signs.findIndex((sign, k) => k > 0 && k < classes.length && headSigns.has(sign));
  if (end < 1 || end > mostHeadWords || !classes.slice(0, end).some(isGarmentClass)) return noHead;
  let [parts, told] = [0, 0];
  for (let k = end; k < classes.length; k++) {
    if (k > end && signs[k] <= 2) continue;
    parts += 1;
    if ((chunks[k] & tellingClasses) !== 0) told += 1;
  }
  return { sort: colonSigns.has(signs[end]) ? 1 : 2, end, parts, told };
}

/** How many commas, slashes, and full stops part a line, as one number. */
export function countsOfSigns(signs: readonly number[]): number {
  let counts = 0;
  for (const [place, sign] of countedSigns.entries()) {
    const found = signs.reduce((sum, each) => sum + Number(each === sign), 0);
    counts += upTo(4, found) * 5 ** place;
  }
  return counts;
}

const isGarmentClass = (each: number) => each === garment || each === part || each === describing;
const tellingClasses = (1 << garment) | (1 << part) | (1 << colour) | (1 << brand) | (1 << cloth);
