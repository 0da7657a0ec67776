/** A line without its list marks; offsets are UTF-16 units of the whole text. */
export type Line = {
  start: number;
  end: number;
  blank: boolean;
  /** It began with a bullet or a number. */
  bullet: boolean;
  /** It began with a number. */
  numbered: boolean;
  /** Of how many numbers its own consists: 1 for "2.", 2 for "2.3", 0 without one. */
  level: number;
  /** It began with an arrow, as what belongs to the line above does. */
  continues: boolean;
  /** It began with `#`, as headings do. */
  hash: boolean;
};

const mark =
  /[ \t\u00a0]*(?:[-*•–—·▪◦‣●○■□☐☑✓✔✗✘→➤➔>»↳└]+|\[[ xX]?\]|\(?\d{1,3}[.)](?=[ \t\u00a0])|#{1,6}(?=[ \t]))/uy;
/** The day, hour, and writer that a messenger puts before every message. */
const stamp =
  /\[?\d{1,4}[./-]\d{1,2}(?:[./-]\d{2,4})?,? \d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: -)? [^:\n]{1,40}: /iuy;
const ends = /\r\n|[\n\r\u2028\u2029\v\f]/g;

/** The lines of a text, each without list marks and outer blanks. */
export function* linesOf(text: string): Generator<Line> {
  let start = 0;
  for (const { index, 0: matched } of text.matchAll(ends)) {
    yield stripped(text, start, index);
    start = index + matched.length;
  }
  yield stripped(text, start, text.length);
}

function stripped(text: string, from: number, to: number): Line {
  stamp.lastIndex = from;
  let start = stamp.test(text) && stamp.lastIndex <= to ? stamp.lastIndex : from;
  let bullet = false;
  let numbered = false;
  let continues = false;
  let hash = false;
  for (let k = 0; k < 4; k++) {
    mark.lastIndex = start;
    const match = mark.exec(text);
    if (!match || mark.lastIndex > to) break;
    start = mark.lastIndex;
    if (match[0].trimStart().startsWith('#')) hash = true;
    else bullet = true;
    if (/\d/.test(match[0])) numbered = true;
    if (/->|→|↳|└/.test(match[0])) continues = true;
  }
  const line = text.slice(start, to);
  start += line.length - line.trimStart().length;
  const end = Math.max(start, to - (line.length - line.trimEnd().length));
  return {
    start: Math.min(start, to),
    end,
    blank: start >= end,
    bullet,
    numbered,
    level: numbered ? 1 : 0,
    continues,
    hash,
  };
}
