import type { CalendarEvent } from '@drape/contract/calendar/calendar';
import { proMessages } from '@drape/contract/membership/tiers';
import type { GeneratePlan, OutfitPlan } from '@drape/contract/outfits/outfits';
import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { api } from '../../lib/api.ts';
import { failureSentences } from '../../lib/failure.ts';
import { useNavigate } from '../../lib/router/hooks.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { isConflict, calendarMessages as says, tellFailure } from './calendar-messages.ts';
import { eventsToOutfit } from './events/upcoming-events.ts';
import { refreshCalendar, showPlan } from './queries.ts';
import { usePlanChanges } from './use-plan-changes.ts';

type Wish = Pick<GeneratePlan, 'locked' | 'turn' | 'swap' | 'excluded'>;
/** Why an event has no outfit; one that another try would not change has none to offer. */
export type Refusal = { sentence: string; canRetry: boolean };

/** What was made and what was not, once Generate All is through. */
function tellGenerated(made: number, failed: readonly string[], lastFailure: unknown): void {
  const description = t`No outfit for ${failed.join(', ')}.`;
  if (made === 0) tellFailure(t(says.generateAllFailed), lastFailure);
  else showToast({ title: says.generated(made), ...(failed.length > 0 ? { description } : {}) });
}

function hasSameItems(plan: OutfitPlan, before: OutfitPlan | null): boolean {
  const [now, then] = [plan, before].map((one) => [...(one?.wardrobe_item_ids ?? [])].sort().join());
  return now === then;
}

/** Asks for one outfit at a time; why an event got none stays with it. */
function useRequests() {
  const queryClient = useQueryClient();
  const [busyId, setBusyId] = useState<string>();
  const [refusals, setRefusals] = useState<Readonly<Record<string, Refusal>>>({});

  const request = async (event: CalendarEvent, wish: Wish) => {
    setBusyId(event.id);
    setRefusals(({ [event.id]: _, ...others }) => others);
    try {
      const body = { eventId: event.id, eventType: event.eventType, ...wish };
      const plan = await api.generatePlan({ body });
      if ((wish.turn ?? 0) > 0 && hasSameItems(plan, event.outfitPlan))
        showToast({ title: t(says.stillBest) });
      showPlan(queryClient, event, plan);
    } finally {
      setBusyId(undefined);
    }
  };

  const ask = async (event: CalendarEvent, wish: Wish) => {
    try {
      await request(event, wish);
    } catch (error) {
      const [sentence = t(says.generateFailed)] = failureSentences(error, t(says.generateFailed));
      const refusal = { sentence, canRetry: !isConflict(error) };
      setRefusals((before) => ({ ...before, [event.id]: refusal }));
      throw error;
    }
  };

  return { busyId, refusals, request, ask };
}

/** Making one outfit: the best, the next one, or the same with one item exchanged. */
function useOneOutfit({ request, ask }: Pick<ReturnType<typeof useRequests>, 'request' | 'ask'>) {
  const queryClient = useQueryClient();
  const turns = useRef(new Map<string, number>());
  const swapped = useRef(new Map<string, string[]>());

  const generate = async (event: CalendarEvent, wish: Wish = {}) => {
    swapped.current.delete(event.id);
    try {
      await ask(event, wish);
    } catch (error) {
      if (!isConflict(error)) tellFailure(t(says.generateFailed), error);
    }
    await refreshCalendar(queryClient);
  };

  const another = (event: CalendarEvent) => {
    const turn = (turns.current.get(event.id) ?? 0) + 1;
    turns.current.set(event.id, turn);
    return generate(event, { turn, locked: event.outfitPlan?.locked ?? [] });
  };

  /** Exchanges one item; pressed again, what was there before stays away, until nothing else is left. */
  const swapItem = async (event: CalendarEvent, plan: OutfitPlan, itemId: string) => {
    const excluded = [...(swapped.current.get(event.id) ?? []), itemId];
    try {
      await request(event, { swap: itemId, excluded, locked: plan.locked });
      swapped.current.set(event.id, excluded);
    } catch (error) {
      swapped.current.delete(event.id);
      if (isConflict(error)) showToast({ title: t(says.nothingElse), description: error.message });
      else tellFailure(t(says.generateFailed), error);
    }
    await refreshCalendar(queryClient);
  };

  return { generate, another, swapItem };
}

/** Making outfits for events and changing them, one call at a time. Failures are shown. */
export function useOutfitActions() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const { busyId, refusals, request, ask } = useRequests();
  const one = useOneOutfit({ request, ask });

  const generateAll = async (events: readonly CalendarEvent[]) => {
    const chosen = eventsToOutfit(events);
    if (chosen.length === 0) return showToast({ title: t(says.noEvents) });
    const failed: string[] = [];
    let lastFailure: unknown;
    for (const [index, event] of chosen.entries()) {
      setProgress({ done: index, total: chosen.length });
      try {
        await ask(event, { locked: event.outfitPlan?.locked ?? [] });
      } catch (error) {
        failed.push(event.title);
        lastFailure = error;
      }
    }
    setProgress(undefined);
    tellGenerated(chosen.length - failed.length, failed, lastFailure);
    await refreshCalendar(queryClient);
  };

  /** What a free user reads who would like an outfit. */
  const offerPro = () =>
    showToast({
      tone: 'error',
      title: proMessages.outfits,
      action: { label: t`Upgrade`, onAction: () => void navigate('/profile') },
    });

  return {
    busyId,
    progress,
    refusals,
    generateAll,
    offerPro,
    ...one,
    ...usePlanChanges(),
  };
}
export type OutfitActions = ReturnType<typeof useOutfitActions>;
