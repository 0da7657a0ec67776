import type { Compared, Statistics } from '@drape/contract/admin/admin-figures';
import { msg, plural, t } from '@lingui/core/macro';
import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { formatCount } from '../../../lib/format.ts';
import { changeText } from './figure-words.ts';

const trends = {
  up: { Icon: ArrowUpRight, word: msg`rising` },
  down: { Icon: ArrowDownRight, word: msg`falling` },
  flat: { Icon: ArrowRight, word: msg`steady` },
};

type CardProps = { label: string; figure: Compared; unit?: '%' | 'points'; against: string; note?: string };

function StatCard({ label, figure, unit = '%', against, note }: CardProps) {
  const { value, trend } = figure;
  const shown = value === null ? '–' : unit === 'points' ? `${value}%` : formatCount(value);
  const hasChanged = trend !== null && value !== figure.before && figure.before !== 0;
  const { Icon, word } = trends[trend ?? 'flat'];
  return (
    <div className="grid content-start gap-0.5 border-t border-ink pt-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-display figures text-xl md:text-2xl">{shown}</dd>
      {hasChanged && (
        <dd className="flex flex-wrap items-center gap-x-1.5 text-sm">
          <Icon aria-hidden className="size-4 text-muted" />
          <span className="sr-only">{t(word)}, </span>
          <span className="figures font-medium">{changeText(figure, unit)}</span>
          <span className="text-muted">{against}</span>
        </dd>
      )}
      {note !== undefined && value !== null && <dd className="text-sm text-muted">{note}</dd>}
      {!hasChanged && (note === undefined || value === null) && (
        <dd className={figure.before === null ? 'sr-only' : 'text-sm text-muted'}>
          {changeText(figure, unit)}
        </dd>
      )}
    </div>
  );
}

type Props = {
  cards: Statistics['cards'];
  period: string;
  /** How many of the measured bars need attention: health, a share of requests, says nothing of them. */
  concerns: number;
};

/** The four numbers at a glance. */
export function StatCards({ cards, period, concerns }: Props) {
  return (
    <dl className="grid grid-cols-2 gap-x-5 gap-y-6 md:gap-x-10 lg:grid-cols-4">
      <StatCard label={t`Total Users`} figure={cards.total_users} against={period.toLowerCase()} />
      <StatCard label={t`Analyses Today`} figure={cards.analyses_today} against={t`against yesterday`} />
      <StatCard label={t`Active Sessions`} figure={cards.active_sessions} against={t`against yesterday`} />
      <StatCard
        label={t`System Health`}
        figure={cards.system_health}
        unit="points"
        against={t`in 24 hours`}
        {...(concerns > 0 && {
          note: plural(concerns, { one: '# figure needs attention', other: '# figures need attention' }),
        })}
      />
    </dl>
  );
}
