import { type Query, type QueryClient, skipToken } from '@tanstack/react-query';

/** An answer longer than this, such as a whole wardrobe, is not sent with the page. */
const longestAnswer = 48 * 1024;

/** An answer that tells the same pieces again and again travels as a tenth of its length. */
const longestRepetitive = 96 * 1024;

function isShort({ meta, state: { data } }: Query): boolean {
  const most = meta && 'repetitive' in meta ? longestRepetitive : longestAnswer;
  return JSON.stringify(data).length <= most;
}

function isAsked(query: Query): boolean {
  if (query.meta && 'onlyInBrowser' in query.meta) return false;
  const { enabled, queryFn } = query.options as { enabled?: unknown; queryFn?: unknown };
  if (queryFn === undefined || queryFn === skipToken || query.state.status !== 'pending') return false;
  return typeof enabled === 'function' ? enabled(query) !== false : enabled !== false;
}

/**
 * Gets the answers that the last rendering waited for. Those that are refused, long or late are forgotten: the browser
 * asks for them itself. Answers whether there is anything new to render.
 */
export async function askAnswers(
  queryClient: QueryClient,
  refused: Set<string>,
  patienceMs: number,
): Promise<boolean> {
  const cache = queryClient.getQueryCache();
  const asked = cache.findAll().filter((query) => isAsked(query) && !refused.has(query.queryHash));
  if (asked.length === 0 || patienceMs <= 0) return false;
  const answers = Promise.allSettled(asked.map((query) => query.fetch()));
  await Promise.race([answers, new Promise((resolve) => setTimeout(resolve, patienceMs))]);
  const good = asked.filter((query) => query.state.status === 'success' && isShort(query));
  for (const query of asked) {
    if (good.includes(query)) continue;
    refused.add(query.queryHash);
    cache.remove(query);
  }
  return good.length > 0;
}
