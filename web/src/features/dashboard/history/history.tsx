import { limits } from '@drape/contract/wire/limits';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '../../../lib/router/link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/notices/empty-state.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { textLink } from '../../../ui/text-link.ts';
import { historyQuery, useDeleteAnalysis } from '../../analysis/queries.ts';
import { AnalysisCard, bestOf, cardGrid } from './analysis-card.tsx';
import { filterWords, type HistoryView, historyFilterOf, noFilter } from './history-filter.ts';
import { HistoryPanel } from './history-panel.tsx';

type Props = {
  page: number;
  view: HistoryView;
  onPage: (page: number) => void;
  onFilter: (view: HistoryView) => void;
};

/** The history by pages, or what a filter leaves of it. */
export function History({ page, view, onPage, onFilter }: Props) {
  const remove = useDeleteAnalysis();
  const deleting = remove.isPending ? remove.variables : undefined;
  const words = filterWords(view);
  const clear = (
    <Button onClick={() => onFilter(noFilter)}>
      <Trans>Show everything</Trans>
    </Button>
  );
  const nothing = words.length > 0 && (
    <EmptyState title={t`Nothing matches the filter`} action={clear}>
      <Trans>No analysis fits: {words.join(', ')}.</Trans>
    </EmptyState>
  );
  return (
    <HistoryPanel query={historyQuery(page, limits.historyLimit, historyFilterOf(view))} nothing={nothing}>
      {(history) => (
        <div className="grid gap-6 md:gap-8">
          <Link to="/diary" className={`${textLink} -mt-2 justify-self-start text-sm md:-mt-3`}>
            <Trans>See what you wore, day by day</Trans>
          </Link>
          {words.length > 0 && (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p role="status" className="text-sm text-muted">
                {plural(history.total, { one: '# analysis', other: '# analyses' })}: {words.join(', ')}
              </p>
              <Button size="sm" onClick={() => onFilter(noFilter)}>
                <Trans>Show everything</Trans>
              </Button>
            </div>
          )}
          <ul aria-label={t`History`} className={cardGrid}>
            {history.entries
              .filter(({ id }) => id !== deleting)
              .map((entry) => (
                <li key={entry.id}>
                  <AnalysisCard
                    entry={entry}
                    countsMore
                    isBest={entry.id === bestOf(history.entries)}
                    onDelete={() => remove.mutate(entry.id)}
                  />
                </li>
              ))}
          </ul>
          <Pagination page={history.page} totalPages={history.totalPages} onPage={onPage} />
        </div>
      )}
    </HistoryPanel>
  );
}
