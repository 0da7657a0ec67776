import type { ModelsOverview, UsageDay } from '@drape/contract/models/models';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatCalendarDay, formatCount, formatDayAndTime } from '../../../lib/format.ts';
import { bytesWords, costWords, outcomeWords } from '../../models/call-words.ts';

function costOf({ cost_usd, unpriced, calls }: UsageDay): string {
  if (unpriced === calls) return t`unknown`;
  return unpriced > 0 ? t`${costWords(cost_usd)} and more` : costWords(cost_usd);
}

const columns = [msg`Day`, msg`Model`, msg`Calls`, msg`Failed`, msg`Tokens`, msg`Sent`, msg`Cost`];

/** Use and cost of each day and model, newest first. */
export function UsageTable({ usage }: { usage: readonly UsageDay[] }) {
  if (usage.length === 0)
    return (
      <p className="text-muted">
        <Trans>No model has been asked in the last 60 days.</Trans>
      </p>
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen is scrolled by keyboard too
    <section aria-label={t`Use per day`} tabIndex={0} className="overflow-x-auto">
      <table className="w-full min-w-[34rem] text-sm">
        <thead>
          <tr className="text-start text-muted">
            {columns.map((column, index) => (
              <th key={column.id} scope="col" className={`py-2 font-normal ${index > 1 ? 'text-end' : ''}`}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="figures">
          {usage.map((day) => (
            <tr key={`${day.day} ${day.model}`} className="border-t border-line">
              <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                {formatCalendarDay(day.day)}
              </th>
              <td className="py-2 pe-4 break-all">{day.model}</td>
              <td className="py-2 text-end">{day.calls}</td>
              <td className={`py-2 text-end ${day.failures > 0 ? 'text-poor' : ''}`}>{day.failures}</td>
              <td className="py-2 ps-3 text-end">{formatCount(day.input_tokens + day.output_tokens)}</td>
              <td className="py-2 ps-3 text-end whitespace-nowrap">{bytesWords(day.bytes)}</td>
              <td className="py-2 ps-3 text-end whitespace-nowrap">{costOf(day)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The latest failures with the raw reason. */
export function ModelFailures({ failures }: Pick<ModelsOverview, 'failures'>) {
  if (failures.length === 0)
    return (
      <p className="text-muted">
        <Trans>None.</Trans>
      </p>
    );
  return (
    <ul>
      {failures.map((failure) => (
        <li key={`${failure.created_at} ${failure.detail}`} className="border-t border-line py-3 text-sm">
          <details>
            <summary className="cursor-pointer">
              <span className="font-medium">{outcomeWords(failure.outcome)}</span>
              <span className="figures text-muted">
                {' '}
                · {failure.model} · {formatDayAndTime(new Date(failure.created_at))}
              </span>
            </summary>
            <pre className="mt-2 max-h-60 overflow-auto bg-wash p-3 text-xs wrap-anywhere whitespace-pre-wrap">
              {failure.detail}
            </pre>
          </details>
        </li>
      ))}
    </ul>
  );
}
