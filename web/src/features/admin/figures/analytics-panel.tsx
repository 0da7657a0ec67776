import type { PerformanceBar, Statistics, UserMetric } from '@drape/contract/admin/admin-figures';
import { type Period, periods } from '@drape/contract/admin/admin-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatCount } from '../../../lib/format.ts';
import { AdminSection } from '../admin-section.tsx';
import { ActivityChart } from './activity-chart.tsx';
import { barLimit, barValue, changeText, metricLabels } from './figure-words.ts';
import { StatCards } from './stat-cards.tsx';
import { TargetsDialog } from './targets-dialog.tsx';

function Bar({ share, good }: { share: number; good: boolean | null }) {
  return (
    <span aria-hidden className="mt-2 block h-1 bg-line">
      <span
        className={`block h-full ${good === false ? 'bg-poor' : 'bg-ink'}`}
        style={{ width: `${Math.round(1000 * share) / 10}%` }}
      />
    </span>
  );
}

function Metric({ metric }: { metric: UserMetric }) {
  const { name, value, target } = metric;
  const share = target === null || value === null ? undefined : Math.min(1, value / target);
  return (
    <li className="border-b border-line py-3.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 sm:grid-cols-[12rem_7rem_minmax(0,1fr)]">
        <span>{t(metricLabels[name])}</span>
        <span className="figures text-end">
          <span className="font-medium">{value === null ? '–' : formatCount(value)}</span>
          {target !== null && (
            <span className="text-muted">
              {' '}
              <Trans>of {formatCount(target)}</Trans>
            </span>
          )}
        </span>
        <span className="figures text-sm text-muted max-sm:col-span-full">
          {share === undefined
            ? changeText(metric)
            : t`${changeText(metric)}, ${Math.round(100 * share)}% of the target`}
        </span>
      </div>
      {share !== undefined && <Bar share={share} good={null} />}
    </li>
  );
}

function Performance({ bar }: { bar: PerformanceBar }) {
  const { label, share, good, note } = bar;
  const Icon = good === false ? CircleAlert : CircleCheck;
  return (
    <li className="border-b border-line py-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <span className="inline-flex items-center gap-2">
          {label}
          {good !== null && (
            <>
              <Icon aria-hidden className={`size-4 ${good ? 'text-good' : 'text-poor'}`} />
              <span className="sr-only">{good ? t`good` : t`needs attention`}</span>
            </>
          )}
        </span>
        <span className="figures">
          <span className="font-medium">{barValue(bar)}</span>{' '}
          <span className="text-muted">{barLimit(bar)}</span>
        </span>
      </div>
      {share !== null && <Bar share={share} good={good} />}
      <p className="mt-1.5 text-sm text-muted">{note}</p>
    </li>
  );
}

/** Use against targets, and how fast and sound the system is; all of it measured. */
export function AnalyticsPanel({ statistics, period }: { statistics: Statistics; period: Period }) {
  const { metrics, performance, activity, average_score } = statistics;
  const analyses = metrics.find(({ name }) => name === 'analyses')?.value ?? 0;
  const against = periods.find(({ value }) => value === period)?.label ?? '';
  return (
    <>
      <div className="pb-8 md:pb-10">
        <StatCards cards={statistics.cards} period={against} />
      </div>
      <AdminSection
        title={t`User metrics`}
        lead={t`Compared with the same number of days before. Demo visitors are not counted.`}
        action={<TargetsDialog period={period} metrics={metrics} />}
      >
        <ul className="border-t border-line">
          {metrics.map((metric) => (
            <Metric key={metric.name} metric={metric} />
          ))}
        </ul>
        <p className="figures mt-4 text-sm text-muted">
          {average_score.value === null
            ? t`No outfit has been scored in this period.`
            : t`Outfits scored ${Math.round(average_score.value * 10) / 10} of 100 on average (${changeText(average_score, 'points').toLowerCase()}).`}
        </p>
      </AdminSection>
      <AdminSection title={t`Analyses`} lead={t`By the day; longer periods by the month.`}>
        {analyses > 0 ? (
          <ActivityChart activity={activity} />
        ) : (
          <p className="text-muted">
            <Trans>Nobody has analyzed an outfit in this period yet.</Trans>
          </p>
        )}
      </AdminSection>
      <AdminSection
        title={t`System performance`}
        lead={t`Requests of the last 24 hours; the machine at this moment.`}
      >
        <ul className="border-t border-line">
          {performance.map((bar) => (
            <Performance key={bar.name} bar={bar} />
          ))}
        </ul>
      </AdminSection>
    </>
  );
}
