import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { resolveText } from '../../../ui/resolve-text.ts';
import type { IgnoredLine, ReviewedDraft } from './pasted-clothes.ts';

/** What was read out of a piece of text: a field of a draft, or nothing for a reason. */
export type Mark =
  | { kind: 'field'; draftKey: string; field: string; value: string }
  | { kind: 'ignored'; reason: string };
export type Segment = { start: number; text: string; mark: Mark | undefined };

type Placed = { start: number; end: number; mark: Mark };

function placedMarks(drafts: readonly ReviewedDraft[], ignored: readonly IgnoredLine[]): Placed[] {
  const fields = drafts.flatMap(({ key, draft }) =>
    draft.understood.map(({ field, start, end, value }): Placed => {
      return { start, end, mark: { kind: 'field', draftKey: key, field, value } };
    }),
  );
  const lines = ignored.map(({ start, end, reason }): Placed => {
    return { start, end, mark: { kind: 'ignored', reason } };
  });
  return [...fields, ...lines].toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** The text cut into marked and plain pieces, in order and without gaps. Where marks overlap, the earlier one stands. */
export function markText(
  text: string,
  drafts: readonly ReviewedDraft[],
  ignored: readonly IgnoredLine[],
): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  const add = (end: number, mark: Mark | undefined) => {
    if (end > at) segments.push({ start: at, text: text.slice(at, end), mark });
    at = Math.max(at, end);
  };
  for (const { start, end, mark } of placedMarks(drafts, ignored)) {
    if (start < at || end <= start || end > text.length) continue;
    add(start, undefined);
    add(end, mark);
  }
  add(text.length, undefined);
  return segments;
}

const fieldNames: Record<string, MessageDescriptor> = {
  color_primary: msg`primary color`,
  color_secondary: msg`secondary color`,
  subcategory: msg`kind`,
};

/** What a mark says: "primary color: navy". */
export function describeMark(mark: Mark): string {
  if (mark.kind === 'ignored') return t`Left out: ${mark.reason}`;
  return `${resolveText(fieldNames[mark.field] ?? mark.field.replaceAll('_', ' '))}: ${mark.value}`;
}
