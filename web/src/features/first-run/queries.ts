import type { FirstRun } from '@drape/contract/first-run/first-run';
import type { SampleSet } from '@drape/contract/profile/options';
import { t } from '@lingui/core/macro';
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { describeFailure } from '../../lib/failure.ts';
import { randomKey } from '../../lib/random-key.ts';
import { showToast } from '../../ui/notices/toast.tsx';

/** Asked again with every page, as whatever is done anywhere in the product may end a step. */
export const firstRunQuery = queryOptions({
  queryKey: ['first-run'],
  queryFn: ({ signal }) => api.getFirstRun({}, { signal }),
  staleTime: 2000,
});

type Removed = Awaited<ReturnType<typeof api.removeSamples>>['removed'];

const undoMs = 10_000;

/** Everything that samples are among. */
async function refreshAll(queryClient: QueryClient): Promise<void> {
  const keys = ['wardrobe', 'calendar', 'analysis', 'outfits', 'first-run'];
  await Promise.all(keys.map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}

function tellFailure(title: string, error: unknown): void {
  showToast({ tone: 'error', title, description: describeFailure(error).message });
}

type Change = Parameters<typeof api.updateFirstRun>[0]['body'];

export function useUpdateFirstRun() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Change) => api.updateFirstRun({ body }),
    onSuccess: (firstRun) => queryClient.setQueryData(firstRunQuery.queryKey, firstRun),
    onError: (error) => tellFailure(t`We couldn’t save this`, error),
  });
}

export function useAddSamples() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (set: SampleSet) => api.addSamples({ body: { set } }, { idempotencyKey: randomKey() }),
    async onSuccess(firstRun) {
      await refreshAll(queryClient);
      queryClient.setQueryData(firstRunQuery.queryKey, firstRun);
    },
    onError: (error) => tellFailure(t`We couldn’t add the samples`, error),
  });
}

async function takeBack(queryClient: QueryClient, { items, events, analyses }: Removed): Promise<void> {
  try {
    if (items.length > 0) await api.restoreItems({ body: { ids: items } });
    for (const id of events) await api.restoreEvent({ params: { id } });
    for (const id of analyses) await api.restoreAnalysis({ params: { id } });
  } catch (error) {
    tellFailure(t`We couldn’t restore the samples`, error);
  }
  await refreshAll(queryClient);
}

export function useRemoveSamples() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changed: boolean) => api.removeSamples({ query: { changed: changed ? 'true' : 'false' } }),
    async onSuccess({ removed, first_run }) {
      await refreshAll(queryClient);
      queryClient.setQueryData(firstRunQuery.queryKey, first_run);
      showToast({
        title: t`The samples are removed`,
        action: { label: t`Undo`, onAction: () => void takeBack(queryClient, removed) },
        durationMs: undoMs,
      });
    },
    onError: (error) => tellFailure(t`We couldn’t remove the samples`, error),
  });
}

export function openSteps({ steps }: FirstRun): number {
  return steps.filter(({ state }) => state === 'open').length;
}

/** Whether a thing was added as a sample. */
export function useIsSample(kind: 'analyses' | 'items' | 'events', id: string | null): boolean {
  const { data } = useQuery({
    ...firstRunQuery,
    select: ({ samples }) => id !== null && samples[kind].includes(id),
  });
  return data ?? false;
}
