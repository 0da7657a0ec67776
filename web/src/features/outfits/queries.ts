import type { HandMadeOutfit, LookbookOutfit } from '@drape/contract/outfits/outfits';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const all = ['outfits'] as const;

export type Lookbook = Awaited<ReturnType<typeof api.listOutfits>>;

export const lookbookQuery = queryOptions({
  queryKey: [...all, 'lookbook'],
  queryFn: ({ signal }) => api.listOutfits({}, { signal }),
});

export const planQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'plan', id],
    queryFn: ({ signal }) => api.getPlan({ params: { id } }, { signal }),
  });

export const tasteQuery = queryOptions({
  queryKey: [...all, 'taste'],
  queryFn: ({ signal }) => api.getTaste({}, { signal }),
});

/** The score of what lies on the table; the former one stays on show until the new one is there. */
export const scoreQuery = (outfit: Omit<HandMadeOutfit, 'name' | 'layout'>) =>
  queryOptions({
    queryKey: [...all, 'score', outfit],
    enabled: outfit.wardrobe_item_ids.length > 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => api.scoreOutfit({ body: outfit }, { signal }),
  });

/** An outfit around one item for today's weather, and with each turn another. */
export const outfitAroundQuery = (id: string, turn: number) =>
  queryOptions({
    queryKey: [...all, 'around', id, turn],
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      api.completeOutfit({ body: { wardrobe_item_ids: [id], event_type: 'casual', turn } }, { signal }),
  });

/** Changes the lookbook on show without asking the server. */
export function changeOutfits(
  queryClient: QueryClient,
  change: (outfits: readonly LookbookOutfit[]) => LookbookOutfit[],
): void {
  queryClient.setQueryData(lookbookQuery.queryKey, (lookbook: Lookbook | undefined) => {
    if (!lookbook) return lookbook;
    const outfits = change(lookbook.outfits);
    return { ...lookbook, outfits, total: outfits.length };
  });
}

/** Asks again for everything that hangs on outfits: lookbook, taste, the calendar's plans and the wear log. */
export async function refreshOutfits(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: ['wardrobe'] });
  void queryClient.invalidateQueries({ queryKey: ['calendar'] });
  await queryClient.invalidateQueries({ queryKey: all });
}
