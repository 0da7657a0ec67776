import { matchesOf } from '../words/matches.ts';
import type { Span } from '../words/read-words.ts';

/** The parts of a stretch between the matches of a pattern, trimmed; a match inside brackets does not count. */
export function partsBetween(text: string, { start, end }: Span, separator: RegExp): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const { index, 0: sign } of matchesOf(separator, text.slice(start, end))) {
    const inside = text.slice(from, start + index);
    if (inside.lastIndexOf('(') > inside.lastIndexOf(')')) continue;
    parts.push({ start: from, end: start + index });
    from = start + index + sign.length;
  }
  parts.push({ start: from, end });
  return parts.flatMap((part) => {
    const inner = text.slice(part.start, part.end);
    const lead = inner.length - inner.trimStart().length;
    return /[\p{L}\p{N}]/u.test(inner)
      ? [{ start: part.start + lead, end: part.start + inner.trimEnd().length }]
      : [];
  });
}
