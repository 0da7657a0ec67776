import type { DiaryEntry, WornAnswers } from '@drape/contract/outfits/diary';
import { t } from '@lingui/core/macro';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { describeFailure } from '../../lib/failure.ts';
import { formatShortDay } from '../../lib/format.ts';
import { randomKey } from '../../lib/random-key.ts';
import { showToast } from '../../ui/notices/toast.tsx';
import { analysisKeys } from '../analysis/queries.ts';

const all = ['diary'] as const;

export const wornQuery = (id: string) =>
  queryOptions({
    queryKey: [...all, 'one', id],
    queryFn: ({ signal }) => api.getWorn({ params: { id } }, { signal }),
  });

/** What was really worn on a day. */
export const diaryDayQuery = (day: string) =>
  queryOptions({
    queryKey: [...all, 'day', day],
    queryFn: ({ signal }) => api.listDiary({ query: { from: day, to: day } }, { signal }),
  });

/** The days newest first, a page after another. */
export const diaryQuery = infiniteQueryOptions({
  queryKey: [...all, 'days'],
  queryFn: ({ pageParam, signal }) =>
    api.listDiary({ query: pageParam === '' ? {} : { to: pageParam } }, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
});

/** Asks again for all that hangs on what was worn. */
export async function refreshDiary(queryClient: QueryClient): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: analysisKeys.all });
  void queryClient.invalidateQueries({ queryKey: ['wardrobe'] });
  await queryClient.invalidateQueries({ queryKey: all });
}

type Answers = WornAnswers['garments'];

/** The items that are proposed for the garments of a photo. */
export function proposed({ garments }: Pick<DiaryEntry, 'garments'>): Answers {
  return garments.flatMap(({ key, item_id, worn, suggestion }) => {
    if (item_id !== null) return worn ? [] : [{ key, item_id }];
    return suggestion ? [{ key, item_id: suggestion.item_id }] : [];
  });
}

function tellFailure(error: unknown): void {
  showToast({
    tone: 'error',
    title: t`That could not be saved`,
    description: describeFailure(error).message,
  });
}

/** Saying what was worn, and taking it back. */
export function useWorn() {
  const queryClient = useQueryClient();
  const undo = async (ids: readonly string[]) => {
    try {
      for (const id of ids) await api.undoWorn({ params: { id } });
    } catch (error) {
      tellFailure(error);
    }
    await refreshDiary(queryClient);
  };
  const offerUndo = (title: string, ids: readonly string[]) =>
    showToast({ title, action: { label: t`Undo`, onAction: () => void undo(ids) }, durationMs: 10_000 });
  const settled = { onError: tellFailure, onSettled: () => refreshDiary(queryClient) };
  const confirm = useMutation({
    mutationFn: async (entries: readonly Pick<DiaryEntry, 'analysis_id' | 'garments' | 'version'>[]) => {
      for (const entry of entries) {
        const body = { garments: proposed(entry), version: entry.version };
        const idempotencyKey = randomKey();
        await api.confirmWorn({ params: { id: entry.analysis_id }, body }, { idempotencyKey });
      }
      return entries.map(({ analysis_id }) => analysis_id);
    },
    onSuccess: (ids) => offerUndo(t`Noted as worn`, ids),
    ...settled,
  });
  const say = useMutation({
    mutationFn: ({ entry, answers }: { entry: DiaryEntry; answers: Answers }) =>
      api.confirmWorn({
        params: { id: entry.analysis_id },
        body: { garments: answers, version: entry.version },
      }),
    ...settled,
  });
  const add = useMutation({
    mutationFn: ({ entry, key }: { entry: DiaryEntry; key: string }) =>
      api.addWornItem({ body: { analysis_id: entry.analysis_id, key, version: entry.version } }),
    onSuccess: ({ item }) => {
      const remove = async () => {
        await api.deleteItem({ params: { id: item.id } }).catch(tellFailure);
        await refreshDiary(queryClient);
      };
      const action = { label: t`Undo`, onAction: () => void remove() };
      showToast({ title: t`Added to your wardrobe`, action, durationMs: 10_000 });
    },
    ...settled,
  });
  const move = useMutation({
    mutationFn: ({ entry, date }: { entry: DiaryEntry; date: string }) =>
      api.moveWorn({ params: { id: entry.analysis_id }, body: { date } }),
    onSuccess: (_, { entry, date }) => {
      const back = async () => {
        await api
          .moveWorn({ params: { id: entry.analysis_id }, body: { date: entry.date } })
          .catch(tellFailure);
        await refreshDiary(queryClient);
      };
      const action = { label: t`Undo`, onAction: () => void back() };
      showToast({ title: t`Moved to ${formatShortDay(date)}`, action, durationMs: 10_000 });
    },
    ...settled,
  });
  const takeBack = useMutation({ mutationFn: undo });
  return { confirm, say, add, move, takeBack };
}

export type Worn = ReturnType<typeof useWorn>;
