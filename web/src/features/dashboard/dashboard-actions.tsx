import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useIsFetching, useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, ListFilter, Printer, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { failureSentences } from '../../lib/failure.ts';
import { formatCount } from '../../lib/format.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { showToast } from '../../ui/notices/toast.tsx';
import { analysisKeys } from '../analysis/queries.ts';
import { readWholeHistory } from './history/export-history.ts';
import { FilterDialog } from './history/filter-dialog.tsx';
import { historyCsv, historyJson } from './history/history-file.ts';
import { filterWords, type HistoryView, historyFilterOf } from './history/history-filter.ts';
import { refreshDashboard } from './queries.ts';

const files = {
  csv: { name: 'drape-history.csv', type: 'text/csv', write: historyCsv },
  json: { name: 'drape-history.json', type: 'application/json', write: historyJson },
};

/** On a phone only the icons are shown. */
const quiet = 'px-2.5 text-muted hover:text-ink max-md:size-10 max-md:px-0! [&_svg]:max-md:size-4.5';
const word = 'max-md:sr-only';

/** Reads what the filter leaves and hands it out as a file. */
function useExport(view: HistoryView) {
  const [progress, setProgress] = useState<string>();
  const work = useMutation({
    mutationFn: async (kind: keyof typeof files) => {
      const entries = await readWholeHistory(historyFilterOf(view), (read, total) =>
        setProgress(t`${formatCount(read)} of ${formatCount(total)}`),
      );
      return { kind, entries };
    },
    onSuccess: ({ kind, entries }) => {
      if (entries.length === 0) return showToast({ title: t`There is nothing to export` });
      const { name, type, write } = files[kind];
      saveFile(name, new Blob([write(entries)], { type }));
    },
    onError: (error) =>
      showToast({
        tone: 'error',
        title: t`We couldn’t export your history`,
        description: failureSentences(error).join(' '),
      }),
    onSettled: () => setProgress(undefined),
  });
  return { ...work, progress };
}

type ExportProps = { view: HistoryView; onPrint: () => void };

function ExportMenu({ view, onPrint }: ExportProps) {
  const { mutate, isPending, progress } = useExport(view);
  const what = filterWords(view).length > 0 ? t`Filtered history` : t`History`;
  return (
    <Menu
      trigger={
        <Button needsNetwork size="sm" variant="quiet" pending={isPending} className={quiet}>
          {!isPending && <Download aria-hidden />}
          {progress ?? <span className={word}>{t`Export`}</span>}
        </Button>
      }
    >
      <MenuItem onSelect={() => mutate('csv')}>
        <Download aria-hidden />
        <Trans>{what} as a table (CSV)</Trans>
      </MenuItem>
      <MenuItem onSelect={() => mutate('json')}>
        <Download aria-hidden />
        <Trans>{what} as JSON</Trans>
      </MenuItem>
      <MenuItem onSelect={onPrint}>
        <Printer aria-hidden />
        <Trans>Print a style report</Trans>
      </MenuItem>
    </Menu>
  );
}

type Props = {
  view: HistoryView;
  onFilter: (view: HistoryView) => void;
  onPrint: () => void;
};

/** Refresh Data, Export and Filter, which works without a connection and then stands alone at the edge. */
export function DashboardActions({ view, onFilter, onPrint }: Props) {
  const queryClient = useQueryClient();
  const isFetching = useIsFetching({ queryKey: analysisKeys.history }) > 0;
  const [filtering, setFiltering] = useState(false);
  const active = filterWords(view).length;
  return (
    <div className="-me-2.5 flex print:hidden md:gap-1">
      <Button
        needsNetwork
        size="sm"
        variant="quiet"
        className={quiet}
        pending={isFetching}
        onClick={() => void refreshDashboard(queryClient)}
      >
        {!isFetching && <RefreshCw aria-hidden />}
        <span className={word}>
          <Trans>Refresh Data</Trans>
        </span>
      </Button>
      <ExportMenu view={view} onPrint={onPrint} />
      <Button size="sm" variant="quiet" className={quiet} onClick={() => setFiltering(true)}>
        <ListFilter aria-hidden />
        <span className={word}>
          <Trans>Filter</Trans>
        </span>
        {active > 0 && <span className="figures text-accent-text">({active})</span>}
      </Button>
      {filtering && (
        <FilterDialog
          view={view}
          onClose={() => setFiltering(false)}
          onApply={(next) => {
            setFiltering(false);
            onFilter(next);
          }}
        />
      )}
    </div>
  );
}
