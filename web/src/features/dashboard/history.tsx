import { limits } from '@drape/contract/limits';
import { Pagination } from '../../ui/pagination.tsx';
import { allHistoryQuery, historyQuery, useDeleteAnalysis } from '../analysis/queries.ts';
import type { HistoryPage } from '../analysis/read-history.ts';
import { AnalysisCard, cardGrid } from './analysis-card.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { passesFilter, type ScoreFilter, scoreFilters } from './score-filter.ts';

function filtered(history: HistoryPage, filter: ScoreFilter, page: number): HistoryPage {
  if (filter === 'all') return history;
  const entries = history.entries.filter((entry) => passesFilter(entry, filter));
  const start = (page - 1) * limits.historyLimit;
  return {
    entries: entries.slice(start, start + limits.historyLimit),
    page,
    total: entries.length,
    totalPages: Math.max(1, Math.ceil(entries.length / limits.historyLimit)),
  };
}

type Props = { page: number; filter: ScoreFilter; onPage: (page: number) => void };

/** The history by pages; a filter looks through all of it. */
export function History({ page, filter, onPage }: Props) {
  const remove = useDeleteAnalysis();
  const deleting = remove.isPending ? remove.variables : undefined;
  const filterLabel = scoreFilters.find(({ value }) => value === filter)?.label;
  return (
    <HistoryPanel query={filter === 'all' ? historyQuery(page) : allHistoryQuery}>
      {(history) => {
        const shown = filtered(history, filter, page);
        return (
          <div className="grid gap-12">
            {filter !== 'all' && (
              <p role="status" className="text-sm text-muted">
                {filterLabel}: {shown.total} of {history.total}
              </p>
            )}
            <ul aria-label="History" className={cardGrid}>
              {shown.entries
                .filter(({ id }) => id !== deleting)
                .map((entry) => (
                  <li key={entry.id}>
                    <AnalysisCard entry={entry} countsMore onDelete={() => remove.mutate(entry.id)} />
                  </li>
                ))}
            </ul>
            <Pagination page={shown.page} totalPages={shown.totalPages} onPage={onPage} />
          </div>
        );
      }}
    </HistoryPanel>
  );
}
