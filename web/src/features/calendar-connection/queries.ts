import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { askGoogle } from './ask-google.ts';
import { findConnection } from './connect-google.ts';
import { fetchCalendars } from './google-calls.ts';
import { syncGoogleEvents } from './sync-google.ts';

export const googleKeys = { all: ['google-calendar'] as const };

export const calendarsQuery = (apiUrl: string) =>
  queryOptions({
    queryKey: [...googleKeys.all, 'calendars'],
    queryFn: () => askGoogle(apiUrl, fetchCalendars),
    retry: false,
  });

/** Undefined within `data` where Google is not connected. */
export const googleSyncQuery = (apiUrl: string) =>
  queryOptions({
    queryKey: [...googleKeys.all, 'sync'],
    queryFn: async () => ((await findConnection()) ? syncGoogleEvents(apiUrl) : null),
    retry: false,
    staleTime: 60_000,
  });

export const feedQuery = queryOptions({
  queryKey: ['calendar-feed'],
  queryFn: ({ signal }) => api.getFeed({}, { signal }),
});
