import { type Period, periods } from '@drape/contract/admin/admin-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { CalendarRange, Check, Download, Printer } from 'lucide-react';
import { api } from '../../../lib/api.ts';
import { failureSentences } from '../../../lib/failure.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { showToast } from '../../../ui/notices/toast.tsx';

type Props = { period: Period; onPeriod: (period: Period) => void; onPrint: () => void };

/** The period that everything is counted over, and the report of it. */
export function ReportActions({ period, onPeriod, onPrint }: Props) {
  const label = periods.find(({ value }) => value === period)?.label;
  const save = useMutation({
    mutationFn: () => api.report({ query: { period } }),
    onSuccess: ({ file_name, csv }) => saveFile(file_name, new Blob([csv], { type: 'text/csv' })),
    onError: (error) =>
      showToast({
        tone: 'error',
        title: t`The report could not be made`,
        description: failureSentences(error).join(' '),
      }),
  });
  return (
    <>
      <Menu
        trigger={
          <Button size="sm">
            <CalendarRange aria-hidden />
            {label}
          </Button>
        }
      >
        {periods.map((choice) => (
          <MenuItem key={choice.value} onSelect={() => onPeriod(choice.value)}>
            <Check aria-hidden className={choice.value === period ? '' : 'invisible'} />
            {choice.label}
            {choice.value === period && (
              <span className="sr-only">
                {' '}
                <Trans>(chosen)</Trans>
              </span>
            )}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        trigger={
          <Button size="sm" pending={save.isPending}>
            {!save.isPending && <Download aria-hidden />}
            <Trans>Export Report</Trans>
          </Button>
        }
      >
        <MenuItem onSelect={() => save.mutate()}>
          <Download aria-hidden />
          <Trans>Table (CSV)</Trans>
        </MenuItem>
        <MenuItem onSelect={onPrint}>
          <Printer aria-hidden />
          <Trans>Print or save as PDF</Trans>
        </MenuItem>
      </Menu>
    </>
  );
}
