import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Check, Download, ListFilter, RefreshCw } from 'lucide-react';
import { describeFailure } from '../../lib/failure.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { showToast } from '../../ui/toast.tsx';
import { allHistoryQuery } from '../analysis/queries.ts';
import { historyCsv } from './history-csv.ts';
import { type ScoreFilter, scoreFilters } from './score-filter.ts';

type Props = {
  refreshing: boolean;
  onRefresh: () => void;
  filter: ScoreFilter;
  onFilter: (filter: ScoreFilter) => void;
};

export function DashboardActions({ refreshing, onRefresh, filter, onFilter }: Props) {
  const queryClient = useQueryClient();
  const exportHistory = useMutation({
    mutationFn: () => queryClient.fetchQuery(allHistoryQuery),
    onSuccess: ({ entries }) =>
      entries.length === 0
        ? showToast({ title: 'There is nothing to export yet' })
        : saveFile('drape-history.csv', new Blob([historyCsv(entries)], { type: 'text/csv' })),
    onError: (error) =>
      showToast({
        tone: 'error',
        title: 'The history could not be exported',
        description: describeFailure(error).message,
      }),
  });
  return (
    <>
      <Button size="sm" pending={refreshing} onClick={onRefresh}>
        {!refreshing && <RefreshCw aria-hidden />}
        Refresh Data
      </Button>
      <Menu
        trigger={
          <Button size="sm">
            <ListFilter aria-hidden />
            Filter
          </Button>
        }
      >
        {scoreFilters.map(({ value, label }) => (
          <MenuItem key={value} onSelect={() => onFilter(value)}>
            <Check aria-hidden className={value === filter ? '' : 'invisible'} />
            {label}
            {value === filter && <span className="sr-only">, chosen</span>}
          </MenuItem>
        ))}
      </Menu>
      <Button size="sm" pending={exportHistory.isPending} onClick={() => exportHistory.mutate()}>
        {!exportHistory.isPending && <Download aria-hidden />}
        Export
      </Button>
    </>
  );
}
