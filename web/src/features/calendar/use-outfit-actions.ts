import type { CalendarEvent } from '@drape/contract/calendar';
import type { GeneratePlan, OutfitPlan } from '@drape/contract/outfits';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { showToast } from '../../ui/toast.tsx';
import { isConflict, calendarMessages as says, tellFailure } from './calendar-messages.ts';
import { refreshCalendar, showPlan } from './queries.ts';
import { eventsToOutfit } from './upcoming-events.ts';

type Wish = Pick<GeneratePlan, 'locked' | 'turn'>;
type PlanChange = Parameters<typeof api.updatePlan>[0]['body'];

function usePlanChanges() {
  const queryClient = useQueryClient();
  const change = async (event: CalendarEvent, call: () => Promise<OutfitPlan>, done?: string) => {
    try {
      showPlan(queryClient, event, await call());
      if (done !== undefined) showToast({ title: done });
    } catch (error) {
      tellFailure(says.planFailed, error);
    }
    await refreshCalendar(queryClient);
  };
  const update = (event: CalendarEvent, plan: OutfitPlan, body: PlanChange, done?: string) =>
    change(
      event,
      () => api.updatePlan({ params: { id: plan.id }, body: { version: plan.version, ...body } }),
      done,
    );
  const save = (event: CalendarEvent, plan: OutfitPlan) =>
    change(event, () => api.saveOutfit({ params: { id: plan.id } }), says.outfitSaved);
  return { update, save };
}

/** Making outfits for events and changing them, one call at a time. Failures are told. */
export function useOutfitActions() {
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState<string>();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [refusals, setRefusals] = useState<Readonly<Record<string, string>>>({});
  const turns = useRef(new Map<string, number>());

  const ask = async (event: CalendarEvent, wish: Wish) => {
    setBusyId(event.id);
    setRefusals(({ [event.id]: _, ...others }) => others);
    try {
      const plan = await api.generatePlan({
        body: { eventId: event.id, eventType: event.eventType, ...wish },
      });
      showPlan(queryClient, event, plan);
    } catch (error) {
      if (isConflict(error)) setRefusals((before) => ({ ...before, [event.id]: error.message }));
      throw error;
    } finally {
      setBusyId(undefined);
    }
  };

  const generate = async (event: CalendarEvent, wish: Wish = {}) => {
    try {
      await ask(event, wish);
    } catch (error) {
      if (!isConflict(error)) tellFailure(says.generateFailed, error);
    }
    await refreshCalendar(queryClient);
  };

  const swap = (event: CalendarEvent) => {
    const turn = (turns.current.get(event.id) ?? 0) + 1;
    turns.current.set(event.id, turn);
    return generate(event, { turn, locked: event.outfitPlan?.locked ?? [] });
  };

  const generateAll = async (events: readonly CalendarEvent[]) => {
    const chosen = eventsToOutfit(events);
    if (chosen.length === 0) return showToast({ title: says.noEvents });
    let made = 0;
    let failure: unknown;
    for (const [index, event] of chosen.entries()) {
      setProgress({ done: index, total: chosen.length });
      try {
        await ask(event, {});
        made += 1;
      } catch (error) {
        failure = error;
      }
    }
    setProgress(undefined);
    if (made > 0) showToast({ title: says.generated(made) });
    else tellFailure(says.generateAllFailed, failure);
    await refreshCalendar(queryClient);
  };

  return { busyId, progress, refusals, generate, generateAll, swap, ...usePlanChanges() };
}
export type OutfitActions = ReturnType<typeof useOutfitActions>;
