import type { Line } from '../lines/lines.ts';

/** A number or letter that a line begins with; `major` is the part before it, as the 2 of "2.3". */
type Mark = { index: number; length: number; major: number; value: number; sign: string };

/** How lines are numbered. What stands behind the number belongs to the sign, since one list keeps to one. */
const forms: readonly { pattern: RegExp; least: number }[] = [
  { pattern: /^(?<major>\d{1,2})\.(?<value>\d{1,2})(?<sign>[.):]?)[ \t]+(?=\S)/, least: 3 },
  { pattern: /^#?(?<value>\d{1,3})(?<sign>\t| ?[|;] ?|[.)\]:] ?|[°ªº][ .:)-]{0,2}| [-–—] )(?=\S)/, least: 4 },
  { pattern: /^\(?(?<value>[a-z])(?<sign>\))[ \t]+(?=\S)/i, least: 3 },
  { pattern: /^#?(?<value>\d{1,3})(?<sign> )(?=\p{L})/u, least: 6 },
];
const longestNumber = 16;
/** The least share of a list's numbers that rise by one, begin again, or begin the next part. */
const leastRising = 0.8;
/** Rows that were deleted leave gaps. */
const widestGap = 3;

/**
 * The lines without the numbers that rise from line to line. They tell where a line stands (or in which drawer, "1°",
 * "1°", "2°") and never how many there are of something.
 */
export function withoutRowNumbers(text: string, lines: readonly Line[]): Line[] {
  const stripped = [...lines];
  for (const { pattern, least } of forms) {
    const marks = stripped.flatMap((line, index) => markOf(text, line, index, pattern) ?? []);
    for (const sign of new Set(marks.map((mark) => mark.sign))) {
      const own = marks.filter((mark) => mark.sign === sign);
      if (own.length < least || !areRising(own)) continue;
      for (const { index, length, major } of own) {
        const line = stripped[index];
        if (!line) continue;
        stripped[index] = {
          ...line,
          start: line.start + length,
          bullet: true,
          numbered: true,
          level: major >= 0 ? 2 : 1,
        };
      }
    }
  }
  return stripped;
}

function markOf(text: string, line: Line, index: number, pattern: RegExp): Mark | undefined {
  if (line.blank || line.level > 0) return undefined;
  const match = pattern.exec(text.slice(line.start, Math.min(line.end, line.start + longestNumber)));
  const { value = '', sign = '', major } = match?.groups ?? {};
  if (!match) return undefined;
  const number = /\d/.test(value) ? Number(value) : value.toLowerCase().charCodeAt(0) - 96;
  return {
    index,
    length: match[0].length,
    major: major === undefined ? -1 : Number(major),
    value: number,
    sign: sign.replace(/[ -]/g, '') || sign,
  };
}

function areRising(marks: readonly Mark[]): boolean {
  const isOfPlaces = /[°ªº]/.test(marks[0]?.sign ?? '');
  let [rising, byOne] = [0, 0];
  marks.forEach((mark, k) => {
    const before = marks[k - 1];
    if (!before) return;
    const step = mark.value - before.value;
    const isNext = mark.major === before.major ? step === 1 : mark.value === 1 && mark.major > before.major;
    const isAgain = mark.value === 1 && before.value > 1;
    if (isNext || (isOfPlaces && step === 0)) byOne += 1;
    if (isNext || isAgain || (isOfPlaces ? step >= 0 : step > 1 && step <= widestGap)) rising += 1;
  });
  const steps = marks.length - 1;
  return rising >= leastRising * steps && 2 * byOne >= steps && marks.some(({ value }) => value > 1);
}

const legend = /(?<![\d.,])(\d) ?[=:] ?\p{L}/gu;
const explains = /[=:].*[=:]/s;
const leastMarks = 2;
const longestMark = 8;

/** The lines without the marks that a legend explains ("1 = as new, 2 = fine, 3 = worn"), which stand behind a comma at their ends. */
export function withoutMarks(text: string, lines: readonly Line[]): Line[] {
  const marks = new Set<string>();
  for (const line of lines) {
    if (!explains.test(text.slice(line.start, line.end))) continue;
    const explained = [...text.slice(line.start, line.end).matchAll(legend)].map(([, mark = '']) => mark);
    if (explained.length >= leastMarks) for (const mark of explained) marks.add(mark);
  }
  if (marks.size === 0) return [...lines];
  return lines.map((line) => {
    const behind = /\s*[,;] ?\(?(\d)\)?$/.exec(
      text.slice(Math.max(line.start, line.end - longestMark), line.end),
    );
    return behind?.[1] && marks.has(behind[1]) ? { ...line, end: line.end - behind[0].length } : line;
  });
}
