import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import type { GoogleEvent } from '@drape/contract/calendar/google-calendar';
import type { Database } from '../../platform/database/database.ts';
import type { CalendarEventRow } from '../../platform/database/planning-rows.ts';
import type { Principal } from '../../platform/http/mount.ts';
import { type BringIn, countChanges } from './bring-in.ts';
import { readGoogleEvent } from './google-event.ts';
import * as events from './repository.ts';

export type SyncReport = {
  created: number;
  updated: number;
  removed: number;
  skipped: number;
  events: CalendarEvent[];
};

/** One event at Google; undefined where nothing is connected and where there is none. */
export type GoogleEventOf = (principal: Principal, id: string) => Promise<GoogleEvent | undefined>;

type Dependencies = {
  database: Database;
  bringIn: BringIn;
  googleEventOf: GoogleEventOf;
  present(principal: Principal, rows: CalendarEventRow[]): Promise<CalendarEvent[]>;
};

const column = 'google_event_id';

/** Google's events come in by their id. */
export function createGoogleSync({ database, bringIn, googleEventOf, present }: Dependencies) {
  async function sync(principal: Principal, given: readonly GoogleEvent[]): Promise<SyncReport> {
    const read = given.flatMap((event) => readGoogleEvent(event, principal.timeZone) ?? []);
    const changes = await bringIn.apply(principal, column, read);
    const keys = read.filter(({ cancelled }) => !cancelled).map(({ key }) => key);
    const rows = await events.listByKeys(database.read, principal.userId, column, keys);
    const shown = rows
      .filter(({ deleted_at }) => deleted_at === null)
      .sort((a, b) => (a.starts_at < b.starts_at ? -1 : 1));
    return {
      ...countChanges(changes),
      skipped: given.length - read.length,
      events: await present(principal, shown),
    };
  }

  return {
    sync,
    /** Brings one event in that is asked for by its Google id before any sync. */
    async fetch(principal: Principal, id: string): Promise<CalendarEvent | undefined> {
      const event = await googleEventOf(principal, id);
      return event?.id === id ? (await sync(principal, [event])).events[0] : undefined;
    },
  };
}
