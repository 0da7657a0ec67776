import type { HistoryEntry, HistoryFilter } from '@drape/contract/analysis/analysis';
import { limits } from '@drape/contract/wire/limits';
import { api } from '../../../lib/api.ts';
import { readHistory } from '../../analysis/read-history.ts';

/** Every analysis that a filter leaves, page by page; `progress` receives how many are loaded and how many there are. */
export async function readWholeHistory(
  filter: HistoryFilter,
  progress: (read: number, total: number) => void,
): Promise<HistoryEntry[]> {
  const limit = limits.historyMaxLimit;
  // An analysis that comes meanwhile moves the pages, so each is taken once.
  const found = new Map<string, HistoryEntry>();
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { entries, total, totalPages } = readHistory(
      await api.history({ query: { page, limit, ...filter } }),
    );
    for (const entry of entries) found.set(entry.id, entry);
    pages = totalPages;
    progress(found.size, total);
  }
  return [...found.values()];
}
