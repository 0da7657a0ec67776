import { hydrate, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { kept, keptKeys } from '../../lib/kept.ts';
import { useSession } from '../../lib/session.ts';

/** What can be read without a connection, by the first part of its key: wardrobe, plans, lookbook, history and how far the guided start is. */
const readable: ReadonlySet<unknown> = new Set([
  ...['wardrobe', 'calendar', 'outfits', 'analysis', 'membership', 'first-run'],
]);
/** Below them, what belongs to one try alone, and the beginning of what is kept whole. */
const passing: ReadonlySet<unknown> = new Set(['score', 'faceless', 'first']);

const writeDelayMs = 250;
const mostKept = 250;
const longestMs = 60 * 24 * 60 * 60 * 1000;

type KeptQuery = { userId: string; shape: string; queryKey: QueryKey; data: unknown; updatedAt: number };

export function isReadableOffline({ queryKey: [first, second] }: { queryKey: QueryKey }): boolean {
  return readable.has(first) && !passing.has(second);
}

function staysInMemory(queryClient: QueryClient): void {
  for (const first of readable) queryClient.setQueryDefaults([first], { gcTime: Number.POSITIVE_INFINITY });
}

/**
 * Hands back what this person has seen before, with the time it is from. Its pictures come from the service worker, and
 * nothing opens without a network where there is no worker.
 */
export async function restoreQueries(queryClient: QueryClient, shape: string): Promise<void> {
  staysInMemory(queryClient);
  if (!navigator.serviceWorker?.controller) return;
  const userId = useSession.getState().user?.id;
  const names = (await kept.keys()).filter(keptKeys.isQuery).map(String);
  const entries = await Promise.all(
    names.map(async (name) => ({ name, query: await kept.read<KeptQuery>(name) })),
  );
  const oldest = Date.now() - longestMs;
  const isGood = (query: KeptQuery | undefined): query is KeptQuery =>
    query?.userId === userId && query?.shape === shape && query.updatedAt > oldest;
  const good = entries
    .filter(({ query }) => isGood(query))
    .sort((one, other) => (other.query?.updatedAt ?? 0) - (one.query?.updatedAt ?? 0))
    .slice(0, mostKept);
  const stays = new Set(good.map(({ name }) => name));
  void kept.removeMany(names.filter((name) => !stays.has(name)));
  const queries = good.flatMap(({ name, query }) =>
    query && queryClient.getQueryData(query.queryKey) === undefined ? [dehydrated(name, query)] : [],
  );
  const options = { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } };
  hydrate(queryClient, { mutations: [], queries }, options);
}

function dehydrated(name: string, { queryKey, data, updatedAt }: KeptQuery) {
  return {
    queryHash: name.slice(keptKeys.query('').length),
    queryKey,
    dehydratedAt: updatedAt,
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: updatedAt,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      // However young it is, it may be from before a change whose answer was not kept any more.
      isInvalidated: true,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
    },
  };
}

/** Keeps every answer that can be read offline, for the person who is signed in. Returns the way to stop. */
export function keepQueries(queryClient: QueryClient, shape: string): () => void {
  staysInMemory(queryClient);
  const cache = queryClient.getQueryCache();
  const due = new Map<string, [userId: string, query: Query]>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const write = () => {
    clearTimeout(timer);
    timer = undefined;
    const userId = useSession.getState().user?.id;
    const entries = [...due.values()]
      // Somebody may have left, or another come, since the answer was noted.
      .filter(([owner, query]) => owner === userId && cache.get(query.queryHash) === query)
      .map(([owner, { queryHash, queryKey, state }]): [string, KeptQuery] => [
        keptKeys.query(queryHash),
        { userId: owner, shape, queryKey, data: state.data, updatedAt: state.dataUpdatedAt },
      ]);
    due.clear();
    if (entries.length > 0) void kept.writeMany(entries);
  };
  const stop = cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const { query } = event;
    const userId = useSession.getState().user?.id;
    if (userId === undefined || !isReadableOffline(query) || cache.get(query.queryHash) !== query) return;
    due.set(query.queryHash, [userId, query]);
    timer ??= setTimeout(write, writeDelayMs);
  });
  const writeWhenHidden = () => document.visibilityState === 'hidden' && write();
  document.addEventListener('visibilitychange', writeWhenHidden);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}
