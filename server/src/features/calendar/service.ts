import type { CalendarEvent, EventChanges, NewEvent } from '@drape/contract/calendar/calendar';
import type { CalendarImport } from '@drape/contract/calendar/calendar-file';
import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import { eventTypeOf } from '@drape/contract/calendar/event-type';
import type { GoogleEvent } from '@drape/contract/calendar/google-calendar';
import { AppError, invalidField, notFound } from '../../platform/app-error.ts';
import { type Clock, dayMs, plus } from '../../platform/clock.ts';
import type { Database, Executor } from '../../platform/database/database.ts';
import type { CalendarEventRow } from '../../platform/database/planning-rows.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { newId } from '../../platform/ids.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { momentOf } from '../../platform/local-time.ts';
import type { FileReading } from '../../platform/reading/file-reading.ts';
import type { Throttle } from '../../platform/throttle.ts';
import { createBringIn } from './bring-in.ts';
import { dated, type PlansFollow, type PlansOf } from './event-plans.ts';
import { columnsOf, type EventSpan, momentsOf, spanOf } from './event-span.ts';
import { createEventTrash } from './event-trash.ts';
import { createGoogleSync, type GoogleEventOf, type SyncReport } from './google-sync.ts';
import { createImportFile } from './import-file.ts';
import { matchingPlan } from './outfit-matching.ts';
import { presentEvent, spanOfRow } from './presenter.ts';
import * as events from './repository.ts';

export type { PlansFollow, PlansOf };

export type EventWindow = { startDate?: string | undefined; endDate?: string | undefined; limit: number };

export type CalendarService = {
  /** Events that touch the window, by their start. */
  list(principal: Principal, window: EventWindow): Promise<{ events: CalendarEvent[]; total: number }>;
  create(principal: Principal, event: NewEvent): Promise<CalendarEvent>;
  /** By its own or its Google id; one that only Google has yet is brought in. */
  find(principal: Principal, id: string): Promise<CalendarEvent>;
  /** Throws `conflict` for a stale version. */
  update(principal: Principal, id: string, changes: EventChanges): Promise<CalendarEvent>;
  remove(principal: Principal, id: string): Promise<{ id: string }>;
  removeAll(principal: Principal, ids: readonly string[]): Promise<{ ids: string[]; total: number }>;
  restore(principal: Principal, id: string): Promise<CalendarEvent>;
  syncGoogle(principal: Principal, given: readonly GoogleEvent[]): Promise<SyncReport>;
  /** Throws `unsupported_media` for a file that is no calendar, `invalid` for one that is too heavy. */
  importFile(principal: Principal, bytes: Uint8Array, dryRun: boolean): Promise<CalendarImport>;
};

type Dependencies = {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  throttle: Throttle;
  reading: FileReading;
  plansOf: PlansOf;
  plansFollow: PlansFollow;
  googleEventOf: GoogleEventOf;
};

const what = 'This event';

export function createCalendarService(dependencies: Dependencies): CalendarService {
  const { database, clock, plansFollow } = dependencies;
  const trash = createEventTrash(dependencies);
  const bringIn = createBringIn(dependencies);
  const google = createGoogleSync({
    ...dependencies,
    bringIn,
    present: (principal, rows) => present(dependencies, principal, rows),
  });

  async function find(principal: Principal, id: string): Promise<CalendarEvent> {
    const { userId } = principal;
    const row =
      (await events.findEvent(database.read, userId, id)) ??
      (await events.findGoogleEvent(database.read, userId, id));
    if (row?.deleted_at === null) return withOutfit(principal, row);
    const fetched = row ? undefined : await google.fetch(principal, id);
    if (!fetched) throw notFound(what);
    return fetched;
  }

  async function withOutfit(principal: Principal, row: CalendarEventRow): Promise<CalendarEvent> {
    const [event] = await present(dependencies, principal, [row]);
    if (!event) throw notFound(what);
    return event;
  }

  return {
    find,
    list: (principal, window) => list(dependencies, principal, window),
    async create(principal, event) {
      const row = newRow(principal, event, clock.now().toISOString());
      await events.insertEvent(database.write, row);
      return withOutfit(principal, row);
    },
    async update(principal, id, { version, ...changes }) {
      await database.transaction(async (transaction) => {
        const row = await keptRow(transaction, principal.userId, id);
        if (version !== undefined && version !== row.version) throw stale();
        const columns = { ...changedColumns(row, changes, principal.timeZone), updated_at: now(clock) };
        if (!(await events.updateEvent(transaction, principal.userId, id, row.version, columns))) {
          throw stale();
        }
        const { title, day } = dated({ ...row, ...columns }, principal.timeZone);
        await plansFollow(transaction, principal.userId, { id, title, day });
      });
      return find(principal, id);
    },
    async remove({ userId }, id) {
      if ((await trash.moveToTrash(userId, [id])).length === 0) throw notFound(what);
      return { id };
    },
    async removeAll({ userId }, ids) {
      const removed = await trash.moveToTrash(userId, ids);
      return { ids: removed, total: removed.length };
    },
    syncGoogle: google.sync,
    importFile: createImportFile({ ...dependencies, bringIn }),
    async restore(principal, id) {
      await trash.restore(principal.userId, id);
      return find(principal, id);
    },
  };
}

function now(clock: Clock): string {
  return clock.now().toISOString();
}

function stale(): AppError {
  return new AppError('conflict', 'This event was changed elsewhere in the meantime');
}

async function keptRow(db: Executor, userId: string, id: string): Promise<CalendarEventRow> {
  const row = await events.findEvent(db, userId, id);
  if (!row || row.deleted_at !== null) throw notFound(what);
  return row;
}

/** Events with the plans that belong to them. */
async function present({ plansOf }: Dependencies, principal: Principal, rows: CalendarEventRow[]) {
  const shown = rows.map((row) => ({ row, event: dated(row, principal.timeZone) }));
  const days = shown.map(({ event }) => event.day).sort();
  const [first, last] = [days.at(0), days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const ids = rows.map(({ id }) => id);
  const plans = await plansOf(principal, ids, [first, last]);
  return shown.map(({ row, event }) => presentEvent(row, matchingPlan(plans, event)));
}

async function list(dependencies: Dependencies, principal: Principal, window: EventWindow) {
  const { database, clock } = dependencies;
  const { timeZone, userId } = principal;
  const from = window.startDate === undefined ? clock.now() : momentOf(window.startDate, timeZone);
  const to =
    window.endDate === undefined
      ? plus(from, calendarLimits.windowDays * dayMs)
      : momentOf(window.endDate, timeZone);
  if (to <= from) throw invalidField(['query', 'endDate'], 'The window must end after it starts');
  // All-day events are kept by the time zone they were made in; another one moves them by a day at most.
  const rows = await events.listBetween(
    database.read,
    userId,
    plus(from, -dayMs).toISOString(),
    plus(to, dayMs).toISOString(),
  );
  const touching = rows
    .map((row) => ({ row, ...momentsOf(spanOfRow(row), timeZone) }))
    .filter((event) => event.from < to && event.to > from)
    .sort((a, b) => a.from.getTime() - b.from.getTime() || a.row.id.localeCompare(b.row.id));
  const shown = touching.slice(0, window.limit).map(({ row }) => row);
  return { events: await present(dependencies, principal, shown), total: touching.length };
}

function newRow({ userId, timeZone }: Principal, event: NewEvent, createdAt: string): CalendarEventRow {
  const span = spanOf(event.startTime, event.endTime, timeZone);
  return {
    id: newId(),
    user_id: userId,
    title: event.title,
    description: event.description ?? null,
    location: event.location ?? null,
    event_type: event.eventType ?? eventTypeOf(event.title),
    type_chosen: event.eventType ? 1 : 0,
    ...columnsOf(span, timeZone),
    google_event_id: null,
    import_key: null,
    source_hash: null,
    source_content: null,
    created_at: createdAt,
    updated_at: createdAt,
    deleted_at: null,
    version: 1,
  };
}

/** A type that nobody chose follows a new title; a new start alone moves the end along. */
function changedColumns(
  row: CalendarEventRow,
  changes: EventChanges,
  timeZone: string,
): Partial<CalendarEventRow> {
  const { title, description, location, eventType, startTime, endTime } = changes;
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(location === undefined ? {} : { location }),
    ...(eventType === undefined ? {} : { event_type: eventType, type_chosen: 1 }),
    ...(title !== undefined && eventType === undefined && row.type_chosen === 0
      ? { event_type: eventTypeOf(title) }
      : {}),
    ...(startTime === undefined && endTime === undefined
      ? {}
      : columnsOf(movedSpan(spanOfRow(row), startTime, endTime, timeZone), timeZone)),
  };
}

function movedSpan(
  span: EventSpan,
  startTime: string | undefined,
  endTime: string | undefined,
  timeZone: string,
): EventSpan {
  if (startTime === undefined || endTime !== undefined) {
    return spanOf(startTime ?? span.start, endTime, timeZone);
  }
  const moved = spanOf(startTime, undefined, timeZone);
  if (moved.allDay !== span.allDay) return moved;
  const end = new Date(Date.parse(moved.start) + Date.parse(span.end) - Date.parse(span.start)).toISOString();
  return { ...moved, end: moved.allDay ? end.slice(0, 10) : end };
}
