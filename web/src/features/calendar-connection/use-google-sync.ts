import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { readRefusal } from '../../lib/google-access.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { settingsQuery } from '../account/queries.ts';
import { tellFailure } from '../calendar/calendar-messages.ts';
import { refreshCalendar } from '../calendar/queries.ts';
import { connectionMessages as says } from './connection-messages.ts';
import { askForSync, googleSyncQuery } from './queries.ts';

/** Syncs a connected Google Calendar when the page opens, tells what came of it, and hands on what is not here yet. */
export function useGoogleSync() {
  const queryClient = useQueryClient();
  const apiUrl = useQuery(settingsQuery).data?.google?.api_url;
  const { data, isFetching, refetch } = useQuery({
    ...googleSyncQuery(apiUrl ?? ''),
    enabled: apiUrl !== undefined,
  });
  const announced = useRef<unknown>(undefined);

  useEffect(() => {
    if (!data || announced.current === data) return;
    announced.current = data;
    const { created, updated, removed, failure } = data;
    if (failure !== undefined && readRefusal() === undefined) tellFailure(t(says.syncFailed), failure);
    // Also when nothing changed now: an event may have come to the server since the page's list was read.
    void refreshCalendar(queryClient);
    if (created + updated + removed === 0) return;
    showToast({ title: t`Google Calendar synced`, description: says.synced(created, updated, removed) });
  }, [data, queryClient]);

  return {
    unsynced: data?.unsynced ?? [],
    syncing: apiUrl !== undefined && isFetching && !data,
    /** Why nothing comes in from Google, once that is known. */
    refusal: apiUrl === undefined || isFetching ? undefined : readRefusal(),
    syncNow() {
      askForSync();
      void refetch();
    },
  };
}
