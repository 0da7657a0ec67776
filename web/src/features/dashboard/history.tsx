import { Pagination } from '../../ui/pagination.tsx';
import { useDeleteAnalysis } from '../analysis/queries.ts';
import type { HistoryPage } from '../analysis/read-history.ts';
import { AnalysisCard, cardGrid } from './analysis-card.tsx';

export function History({ history, onPage }: { history: HistoryPage; onPage: (page: number) => void }) {
  const remove = useDeleteAnalysis();
  const deleting = remove.isPending ? remove.variables : undefined;
  return (
    <div className="grid gap-12">
      <ul aria-label="History" className={cardGrid}>
        {history.entries
          .filter(({ id }) => id !== deleting)
          .map((entry) => (
            <li key={entry.id}>
              <AnalysisCard entry={entry} countsMore onDelete={() => remove.mutate(entry.id)} />
            </li>
          ))}
      </ul>
      <Pagination page={history.page} totalPages={history.totalPages} onPage={onPage} />
    </div>
  );
}
