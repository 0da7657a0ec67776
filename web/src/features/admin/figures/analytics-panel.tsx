import type { PerformanceBar, Statistics, UserMetric } from '@drape/contract/admin/admin-figures';
import { type Period, periods } from '@drape/contract/admin/admin-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, CircleAlert, CircleCheck } from 'lucide-react';
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

/** A measured bar; what needs attention is said at length, the rest in a line that opens. */
function Performance({ bar }: { bar: PerformanceBar }) {
  const { label, share, good, note } = bar;
  const isConcern = good === false;
  const Icon = isConcern ? CircleAlert : CircleCheck;
  const head = (
    <>
      <span className="flex min-w-0 items-center gap-1.5 text-sm">
        {good !== null && (
          <>
            <Icon aria-hidden className={`size-4 shrink-0 ${good ? 'text-good' : 'text-poor'}`} />
            <span className="sr-only">{good ? t`good` : t`needs attention`}</span>
          </>
        )}
        {label}
      </span>
      <span className="figures ms-auto text-end whitespace-nowrap">
        <span className={isConcern ? 'font-display text-xl' : 'font-medium'}>{barValue(bar)}</span>{' '}
        <span className="text-sm text-muted">{barLimit(bar)}</span>
      </span>
    </>
  );
  if (isConcern)
    return (
      <li className="rounded-photo bg-wash p-4 md:p-5">
        <p className="flex items-baseline gap-4">{head}</p>
        {share !== null && <Bar share={share} good={good} />}
        <p className="mt-2 text-sm text-muted">{note}</p>
      </li>
    );
  return (
    <li>
      <details className="group border-b border-line py-2.5">
        <summary className="list-none cursor-pointer rounded-[2px] [&::-webkit-details-marker]:hidden">
          <span className="flex items-baseline gap-3">
            {head}
            <ChevronDown
              aria-hidden
              className="size-4 shrink-0 self-center text-muted transition-transform group-open:rotate-180"
            />
          </span>
          {share !== null && <Bar share={share} good={good} />}
        </summary>
        <p className="pt-2 text-sm text-muted">{note}</p>
      </details>
    </li>
  );
}

/** The fullest first. */
const byShare = (one: PerformanceBar, other: PerformanceBar) => (other.share ?? 0) - (one.share ?? 0);

/** The measured bars: what needs attention, then the rest by how full it is, and in one line what has nothing to tell. */
function PerformanceGroups({ performance }: Pick<Statistics, 'performance'>) {
  const isTelling = ({ value, unit, good }: PerformanceBar) =>
    good === false || (value !== null && (unit !== 'count' || value > 0));
  const silent = performance.filter((bar) => !isTelling(bar)).map(({ label }) => inSentence(label));
  const telling = performance.filter(isTelling).toSorted(byShare);
  const groups = [
    { title: t`Needs attention`, bars: telling.filter(({ good }) => good === false) },
    { title: t`All well`, bars: telling.filter(({ good }) => good !== false) },
  ];
  return (
    <div className="grid gap-7">
      {groups
        .filter(({ bars }) => bars.length > 0)
        .map(({ title, bars }) => (
          <section key={title} aria-label={title}>
            <h3 className="mb-2 text-sm text-muted">{title}</h3>
            <ul className="grid gap-x-12 lg:grid-cols-2">
              {bars.map((bar) => (
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
