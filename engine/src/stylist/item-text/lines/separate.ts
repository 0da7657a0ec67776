import type { Span } from '../words/read-words.ts';

/**
 * A stretch between separators. `soft` ones (a dash, a tab, a stroke) stand between the parts of one garment; `firm` ones
 * (a comma, a semicolon, the end of a sentence) may stand between two.
 */
export type Stretch = Span & { after: 'soft' | 'firm' };

const firmSigns = ';•·、，；';
const softSigns = '|\t';
const dashes = '-–—';
const separators = /[;•·、，；|\t\-–—,/。.!?]/;

/** A line cut at separators outside brackets, each stretch with the kind of separator before it. */
export function separate(text: string, start: number, end: number): Stretch[] {
  const stretches: Stretch[] = [];
  const line = text.slice(start, end);
  const plain = line.trim();
  if (!separators.test(plain)) {
    const lead = start + line.length - line.trimStart().length;
    return plain === '' ? [] : [{ start: lead, end: lead + plain.length, after: 'firm' }];
  }
  const closings = { round: line.lastIndexOf(')'), square: line.lastIndexOf(']') };
  let depth = 0;
  let from = 0;
  let after: Stretch['after'] = 'firm';
  const cut = (to: number, kind: Stretch['after']) => {
    const inner = line.slice(from, to);
    const lead = inner.length - inner.trimStart().length;
    if (inner.trim() !== '') {
      stretches.push({ start: start + from + lead, end: start + from + inner.trimEnd().length, after });
      after = kind;
    } else if (kind === 'firm') after = kind;
    from = to + 1;
  };
  for (let k = 0; k < line.length; k++) {
    const sign = line[k];
    if (sign === '(' && closings.round > k) depth++;
    else if (sign === '[' && closings.square > k) depth++;
    else if ((sign === ')' || sign === ']') && depth > 0) depth--;
    else if (depth === 0) {
      const kind = separatorAt(line, k);
      if (kind) cut(k, kind);
    }
  }
  cut(line.length, 'firm');
  return stretches;
}

function separatorAt(line: string, k: number): Stretch['after'] | undefined {
  const sign = line[k];
  const spaced = line[k - 1] === ' ' && line[k + 1] === ' ';
  if (softSigns.includes(sign)) return 'soft';
  if (firmSigns.includes(sign)) return 'firm';
  if (dashes.includes(sign)) return spaced || (sign === '—' && k > 0) ? 'soft' : undefined;
  if (sign === ',') return isDigit(line[k - 1]) && isDigit(line[k + 1]) ? undefined : 'firm';
  if (sign === '/') return spaced ? 'firm' : undefined;
  if (sign === '。') return 'firm';
  if (sign === '.' || sign === '!' || sign === '?')
    return line[k + 1] === ' ' && /(?:\p{L}{4}|\b(?:19|20)\d{2})$/u.test(line.slice(Math.max(0, k - 8), k))
      ? 'firm'
      : undefined;
  return undefined;
}

function isDigit(sign: string | undefined): boolean {
  return sign !== undefined && sign >= '0' && sign <= '9';
}
