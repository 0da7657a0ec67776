import { calendarLimits } from '@drape/contract/calendar/calendar-options';
import type { GoogleEvent } from '@drape/contract/calendar/google-calendar';
import { api } from '../../lib/api.ts';
import { askGoogle } from './ask-google.ts';
import { fetchEvent, fetchEvents } from './google-calls.ts';

/** `unsynced` are events that Google returned and the server did not take; `failure` is why something is missing. */
export type SyncOutcome = {
  created: number;
  updated: number;
  removed: number;
  unsynced: GoogleEvent[];
  failure: unknown;
};

const maxPages = 40;
/** How many events that Google did not list any more are looked up one by one. */
const maxLookups = 20;
const dayMs = 24 * 60 * 60 * 1000;

async function send(outcome: SyncOutcome, events: GoogleEvent[]): Promise<void> {
  if (events.length === 0) return;
  try {
    const { created, updated, removed } = await api.syncGoogle({ body: { events } });
    outcome.created += created;
    outcome.updated += updated;
    outcome.removed += removed;
  } catch (error) {
    outcome.failure = error;
    outcome.unsynced.push(...events.filter(({ status }) => status !== 'cancelled'));
  }
}

/** Events that are kept in the window and that Google lists there no more: moved away, or of another account. */
async function missing(from: Date, listed: ReadonlySet<string>): Promise<string[]> {
  const endDate = new Date(from.getTime() + calendarLimits.windowDays * dayMs).toISOString();
  const query = { startDate: from.toISOString(), endDate, limit: calendarLimits.maxEvents };
  const { events } = await api.listEvents({ query });
  const ids = events.flatMap(({ googleEventId: id }) => (id !== null && !listed.has(id) ? [id] : []));
  return ids.slice(0, maxLookups);
}

/** Brings every page of the default window to the server; what has arrived before a failure stays. */
export async function syncGoogleEvents(apiUrl: string, from = new Date()): Promise<SyncOutcome> {
  const outcome: SyncOutcome = { created: 0, updated: 0, removed: 0, unsynced: [], failure: undefined };
  const listed = new Set<string>();
  try {
    let page: string | undefined;
    for (let count = 0; count < maxPages; count++) {
      const { events, nextPage } = await askGoogle(apiUrl, (place) => fetchEvents(place, from, page));
      for (const { id } of events) listed.add(id);
      await send(outcome, events);
      if (nextPage === undefined) break;
      page = nextPage;
    }
    const ids = outcome.failure === undefined ? await missing(from, listed) : [];
    const found = await Promise.all(ids.map((id) => askGoogle(apiUrl, (place) => fetchEvent(place, id))));
    await send(
      outcome,
      found.filter((event) => event !== undefined),
    );
  } catch (error) {
    outcome.failure = error;
  }
  return outcome;
}
