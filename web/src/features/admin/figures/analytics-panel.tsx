import type { PerformanceBar, Statistics, UserMetric } from '@drape/contract/admin/admin-figures';
import { type Period, periods } from '@drape/contract/admin/admin-options';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { formatCount, formatList } from '../../../lib/format.ts';
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

/** As it stands within a sentence. */
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);

/** As many as fit beside each other; those of the last row share what room it has. */
const cells = 'flex flex-wrap gap-x-8 gap-y-6 *:basis-full *:grow sm:*:basis-44';
/** Two numbers beside each other on a phone too. */
const pairs = 'flex flex-wrap gap-x-5 gap-y-6 *:basis-32 *:grow sm:gap-x-8 sm:*:basis-44';

function Metric({ metric }: { metric: UserMetric }) {
  const { name, value, before, target } = metric;
  const share = target === null || value === null ? undefined : Math.min(1, value / target);
  return (
    <li className="border-t border-line pt-3">
      <p className="text-sm text-muted">{t(metricLabels[name])}</p>
      <p className="figures mt-0.5">
        <span className="font-display text-xl">{value === null ? '–' : formatCount(value)}</span>
        {target !== null && (
          <span className="text-sm text-muted">
            {' '}
            <Trans>of {formatCount(target)}</Trans>
          </span>
        )}
      </p>
      {share !== undefined && <Bar share={share} good={null} />}
      {(share !== undefined || Boolean(before)) && (
        <p className="figures mt-1 text-sm text-muted">
          {share === undefined
            ? changeText(metric)
            : t`${changeText(metric)}, ${Math.round(100 * share)}% of the target`}
        </p>
      )}
    </li>
  );
}

/** The metrics that there is something to say of, each for itself; the others in one sentence. Of analyses the next tells. */
function Metrics({ metrics }: Pick<Statistics, 'metrics'>) {
  const isTelling = ({ value, before, target }: UserMetric) => Boolean(value || before) || target !== null;
  const silent = metrics
    .filter((metric) => !isTelling(metric) && metric.name !== 'analyses')
    .map(({ name }) => inSentence(t(metricLabels[name])));
  return (
    <>
      <ul className={pairs}>
        {metrics.filter(isTelling).map((metric) => (
          <Metric key={metric.name} metric={metric} />
        ))}
      </ul>
      {silent.length > 0 && (
        <p className="mt-6 text-sm text-muted">
          <Trans>Nothing yet: {formatList(silent)}.</Trans>
        </p>
      )}
    </>
  );
}

function Performance({ bar }: { bar: PerformanceBar }) {
  const { label, share, good, note } = bar;
  const Icon = good === false ? CircleAlert : CircleCheck;
  return (
    <li className="border-t border-line pt-3">
      <div className="flex items-baseline justify-between gap-4 sm:block">
        <p className="flex items-center gap-1.5 text-sm text-muted">
          {label}
          {good !== null && (
            <>
              <Icon aria-hidden className={`size-4 ${good ? 'text-good' : 'text-poor'}`} />
              <span className="sr-only">{good ? t`good` : t`needs attention`}</span>
            </>
          )}
        </p>
        <p className="figures text-end sm:mt-0.5 sm:text-start">
          <span className="font-display text-lg sm:text-xl">{barValue(bar)}</span>{' '}
          <span className="text-sm text-muted">{barLimit(bar)}</span>
        </p>
      </div>
      {share !== null && <Bar share={share} good={good} />}
      <p className="mt-1.5 text-xs text-muted">{note}</p>
    </li>
  );
}

/** What is measured as a time or a success tells of the answers; the rest, how full the machine is. */
const performanceGroups = [
  { title: msg`Answers`, has: ({ name, unit }: PerformanceBar) => unit === 'ms' || name === 'success' },
  { title: msg`Machine`, has: ({ name, unit }: PerformanceBar) => unit !== 'ms' && name !== 'success' },
];

/** The measured bars in two groups, and in one line what has nothing to tell. */
function PerformanceGroups({ performance }: Pick<Statistics, 'performance'>) {
  const isTelling = ({ value, unit, good }: PerformanceBar) =>
    good === false || (value !== null && (unit !== 'count' || value > 0));
  const silent = performance.filter((bar) => !isTelling(bar)).map(({ label }) => inSentence(label));
  return (
    <div className="grid gap-8">
      {performanceGroups.map(({ title, has }) => (
        <section key={title.id} aria-label={t(title)}>
          <h3 className="mb-3 text-sm font-medium">{t(title)}</h3>
          <ul className={cells}>
            {performance
              .filter((bar) => has(bar) && isTelling(bar))
              .map((bar) => (
                <Performance key={bar.name} bar={bar} />
              ))}
          </ul>
        </section>
      ))}
      {silent.length > 0 && (
        <p className="text-sm text-muted">
          <Trans>No data yet: {formatList(silent)}.</Trans>
        </p>
      )}
    </div>
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
        <StatCards
          cards={statistics.cards}
          period={against}
          concerns={performance.filter(({ good }) => good === false).length}
        />
      </div>
      <AdminSection
        title={t`User metrics`}
        lead={t`Compared with the same number of days before. Demo visitors are not counted.`}
        action={<TargetsDialog period={period} metrics={metrics} />}
      >
        <Metrics metrics={metrics} />
        <p className="figures mt-2 text-sm text-muted">
          {average_score.value === null
            ? t`Nobody has analyzed an outfit in this period yet.`
            : t`Outfits scored ${Math.round(average_score.value * 10) / 10} of 100 on average (${changeText(average_score, 'points').toLowerCase()}).`}
        </p>
      </AdminSection>
      {analyses > 0 && (
        <AdminSection title={t`Analyses`} lead={t`Per day; longer periods per month.`}>
          <ActivityChart activity={activity} />
        </AdminSection>
      )}
      <AdminSection
        title={t`System performance`}
        lead={t`Requests of the last 24 hours; the machine at this moment.`}
      >
        <PerformanceGroups performance={performance} />
      </AdminSection>
    </>
  );
}
