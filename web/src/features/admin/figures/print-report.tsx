import type { Statistics } from '@drape/contract/admin/admin-figures';
import type { Period } from '@drape/contract/admin/admin-options';
import { useQueryClient } from '@tanstack/react-query';
import { usePrint } from '../../../ui/use-print.ts';
import { agreementQuery, reviewsQuery, trendsQuery } from '../queries.ts';
import { AnalyticsPanel } from './analytics-panel.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { TrendsPanel } from './trends-panel.tsx';

/** Brings in what the report needs, shows it on paper alone, and opens the print dialog. */
export function usePrintReport(period: Period) {
  const queryClient = useQueryClient();
  const { printing, start } = usePrint();
  return {
    printing,
    async print() {
      await Promise.allSettled([
        queryClient.ensureQueryData(trendsQuery(period)),
        queryClient.ensureQueryData(reviewsQuery({ period, page: 1 })),
        queryClient.ensureQueryData(agreementQuery),
      ]);
      start();
    },
  };
}

/** Analytics, trends and feedback one below the other. */
export function PrintReport({ statistics, period }: { statistics: Statistics; period: Period }) {
  return (
    <div aria-hidden className="hidden print:block">
      <AnalyticsPanel statistics={statistics} period={period} />
      <TrendsPanel period={period} />
      <FeedbackPanel period={period} />
    </div>
  );
}
