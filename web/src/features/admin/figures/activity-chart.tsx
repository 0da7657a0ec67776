import type { Statistics } from '@drape/contract/admin/admin-figures';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCalendarDay, formatCount } from '../../../lib/format.ts';

/** Analyses by the day, or by the month over a longer time, as bars; the same as a table for screen readers. */
export function ActivityChart({ activity }: { activity: Statistics['activity'] }) {
  const highest = Math.max(1, ...activity.map(({ analyses }) => analyses));
  const [first] = activity;
  const last = activity.at(-1);
  return (
    <figure>
      <div aria-hidden className="flex h-36 items-end justify-between gap-px border-b border-line">
        {activity.map(({ day, analyses, active_users }) => (
          <span
            key={day}
            title={t`${formatCalendarDay(day)}: ${formatCount(analyses)} analyses, ${formatCount(active_users)} active`}
            className="max-w-10 min-w-px flex-1 bg-ink transition-colors hover:bg-accent"
            style={{ height: `${Math.max(analyses > 0 ? 2 : 0, (100 * analyses) / highest)}%` }}
          />
        ))}
      </div>
      <figcaption className="figures mt-2 flex justify-between gap-4 text-xs text-muted">
        <span>{first && formatCalendarDay(first.day)}</span>
        <span>
          <Trans>At most {formatCount(highest)}</Trans>
        </span>
        <span>{last && last !== first && formatCalendarDay(last.day)}</span>
      </figcaption>
      <details className="mt-3 text-sm print:hidden">
        <summary className="cursor-pointer text-muted hover:text-ink">
          <Trans>As a table</Trans>
        </summary>
        <div className="mt-3 max-h-72 overflow-y-auto">
          <table className="figures w-full">
            <caption className="sr-only">
              <Trans>Analyses and active users</Trans>
            </caption>
            <thead className="text-start text-muted">
              <tr>
                <th scope="col" className="py-1 font-normal">
                  <Trans>From</Trans>
                </th>
                <th scope="col" className="py-1 text-end font-normal">
                  <Trans>Analyses</Trans>
                </th>
                <th scope="col" className="py-1 text-end font-normal">
                  <Trans>Active users</Trans>
                </th>
              </tr>
            </thead>
            <tbody>
              {activity.map(({ day, analyses, active_users }) => (
                <tr key={day} className="border-t border-line">
                  <th scope="row" className="py-1 text-start font-normal">
                    {formatCalendarDay(day)}
                  </th>
                  <td className="py-1 text-end">{formatCount(analyses)}</td>
                  <td className="py-1 text-end">{formatCount(active_users)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
