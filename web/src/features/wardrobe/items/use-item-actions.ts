import type { WardrobeItem, WardrobeItemDetail } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../../lib/api.ts';
import { formatCalendarDay } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-day.ts';
import { showToast } from '../../../ui/notices/toast.tsx';
import { keptForLater } from '../../offline/offline-words.ts';
import { sendOrPostpone } from '../../offline/outbox.ts';
import { changeItems, takeInItems, wardrobeKeys, wholeWardrobe } from '../queries.ts';
import { wardrobeMessages as says, tellFailure } from '../wardrobe-messages.ts';

const undoMs = 10_000;

async function restore(queryClient: QueryClient, ids: string[]): Promise<void> {
  try {
    await api.restoreItems({ body: { ids } });
    showToast({ title: says.itemsRestored(ids.length) });
  } catch (error) {
    tellFailure(t(says.restoreFailed), error);
  }
  await queryClient.invalidateQueries({ queryKey: wardrobeKeys.all });
}

/** Takes items off the page at once, removes them, and offers to take it back; what fails comes back. */
async function remove(queryClient: QueryClient, ids: string[]): Promise<boolean> {
  const gone = new Set(ids);
  await wholeWardrobe(queryClient);
  await queryClient.cancelQueries({ queryKey: wardrobeKeys.items });
  changeItems(queryClient, (items) => items.filter(({ id }) => !gone.has(id)));
  try {
    const [only] = ids;
    if (ids.length === 1 && only !== undefined) await api.deleteItem({ params: { id: only } });
    else await api.deleteItems({ body: { ids } });
    showToast({
      title: ids.length === 1 ? t(says.itemDeleted) : says.itemsDeleted(ids.length),
      action: { label: t`Undo`, onAction: () => void restore(queryClient, ids) },
      durationMs: undoMs,
    });
    void queryClient.invalidateQueries({ queryKey: wardrobeKeys.insights });
    return true;
  } catch (error) {
    tellFailure(t(says.deleteFailed), error);
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
  await wholeWardrobe(queryClient);
  show(is_favorite);
  try {
    const input = { params: { id: item.id }, body: { is_favorite } };
    const title = is_favorite
      ? t`${item.description} as a favorite`
      : t`${item.description} no longer a favorite`;
    const changed = await sendOrPostpone('updateItem', input, { title, about: `favourite ${item.id}` });
    if (changed !== 'later') takeInItems(queryClient, [changed]);
  } catch (error) {
    show(item.is_favorite);
    tellFailure(t(says.updateFailed), error);
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

/** The item as the server will count it when it hears of the day. */
function wornOnceMore(item: WardrobeItem, date: string): WardrobeItem {
  const last_worn = item.last_worn === null || item.last_worn < date ? date : item.last_worn;
  return { ...item, times_worn: item.times_worn + 1, last_worn };
}

async function markWorn(queryClient: QueryClient, item: WardrobeItem, date: string): Promise<void> {
  await wholeWardrobe(queryClient);
  try {
    const title = t`${item.description} worn on ${formatCalendarDay(date)}`;
    const about = `worn ${item.id} ${date}`;
    const worn = await sendOrPostpone(
      'markWorn',
      { params: { id: item.id }, body: { date } },
      { title, about },
    );
    takeInItems(queryClient, [worn === 'later' ? wornOnceMore(item, date) : worn]);
    changeWornDates(queryClient, item.id, (dates) => [...new Set([date, ...dates])].toSorted().toReversed());
    if (date !== localDay() && worn !== 'later') return;
    showToast({
      title: date === localDay() ? says.wornNoted(item.description) : title,
      ...(worn === 'later' ? { description: t(keptForLater) } : {}),
      action: { label: t`Undo`, onAction: () => void unmarkWorn(queryClient, item.id, date) },
    });
  } catch (error) {
    tellFailure(t(says.wornFailed), error);
  }
}

async function unmarkWorn(queryClient: QueryClient, id: string, date: string): Promise<void> {
  try {
    const title = t`A day taken out of a wear log: ${formatCalendarDay(date)}`;
    const done = await sendOrPostpone(
      'unmarkWorn',
      { params: { id, date } },
      { title, about: `worn ${id} ${date}` },
    );
    if (done === 'later') showToast({ title, description: t(keptForLater) });
    changeWornDates(queryClient, id, (dates) => dates.filter((day) => day !== date));
  } catch (error) {
    tellFailure(t(says.wornFailed), error);
  }
  await queryClient.invalidateQueries({ queryKey: wardrobeKeys.all });
}

/** What can be done with items from wherever they are shown. Failures are shown. */
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
