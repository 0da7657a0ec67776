import {
  type DashboardPeriod,
  dashboardPeriodNames,
  dashboardPeriods,
} from '@drape/contract/dashboard/dashboard-options';
import { t } from '@lingui/core/macro';
import { InlineSelect } from '../../ui/fields/inline-select.tsx';

type Props = { period: DashboardPeriod; onPeriod: (period: DashboardPeriod) => void };

export function PeriodSelect({ period, onPeriod }: Props) {
  return (
    <InlineSelect
      label={t`Period`}
      className="w-44 shrink-0 print:hidden"
      value={period}
      options={dashboardPeriods}
      onValueChange={(chosen) => {
        const next = dashboardPeriodNames.find((name) => name === chosen);
        if (next) onPeriod(next);
      }}
    />
  );
}
