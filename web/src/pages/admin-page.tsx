import { periodNames, periods } from '@drape/contract/admin/admin-options';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { adminTabs } from '../features/admin/admin-tabs.tsx';
import { PrintReport, usePrintReport } from '../features/admin/figures/print-report.tsx';
import { ReportActions } from '../features/admin/figures/report-actions.tsx';
import { statisticsQuery } from '../features/admin/queries.ts';
import { formatCalendarDay } from '../lib/format.ts';
import { useSearchParams } from '../lib/router/hooks.ts';
import { useTitle } from '../lib/use-title.ts';
import { cx } from '../ui/cx.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Tabs } from '../ui/tabs.tsx';

function rangeText({ from, to }: { from: string | null; to: string }): string {
  if (from === null) return t`Everything until ${formatCalendarDay(to)}.`;
  return from === to
    ? `${formatCalendarDay(to)}.`
    : t`${formatCalendarDay(from)} to ${formatCalendarDay(to)}.`;
}

/** The tabs that count something, or that the report is made of. */
const withPeriod: ReadonlySet<string> = new Set(['analytics', 'trends', 'feedback']);

export function AdminPage() {
  const [search, setSearch] = useSearchParams();
  const period = periodNames.find((name) => name === search.get('period')) ?? 'month';
  const query = useQuery(statisticsQuery(period));
  const report = usePrintReport(period);
  const label = periods.find(({ value }) => value === period)?.label ?? '';
  useTitle(t`Admin Dashboard`);
  const tabs = adminTabs(period, query);
  const value = tabs.find((tab) => tab.value === search.get('tab'))?.value ?? 'analytics';
  const hasPeriod = withPeriod.has(value);
  const show = (change: Record<string, string>) =>
    setSearch({ ...Object.fromEntries(search), ...change }, { replace: true });
  return (
    <>
      <PageHeader
        title={t`Admin Dashboard`}
        lead={
          query.data && hasPeriod
            ? `${label}: ${rangeText(query.data.range)}`
            : t`How this installation is doing.`
        }
        actions={
          hasPeriod && (
            <div className="contents print:hidden">
              <ReportActions
                period={period}
                onPeriod={(next) => show({ period: next })}
                onPrint={() => void report.print()}
              />
            </div>
          )
        }
      />
      <div className={cx('pb-20', report.printing && 'print:hidden')}>
        <Tabs label={t`Admin`} tabs={tabs} value={value} onValueChange={(tab) => show({ tab })} />
      </div>
      {report.printing && query.data && <PrintReport statistics={query.data} period={period} />}
    </>
  );
}
