import { readSpans } from '../words/read-words.ts';
import type { Line } from './lines.ts';
import type { Piece } from './piece.ts';

/** "2. The chest of drawers": a number above lines that have none, or further ones ("2.1"). */
export function isNumberedTitle(lines: readonly Line[], index: number): boolean {
  const next = lines[index + 1];
  const begins = lines[index - 1]?.blank ?? true;
  const isBelow = next && !next.blank && (!next.bullet || next.level > lines[index].level);
  return lines[index].numbered && begins && isBelow === true;
}

const longestTitle = 120;
const mostTitleWords = 4;
const mostFirstWords = 20;

/** A few words that nobody knows, above the lines of a part of the list or as the first line of all. */
export function isTitle(
  text: string,
  lines: readonly Line[],
  index: number,
  { pieces, isAbove }: { pieces: readonly Piece[]; isAbove: boolean },
): boolean {
  const { start, end, bullet } = lines[index];
  const isFirst = isAbove || lines.findIndex(({ blank }) => !blank) === index;
  const begins = isFirst || lines[index - 1].blank;
  const next = lines[index + 1];
  const leads = isFirst
    ? lines.length > index + 2
    : next?.blank === false && lines[index + 2]?.blank === false;
  if (!begins || !leads || bullet || end - start > longestTitle) return false;
  if (pieces.length !== 1 || (isAbove && !next?.blank)) return false;
  const said = text.slice(start, end);
  const picture =
    /^\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{M}|\p{Cf})*\s+/u.exec(
      said,
    )?.[0] ?? '';
  const bracket = /\s*\([^()]*\)\s*$/.exec(said)?.[0] ?? '';
  const { tokens, nouns, attributes, brands } = readSpans(text, [
    { start: start + picture.length, end: end - bracket.length },
  ]);
  const isUnclear =
    pieces[0]?.holds === 'unclear' || (picture !== '' && nouns.length + attributes.length === 0);
  if (!isUnclear) return false;
  const isBare =
    attributes.length === 0 && brands.length === 0 && !/[\d,€$£]/.test(bracket === '' ? said : '');
  return isFirst
    ? tokens.length <= mostFirstWords && brands.length === 0
    : isBare && tokens.length <= mostTitleWords;
}

/** So many lines below a heading tell whether it is one. */
const mostBelow = 6;

export function linesBelow(lines: readonly Line[], index: number): Line[] {
  const below = lines.slice(index + 1, index + 1 + mostBelow);
  const end = below.findIndex(({ blank }) => blank);
  return end < 0 ? below : below.slice(0, end);
}
