import type { CalendarImport } from '@drape/contract/calendar/calendar-file';
import { calendarLimits as most } from '@drape/contract/calendar/calendar-options';
import { type Clock, dayMs, hourMs, localDay, plus } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { FileReading } from '../../platform/reading/file-reading.ts';
import { countedFor, type Throttle } from '../../platform/throttle.ts';
import { type BringIn, countChanges } from './bring-in.ts';
import type { Change, ForeignEvent } from './foreign-event.ts';
import { readIcsFile } from './ics-file.ts';
import type { IcsContents, IcsWindow } from './read-ics.ts';
import * as events from './repository.ts';

type Dependencies = {
  database: Database;
  clock: Clock;
  throttle: Throttle;
  reading: FileReading;
  bringIn: BringIn;
};

const column = 'import_key';
const importRule = { limit: 120, windowMs: hourMs };
const words = { create: 'new', update: 'changed', remove: 'removed' } as const;

function previewed(change: Change): CalendarImport['events'][number] {
  const {
    title,
    start_time: startTime,
    location,
  } = { ...change.row, ...('columns' in change ? change.columns : {}) };
  return { title, startTime, location, change: words[change.kind] };
}

function startOf(change: Change): string {
  return 'columns' in change ? (change.columns.starts_at ?? change.row.starts_at) : change.row.starts_at;
}

function report(contents: IcsContents, window: IcsWindow, changes: readonly Change[]): CalendarImport {
  const counted = countChanges(changes);
  const shown = [...changes]
    .sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1))
    .slice(0, most.previewedEvents);
  const present = contents.events.filter(({ cancelled }) => !cancelled).length;
  return {
    calendar_name: contents.name,
    ...counted,
    unchanged: present - counted.created - counted.updated,
    out_of_range: contents.outOfRange,
    beyond_limit: contents.beyondLimit,
    unreadable: contents.unreadable,
    unknown_zone: contents.unknownZone,
    first_day: localDay(new Date(window.from), window.timeZone),
    last_day: localDay(new Date(window.to), window.timeZone),
    events: shown.map(previewed),
    created_ids: [],
  };
}

/** Events of an .ics file, first as a preview, then for real. */
export function createImportFile({ database, clock, throttle, reading, bringIn }: Dependencies) {
  /** Earlier occurrences of a series that the series does not have any more. */
  async function vanished(
    { userId }: Principal,
    { events: read, series }: IcsContents,
    { from, to }: IcsWindow,
  ): Promise<ForeignEvent[]> {
    if (series.length === 0) return [];
    const known = new Set(read.map(({ key }) => key));
    const whole = new Set(series);
    const rows = await events.listBetween(database.read, userId, from, to);
    return rows.flatMap(({ import_key: key }) =>
      key !== null && whole.has(key.split('.')[0] ?? '') && !known.has(key)
        ? [{ key, cancelled: true as const }]
        : [],
    );
  }

  return async (principal: Principal, bytes: Uint8Array, dryRun: boolean): Promise<CalendarImport> => {
    const rules = { [countedFor(principal.userId, 'calendar import')]: importRule };
    await throttle.take(rules, principal.userId);
    const now = clock.now();
    const window = {
      from: plus(now, -most.importPastDays * dayMs).toISOString(),
      to: plus(now, most.importAheadDays * dayMs).toISOString(),
      timeZone: principal.timeZone,
    };
    const contents = await readIcsFile(reading, principal.userId, { bytes, window });
    const isWhole = contents.beyondLimit === 0;
    const foreign = [...contents.events, ...(isWhole ? await vanished(principal, contents, window) : [])];
    const bring = dryRun ? bringIn.preview : bringIn.apply;
    const changes = await bring(principal, column, foreign);
    const created = changes.flatMap(({ kind, row }) => (kind === 'create' ? [row.id] : []));
    return { ...report(contents, window, changes), created_ids: dryRun ? [] : created };
  };
}
