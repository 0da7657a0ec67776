import type { Compared } from '@drape/contract/admin/admin-figures';
import { type Period, periods } from '@drape/contract/admin/admin-options';
import { formatCsv } from '../../platform/archive/csv-table.ts';
import type { Principal } from '../../platform/http/mount.ts';
import type { ReviewsService } from './reviews.ts';
import type { StatisticsService } from './statistics.ts';
import type { TrendsService } from './trends.ts';

export type ReportService = {
  of(admin: Principal, period: Period): Promise<{ file_name: string; csv: string }>;
};

type Row = string[];

const text = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

function comparedRow(section: string, name: string, figure: Compared & { target?: number | null }): Row {
  return [
    section,
    name,
    text(figure.value),
    text(figure.before),
    text(figure.change),
    text(figure.target),
    '',
  ];
}

/** The figures of a period as one table: section, name, value, value before, change in percent, target, note. */
export function createReport({
  statistics,
  trends,
  reviews,
}: {
  statistics: StatisticsService;
  trends: TrendsService;
  reviews: ReviewsService;
}): ReportService {
  return {
    async of(admin, period) {
      const figures = await statistics.of(admin, period);
      const seen = await trends.of(admin, period);
      const listed = await reviews.list(admin, { period, category: undefined, page: 1 });
      const label = periods.find(({ value }) => value === period)?.label ?? period;
      const { from, to } = figures.range;
      const rows: Row[] = [
        ['section', 'name', 'value', 'before', 'change', 'target', 'note'],
        ['period', label, from ?? '', '', '', '', `until ${to}`],
        ...Object.entries(figures.cards).map(([name, card]) => comparedRow('summary', name, card)),
        ...figures.metrics.map((metric) => comparedRow('users', metric.name, metric)),
        comparedRow('users', 'average_score', figures.average_score),
        ...figures.performance.map((bar) => [
          ...['performance', bar.label, text(bar.value), '', '', text(bar.limit), `${bar.unit}; ${bar.note}`],
        ]),
        ...seen.trends.map((trend) => [
          ...[
            `trend ${trend.kind}`,
            trend.value,
            text(trend.analyses),
            text(trend.before),
            text(trend.growth),
          ],
          ...['', `${trend.people} people`],
        ]),
        ...listed.by_rating.map(({ rating, count }) => [
          'feedback',
          `${rating} stars`,
          text(count),
          '',
          '',
          '',
          '',
        ]),
        ...listed.reviews.map((review) => [
          ...[
            'review',
            review.user,
            text(review.rating),
            '',
            '',
            '',
            `${review.category}: ${review.comment}`,
          ],
        ]),
      ];
      return { file_name: `drape-report-${period}-${to}.csv`, csv: formatCsv(rows) };
    },
  };
}
