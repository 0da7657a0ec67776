import type { Trip, TripChanges } from '@drape/contract/outfits/trips';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../../lib/api.ts';
import { useNavigate } from '../../../lib/router/hooks.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { aheadMessages as says, tellFailure } from '../ahead/ahead-messages.ts';
import { refreshPlans, tripQuery } from '../ahead/ahead-queries.ts';

/** Changing a trip: ticks show at once, repacking and deleting ask the server first. */
export function useTripActions(id: string) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [packing, setPacking] = useState(false);
  /** Number of the newest change, and the end of the one that is being saved; they are saved one after the other. */
  const newest = useRef(0);
  const saved = useRef<Promise<unknown>>(Promise.resolve());
  const { queryKey } = tripQuery(id);
  const params = { id };

  const change = async (changes: Omit<TripChanges, 'version'>) => {
    const mine = ++newest.current;
    const before = queryClient.getQueryData<Trip>(queryKey);
    const show = () =>
      queryClient.setQueryData<Trip>(queryKey, (trip) =>
        trip && changes.packed ? { ...trip, packed: changes.packed } : trip,
      );
    show();
    // An answer that is on its way would untick again; ending it puts back what was there before it.
    await queryClient.cancelQueries({ queryKey });
    show();
    const saving = saved.current.then(() => api.updateTrip({ params, body: changes }));
    saved.current = saving.catch(() => undefined);
    try {
      const trip = await saving;
      // An answer to an earlier tick would undo the later ones for a moment.
      if (mine === newest.current) queryClient.setQueryData<Trip>(queryKey, trip);
    } catch (error) {
      if (mine === newest.current) queryClient.setQueryData<Trip>(queryKey, before);
      tellFailure(t(says.saveFailed), error);
      // What was there before may hold an earlier change that could not be saved either.
      if (mine === newest.current) await queryClient.invalidateQueries({ queryKey });
    }
  };

  const packAnew = async () => {
    setPacking(true);
    try {
      queryClient.setQueryData<Trip>(queryKey, await api.packTrip({ params, body: {} }));
      showToast({ title: t(says.tripPacked) });
    } catch (error) {
      tellFailure(t(says.packFailed), error);
    }
    await refreshPlans(queryClient);
    setPacking(false);
  };

  const restore = async () => {
    try {
      await api.restoreTrip({ params });
      showToast({ title: t(says.tripRestored) });
    } catch (error) {
      tellFailure(t(says.saveFailed), error);
    }
    await refreshPlans(queryClient);
  };

  const remove = async () => {
    try {
      await api.deleteTrip({ params });
      const action = { label: t`Undo`, onAction: () => void restore() };
      showToast({ title: t(says.tripDeleted), action, durationMs: 10_000 });
      await navigate('/trips');
      // What is gone must not be asked for again while its page is leaving.
      await refreshPlans(queryClient, queryKey);
      return queryClient.removeQueries({ queryKey });
    } catch (error) {
      tellFailure(t(says.saveFailed), error);
    }
    await refreshPlans(queryClient);
  };

  return { change, packAnew, packing, remove };
}

export type TripActions = ReturnType<typeof useTripActions>;
