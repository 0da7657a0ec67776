import type { WardrobeItem, WardrobeItemDetail } from '@drape/contract/wardrobe/wardrobe-item';
import { wardrobeLimits } from '@drape/contract/wardrobe/wardrobe-options';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

export const wardrobeKeys = {
  all: ['wardrobe'] as const,
  items: ['wardrobe', 'items'] as const,
  first: ['wardrobe', 'first'] as const,
  count: ['wardrobe', 'count'] as const,
  photos: ['wardrobe', 'photos'] as const,
  insights: ['wardrobe', 'insights'] as const,
  item: (id: string) => ['wardrobe', 'item', id] as const,
};

const photoPollMs = 1500;

/** What a first screen shows is there before the rest. Where something changes in between, all is asked for again. */
async function listInTwo(queryClient: QueryClient, signal: AbortSignal) {
  const first = await api.listItems({ query: { limit: wardrobeLimits.firstItems } }, { signal });
  if (first.items.length === first.total) return first;
  queryClient.setQueryData(firstItemsQuery.queryKey, first);
  const rest = await api.listItems({ query: { offset: first.items.length } }, { signal });
  const items = [...first.items, ...rest.items];
  return new Set(items.map(({ id }) => id)).size === rest.total
    ? { ...rest, items }
    : api.listItems({}, { signal });
}

/** The newest items of a wardrobe whose rest is still on its way. */
export const firstItemsQuery = queryOptions({
  queryKey: wardrobeKeys.first,
  queryFn: ({ signal }) => api.listItems({ query: { limit: wardrobeLimits.firstItems } }, { signal }),
  enabled: false,
});

export const wardrobeQuery = queryOptions({
  queryKey: wardrobeKeys.items,
  queryFn: ({ signal, client }) => listInTwo(client, signal),
});

/** How many items there are, without them. */
export const itemCountQuery = queryOptions({
  queryKey: wardrobeKeys.count,
  queryFn: async ({ signal }) => (await api.listItems({ query: { limit: 1 } }, { signal })).total,
});
export type Wardrobe = Awaited<ReturnType<typeof api.listItems>>;

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: wardrobeKeys.item(id),
    queryFn: ({ signal }) => api.getItem({ params: { id } }, { signal }),
  });

export const insightsQuery = queryOptions({
  queryKey: wardrobeKeys.insights,
  queryFn: ({ signal }) => api.wardrobeInsights({}, { signal }),
});

/** Asked again and again while a photo waits or is worked on. */
export const photosQuery = queryOptions({
  queryKey: wardrobeKeys.photos,
  queryFn: ({ signal }) => api.listQueuedPhotos({}, { signal }),
  refetchInterval: ({ state }) =>
    state.data?.photos.some((photo) => photo.state === 'waiting' || photo.state === 'working')
      ? photoPollMs
      : false,
});
export type QueuedPhotos = Awaited<ReturnType<typeof api.listQueuedPhotos>>;

/** Waits for the rest where only the first items are there: a change of them would be lost when it comes. */
export async function wholeWardrobe(queryClient: QueryClient): Promise<void> {
  if (queryClient.isFetching({ queryKey: wardrobeKeys.items }) === 0) return;
  await queryClient.ensureQueryData(wardrobeQuery).catch(() => undefined);
}

/** Changes the items on show without asking the server. */
export function changeItems(
  queryClient: QueryClient,
  change: (items: readonly WardrobeItem[]) => WardrobeItem[],
): void {
  queryClient.setQueryData(wardrobeQuery.queryKey, (wardrobe: Wardrobe | undefined) => {
    if (!wardrobe) return wardrobe;
    const items = change(wardrobe.items);
    return { ...wardrobe, items, total: wardrobe.total + items.length - wardrobe.items.length };
  });
}

/** Takes in what the server answered about items that are on show. */
export function takeInItems(queryClient: QueryClient, changed: readonly WardrobeItem[]): void {
  const byId = new Map(changed.map((item) => [item.id, item]));
  changeItems(queryClient, (items) => items.map((item) => byId.get(item.id) ?? item));
  for (const item of changed) {
    queryClient.setQueryData(wardrobeKeys.item(item.id), (detail: WardrobeItemDetail | undefined) =>
      detail ? { ...detail, ...item } : detail,
    );
  }
  void queryClient.invalidateQueries({ queryKey: wardrobeKeys.insights });
}

/** Puts new items first. */
export function addItems(queryClient: QueryClient, added: readonly WardrobeItem[]): void {
  const ids = new Set(added.map(({ id }) => id));
  changeItems(queryClient, (items) => [...added, ...items.filter(({ id }) => !ids.has(id))]);
  void queryClient.invalidateQueries({ queryKey: wardrobeKeys.items });
  void queryClient.invalidateQueries({ queryKey: wardrobeKeys.insights });
}
