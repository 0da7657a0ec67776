import type { LineJudge, Segment, Verdict } from '@drape/engine/stylist/item-text/learned/verdict';
import type { ListState } from '@drape/engine/stylist/item-text/lines/read-line';
import type { ExpectedLine, WrittenList } from './written-lists.ts';

/** The verdicts that the writer of a list would give. */
export function goldJudge({ truth }: WrittenList): (state: ListState, index: number) => Verdict | undefined {
  const byLine = new Map(truth.map((line) => [line.line, line]));
  return (state, index) => {
    const line = byLine.get(index + 1);
    return line && { role: line.role, segments: segmentsOf(state, index, line) };
  };
}

export function asJudge(list: WrittenList): LineJudge {
  const gold = goldJudge(list);
  return (state, { index }) => gold(state, index);
}

/** Where each garment of the line stands, up to where the next one begins. */
export function segmentsOf(
  { text, lines }: ListState,
  index: number,
  { garments = [] }: ExpectedLine,
): Segment[] {
  const { start, end } = lines[index] ?? { start: 0, end: 0 };
  let from = Math.max(0, text.lastIndexOf('\n', start - 1) + 1);
  const spans = garments.map(({ part = '', count }) => {
    const at = text.indexOf(part, from);
    from = at + 1;
    return { start: Math.max(start, at), end: at + part.length, count: count ?? 1 };
  });
  const [first] = spans;
  if (first) first.start = start;
  return spans.map((span, k) => ({
    ...span,
    end: Math.min(end, Math.max(span.start, Math.min(span.end, spans[k + 1]?.start ?? end))),
  }));
}
