import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { useSearchParams } from '../../lib/router/hooks.ts';
import { wardrobeKeys } from './queries.ts';

const eventQuery = (id: string) =>
  queryOptions({
    queryKey: [...wardrobeKeys.all, 'event', id],
    queryFn: ({ signal }) => api.getEvent({ params: { id } }, { signal }),
  });

/** The event that the address asks for, by its own or its Google id, and the items of its outfit. */
export function useEventOutfit() {
  const [search, setSearch] = useSearchParams();
  const id = search.get('event') ?? undefined;
  const query = useQuery({ ...eventQuery(id ?? ''), enabled: id !== undefined });
  const marked = useMemo<ReadonlySet<string>>(
    () => new Set(query.data?.outfitPlan?.wardrobe_item_ids ?? []),
    [query.data],
  );
  const leave = () => {
    const next = new URLSearchParams(search);
    next.delete('event');
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return { id, query, marked, leave };
}
export type EventOutfit = ReturnType<typeof useEventOutfit>;
