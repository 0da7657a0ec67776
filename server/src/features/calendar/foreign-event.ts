import { createHash } from 'node:crypto';
import { calendarLimits as most } from '@drape/contract/calendar/calendar-options';
import { eventTypeOf } from '@drape/contract/calendar/event-type';
import type { CalendarEventRow } from '../../platform/database/planning-rows.ts';
import { newId } from '../../platform/ids.ts';
import { columnsOf, type EventSpan } from './event-span.ts';
import { spanOfRow } from './presenter.ts';

/** An event of another calendar. `key` is what that calendar knows it by, one of a series by itself. */
export type ForeignEvent = { key: string } & (
  | { cancelled: true }
  | ({ cancelled: false; span: EventSpan } & Texts)
);
type Texts = { title: string; description: string | null; location: string | null };

/** Where the key of a source is kept. What was removed here stays hidden from a `google_event_id`. */
export type SourceColumn = 'google_event_id' | 'import_key';

export type Change =
  | { kind: 'create'; row: CalendarEventRow }
  | { kind: 'update'; row: CalendarEventRow; columns: Partial<CalendarEventRow> }
  | { kind: 'remove'; row: CalendarEventRow };

const untitled = '(No title)';

function shortened(text: string | null | undefined, maximum: number): string | null {
  // NUL is nothing that the database keeps.
  const trimmed = (text ?? '').replaceAll('\0', '').trim();
  return trimmed === '' ? null : trimmed.slice(0, maximum);
}

/** Texts of another calendar within the limits of this one; an event without a title is called so. */
export function foreignTexts(given: { [part in keyof Texts]?: string | null | undefined }): Texts {
  return {
    title: shortened(given.title, most.maxTitle) ?? untitled,
    description: shortened(given.description, most.maxDescription),
    location: shortened(given.location, most.maxLocation),
  };
}

type Present = Extract<ForeignEvent, { cancelled: false }>;

type Content = Texts & { span: EventSpan };

const contentOf = ({ title, description, location, span }: Content): Content => ({
  title,
  description,
  location,
  span: { allDay: span.allDay, start: span.start, end: span.end },
});

function hashOf({ title, description, location, span }: Present): string {
  const content = [title, description, location, span.allDay, span.start, span.end];
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** What the source said last; undefined for what came in before that was kept. */
function lastContent({ source_content }: CalendarEventRow): Content | undefined {
  return source_content === null ? undefined : (JSON.parse(source_content) as Content);
}

/** What the source says now, but for what a person has changed here since it spoke last. */
function withOwnEdits(row: CalendarEventRow, event: Present): Content {
  const last = lastContent(row);
  const next = contentOf(event);
  if (!last || row.deleted_at !== null) return next;
  const own = contentOf({ ...row, span: spanOfRow(row) });
  const isEdited = (part: keyof Content) => JSON.stringify(own[part]) !== JSON.stringify(last[part]);
  return {
    title: isEdited('title') ? own.title : next.title,
    description: isEdited('description') ? own.description : next.description,
    location: isEdited('location') ? own.location : next.location,
    span: isEdited('span') ? own.span : next.span,
  };
}

type Owner = { userId: string; timeZone: string; now: string };

function created(owner: Owner, column: SourceColumn, event: Present): CalendarEventRow {
  const { title, description, location, span } = event;
  return {
    id: newId(),
    user_id: owner.userId,
    title,
    description,
    location,
    event_type: eventTypeOf(title),
    type_chosen: 0,
    ...columnsOf(span, owner.timeZone),
    google_event_id: null,
    import_key: null,
    [column]: event.key,
    source_hash: hashOf(event),
    source_content: JSON.stringify(contentOf(event)),
    created_at: owner.now,
    updated_at: owner.now,
    deleted_at: null,
    version: 1,
  };
}

function changed(owner: Owner, row: CalendarEventRow, event: Present): Partial<CalendarEventRow> {
  const { title, description, location, span } = withOwnEdits(row, event);
  return {
    title,
    description,
    location,
    ...columnsOf(span, owner.timeZone),
    ...(row.type_chosen === 1 ? {} : { event_type: eventTypeOf(title) }),
    source_hash: hashOf(event),
    source_content: JSON.stringify(contentOf(event)),
    updated_at: owner.now,
    deleted_at: null,
  };
}

/**
 * What an event of another calendar changes here, undefined for nothing. What its source has changed since counts, but
 * for the parts that a person has changed here: those stay. What was removed here stays removed of a connected calendar, and comes
 * back with a file that brings it again.
 */
export function changeFor(
  owner: Owner,
  column: SourceColumn,
  row: CalendarEventRow | undefined,
  event: ForeignEvent,
): Change | undefined {
  if (event.cancelled) return row && { kind: 'remove', row };
  if (!row) return { kind: 'create', row: created(owner, column, event) };
  const isHidden = row.deleted_at !== null;
  if (isHidden && column === 'google_event_id') return undefined;
  if (!isHidden && row.source_hash === hashOf(event)) return undefined;
  return { kind: 'update', row, columns: changed(owner, row, event) };
}
