import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { forgetRefusal, quietly, readRefusal } from '../../lib/google-access.ts';
import { onlyInBrowser } from '../../lib/query-client.ts';
import { syncAskedKey } from '../../lib/storage.ts';
import { askGoogle } from './ask-google.ts';
import { findConnection } from './connect-google.ts';
import { fetchCalendars } from './google-calls.ts';
import { type SyncOutcome, syncGoogleEvents } from './sync-google.ts';

export const googleKeys = { all: ['google-calendar'] as const };

export const calendarsQuery = (apiUrl: string) =>
  queryOptions({
    queryKey: [...googleKeys.all, 'calendars'],
    queryFn: () => askGoogle(apiUrl, fetchCalendars),
    meta: onlyInBrowser,
    retry: false,
  });

/** Notes that the person asks for the next synchronization, also across a reload of the page. */
export function askForSync(): void {
  sessionStorage.setItem(syncAskedKey, 'yes');
}

/**
 * Undefined within `data` where Google is not connected. After Google has refused, only what the person asks for is
 * tried, and only that leads away from the page when Google refuses again.
 */
async function sync(apiUrl: string): Promise<SyncOutcome | null> {
  const isAsked = sessionStorage.getItem(syncAskedKey) !== null;
  sessionStorage.removeItem(syncAskedKey);
  if (!isAsked && readRefusal()) return null;
  const work = async () => ((await findConnection()) ? syncGoogleEvents(apiUrl) : null);
  const outcome = await (isAsked ? work() : quietly(work));
  if (outcome && outcome.failure === undefined) forgetRefusal();
  return outcome;
}

export const googleSyncQuery = (apiUrl: string) =>
  queryOptions({
    queryKey: [...googleKeys.all, 'sync'],
    queryFn: () => sync(apiUrl),
    meta: onlyInBrowser,
    retry: false,
    staleTime: 60_000,
  });

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => api.getFeed({}, { signal }),
});
