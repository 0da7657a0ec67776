import type { WardrobeItem, WardrobeItemDetail } from '@drape/contract/wardrobe-item';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { localDay } from '../../lib/local-day.ts';
import { showToast } from '../../ui/toast.tsx';
import { changeItems, takeInItems, wardrobeKeys } from './queries.ts';
import { wardrobeMessages as says, tellFailure } from './wardrobe-messages.ts';

const undoMs = 10_000;

async function restore(queryClient: QueryClient, ids: string[]): Promise<void> {
  try {
    await api.restoreItems({ body: { ids } });
    showToast({ title: says.itemsRestored(ids.length) });
  } catch (error) {
    tellFailure(says.restoreFailed, error);
  }
  await queryClient.invalidateQueries({ queryKey: wardrobeKeys.all });
}

/** Takes items off the page at once, removes them, and offers to take it back; what fails comes back. */
async function remove(queryClient: QueryClient, ids: string[]): Promise<boolean> {
  const gone = new Set(ids);
  await queryClient.cancelQueries({ queryKey: wardrobeKeys.items });
  changeItems(queryClient, (items) => items.filter(({ id }) => !gone.has(id)));
  try {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) await api.deleteItem({ params: { id: only } });
    else await api.deleteItems({ body: { ids } });
    showToast({
      title: ids.length === 1 ? says.itemDeleted : says.itemsDeleted(ids.length),
      action: { label: 'Undo', onAction: () => void restore(queryClient, ids) },
      durationMs: undoMs,
    });
    void queryClient.invalidateQueries({ queryKey: wardrobeKeys.insights });
    return true;
  } catch (error) {
    tellFailure(says.deleteFailed, error);
    await queryClient.invalidateQueries({ queryKey: wardrobeKeys.items });
    return false;
  }
}

async function toggleFavorite(queryClient: QueryClient, item: WardrobeItem): Promise<void> {
  const is_favorite = !item.is_favorite;
  const show = (favorite: boolean) =>
    changeItems(queryClient, (items) =>
      items.map((one) => (one.id === item.id ? { ...one, is_favorite: favorite } : one)),
    );
  show(is_favorite);
  try {
    takeInItems(queryClient, [await api.updateItem({ params: { id: item.id }, body: { is_favorite } })]);
  } catch (error) {
    show(item.is_favorite);
    tellFailure(says.updateFailed, error);
  }
}

function changeWornDates(
  queryClient: QueryClient,
  id: string,
  change: (dates: readonly string[]) => string[],
): void {
  queryClient.setQueryData(wardrobeKeys.item(id), (detail: WardrobeItemDetail | undefined) =>
    detail ? { ...detail, worn_dates: change(detail.worn_dates) } : detail,
  );
}

async function markWorn(queryClient: QueryClient, item: WardrobeItem, date: string): Promise<void> {
  try {
    const worn = await api.markWorn({ params: { id: item.id }, body: { date } });
    takeInItems(queryClient, [worn]);
    changeWornDates(queryClient, item.id, (dates) => [...new Set([date, ...dates])].toSorted().toReversed());
    if (date !== localDay()) return;
    showToast({
      title: says.wornNoted(item.description),
      action: { label: 'Undo', onAction: () => void unmarkWorn(queryClient, item.id, date) },
    });
  } catch (error) {
    tellFailure(says.wornFailed, error);
  }
}

async function unmarkWorn(queryClient: QueryClient, id: string, date: string): Promise<void> {
  try {
    await api.unmarkWorn({ params: { id, date } });
    changeWornDates(queryClient, id, (dates) => dates.filter((day) => day !== date));
  } catch (error) {
    tellFailure(says.wornFailed, error);
  }
  await queryClient.invalidateQueries({ queryKey: wardrobeKeys.all });
}

/** What can be done with items from wherever they are shown. Failures are told. */
export function useItemActions() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      remove: (ids: string[]) => remove(queryClient, ids),
      toggleFavorite: (item: WardrobeItem) => void toggleFavorite(queryClient, item),
      markWorn: (item: WardrobeItem, date = localDay()) => markWorn(queryClient, item, date),
      unmarkWorn: (item: WardrobeItem, date: string) => unmarkWorn(queryClient, item.id, date),
    }),
    [queryClient],
  );
}
export type ItemActions = ReturnType<typeof useItemActions>;
