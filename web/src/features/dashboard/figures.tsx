import type { DashboardOverview, PeriodFigure } from '@drape/contract/dashboard/dashboard';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { formatCount } from '../../lib/format.ts';
import { changeWords } from './period-words.ts';

function ChangeIcon({ change }: { change: number | null }) {
  if (change === null) return null;
  const Icon = change > 0 ? ArrowUpRight : change < 0 ? ArrowDownRight : ArrowRight;
  return <Icon aria-hidden className="size-4 shrink-0 text-muted" />;
}

type FigureProps = {
  label: string;
  figure: PeriodFigure;
  unit?: string;
  kind?: 'score' | 'count';
  range: DashboardOverview['range'];
};

function Figure({ label, figure, unit, kind = 'score', range }: FigureProps) {
  const { label: change, against } = changeWords(figure, range, kind);
  return (
    <div className="grid content-start gap-1 border-t border-ink pt-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="flex items-baseline gap-1.5">
        <span className="font-display figures text-2xl">
          {figure.value === null ? '–' : formatCount(figure.value)}
        </span>
        {unit !== undefined && figure.value !== null && <span className="text-xs text-muted">{unit}</span>}
      </dd>
      <dd className="grid min-h-6 content-start justify-items-start text-sm">
        {change !== undefined && (
          <span className="figures inline-flex flex-wrap items-center gap-x-1 text-muted">
            <ChangeIcon change={figure.change} />
            <span className="font-medium text-ink">{change}</span>
            {figure.before !== null && <Trans>from {formatCount(figure.before)}</Trans>}
          </span>
        )}
        <span className={change === undefined ? 'text-muted' : 'sr-only'}>{against}</span>
      </dd>
    </div>
  );
}

/** Analyses and average scores of a period, each with what it was before. */
export function Figures({ overview }: { overview: DashboardOverview }) {
  const { range, analyses, overall_score, color_harmony, style_coherence } = overview;
  return (
    <section aria-label={t`Average scores`}>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4 md:gap-x-10 print:grid-cols-4">
        <Figure label={t`Analyses`} figure={analyses} kind="count" range={range} />
        <Figure label={t`Overall score`} figure={overall_score} unit="/ 100" range={range} />
        <Figure label={t`Color harmony`} figure={color_harmony} unit="/ 100" range={range} />
        <Figure label={t`Style coherence`} figure={style_coherence} unit="/ 100" range={range} />
      </dl>
    </section>
  );
}
