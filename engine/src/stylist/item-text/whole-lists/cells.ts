import { matchesOf } from '../words/matches.ts';
import type { Span } from '../words/read-words.ts';

/** What may stand between the cells of a table. A stroke is set off by blanks, since "34/36" and "blue/red" are one cell. */
export const cellSigns = ['\t', ';', '|', ' / ', ','] as const;
export type CellSign = (typeof cellSigns)[number];

const between: Readonly<Record<CellSign, RegExp>> = {
  '\t': /\t/g,
  ';': /;/g,
  '|': /\|/g,
  ' / ': /[ \t]\/(?=\s|$)/g,
  ',': /,/g,
};

/** Whether a line has more than one cell. */
export function hasCells(text: string, { start, end }: Span, sign: CellSign): boolean {
  return text.slice(start, end).search(between[sign]) >= 0;
}

/** The cells of a line without blanks and quotes around them, empty ones included; offsets in the whole text. */
export function cellsOf(text: string, { start, end }: Span, sign: CellSign): Span[] {
  const line = text.slice(start, end);
  const cells: Span[] = [];
  let from = 0;
  for (const { index, 0: matched } of matchesOf(between[sign], line)) {
    cells.push(trimmed(line, start, from, index));
    from = index + matched.length;
  }
  cells.push(trimmed(line, start, from, line.length));
  return cells;
}

function trimmed(line: string, offset: number, from: number, to: number): Span {
  const cell = line.slice(from, to);
  const inner = cell.trim().replace(/^"|"$/g, '').trim();
  const start = offset + from + Math.max(0, cell.indexOf(inner));
  return { start, end: start + inner.length };
}
