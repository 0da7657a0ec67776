import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../../lib/api.ts';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { layFlat } from '../flat-lay.ts';
import { planQuery } from '../queries.ts';
import { clearBuilder, loadPlan, useBuilder } from './builder.ts';

const eventQuery = (id: string) =>
  queryOptions({
    queryKey: ['outfits', 'event', id],
    queryFn: ({ signal }) => api.getEvent({ params: { id } }, { signal }),
  });

/** Puts the plan or event that the address names on the table, once; without one, what was begun goes on, for the day that it names. */
export function useBuilderStart(items: ReadonlyMap<string, WardrobeItem>) {
  const [search] = useSearchParams();
  const planId = search.get('plan') || undefined;
  const eventId = search.get('event') || undefined;
  const day = /^\d{4}-\d\d-\d\d$/.exec(search.get('day') ?? '')?.[0];
  const plan = useQuery({ ...planQuery(planId ?? ''), enabled: planId !== undefined, staleTime: 0 });
  const event = useQuery({ ...eventQuery(eventId ?? ''), enabled: eventId !== undefined });
  const isReady = items.size > 0;

  useEffect(() => {
    const begun = useBuilder.getState();
    if (!isReady) return;
    if (planId !== undefined) {
      if (!plan.data || plan.isFetching || begun.planId === planId) return;
      const laid = layFlat(plan.data.items, plan.data.layout);
      const layout = laid.map(({ item, x, y, width, turn }) => ({ item_id: item.id, x, y, width, turn }));
      loadPlan(plan.data, layout);
    } else if (eventId !== undefined) {
      if (!event.data || (begun.eventId === event.data.id && begun.planId === undefined)) return;
      const { id, title, eventType } = event.data;
      clearBuilder({ eventId: id, eventTitle: title, eventType });
    } else if (begun.planId !== undefined || begun.eventId !== undefined) {
      clearBuilder({ date: day });
    } else if (day !== undefined) {
      useBuilder.setState({ date: day });
    }
  }, [isReady, planId, eventId, day, plan.data, plan.isFetching, event.data]);

  const asked = planId !== undefined ? plan : eventId !== undefined ? event : undefined;
  return {
    isError: asked?.isError ?? false,
    isPending: asked?.isPending ?? false,
    retry: () => void asked?.refetch(),
  };
}
