import { matchesOf } from '../words/matches.ts';
import type { Words } from '../words/read-words.ts';
import type { Price } from './read-prices.ts';
import type { Quantity } from './read-quantity.ts';
import type { Size } from './read-size.ts';

type Cut = { start: number; end: number };
type Parts = { quantity: Quantity | undefined; size: Size | undefined; prices: readonly Price[] };

const longestDescription = 200;
const bracket = /\(([^()]*)\)|\[([^[\]]*)\]/g;
/** Words and blanks alone, which are tidy but for a label at their end. */
const isTidy = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*$/u;
const marks = /^[\s,;:|/.*•·–—-]+|[\s,;:|/*!•·–—-]+$/g;
const label = /(?:^|\s)(?:colou?r|farbe|brand|price|size|qty|quantity|each|ea)\s*:?\s*$/i;

/** The item's name as people would say it: count, price, size and brackets that hold only those or the brand taken out. */
export function describeItem(text: string, start: number, end: number, words: Words, parts: Parts): string {
  const cuts: Cut[] = [...parts.prices];
  for (const part of [parts.quantity, parts.size])
    if (part) cuts.push({ start: words.tokens[part.first].start, end: words.tokens[part.last].end });
  const whole = firstCell(text.slice(start, Math.min(end, start + 2 * longestDescription)));
  const known = [...cuts, ...words.brands];
  for (const { index, 0: matched } of matchesOf(bracket, whole)) {
    const inside = words.tokens.filter(
      (token) => token.start >= start + index && token.end <= start + index + matched.length,
    );
    if (inside.every((token) => known.some((cut) => cut.start <= token.start && token.end <= cut.end)))
      cuts.push({ start: start + index, end: start + index + matched.length });
  }
  const rest = without(text, start, start + whole.length, cuts);
  const tidy = isTidy.test(rest) && !label.test(rest) ? rest : tidied(rest);
  return capitalised(shortened(tidy === '' ? whole.trim().replace(/\s+/g, ' ') : tidy));
}

function tidied(name: string): string {
  return name
    .replace(/\s+/g, ' ')
    .replace(/(?: ?[,;|/] ?){2,}/g, ', ')
    .replace(/ ([,;)])/g, '$1')
    .replace(marks, '')
    .replace(label, '')
    .replace(marks, '');
}

/** What was joined from further lines or cells of a table is in the fields. */
function firstCell(text: string): string {
  const end = text.search(/[\t\n\r]/);
  return end > 2 ? text.slice(0, end) : text;
}

function without(text: string, start: number, end: number, cuts: Cut[]): string {
  let rest = '';
  let at = start;
  if (cuts.length === 0) return text.slice(start, end);
  for (const cut of [...cuts].sort((x, y) => x.start - y.start)) {
    if (cut.start >= end) break;
    if (cut.start > at) rest += `${text.slice(at, cut.start)} `;
    at = Math.max(at, cut.end);
  }
  return rest + text.slice(Math.min(at, end), end);
}

function shortened(name: string): string {
  if (name.length <= longestDescription) return name;
  const cut = name.slice(0, longestDescription - 1);
  return `${/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut}…`;
}

function capitalised(name: string): string {
  const first = String.fromCodePoint(name.codePointAt(0) ?? 32);
  return name === '' ? name : first.toUpperCase() + name.slice(first.length);
}
