import type { DashboardOverview } from '@drape/contract/dashboard/dashboard';
import { plural } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { capitalised } from '../wardrobe/items/item-words.ts';

/** The style that each analysis came nearest to, most frequent first. */
export function StyleBreakdown({ styles }: Pick<DashboardOverview, 'styles'>) {
  if (styles.length === 0) return null;
  return (
    <section aria-labelledby="styles" className="break-inside-avoid">
      <h2 id="styles" className="font-display text-xl">
        <Trans>Style breakdown</Trans>
      </h2>
      <p className="mt-1 text-sm text-muted">
        <Trans>
          The style that each outfit came nearest to, by its measured colors, patterns and formality.
        </Trans>
      </p>
      <dl className="mt-5 grid gap-4">
        {styles.map(({ style, analyses, percent }) => (
          <div
            key={style}
            className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5 text-sm"
          >
            <dt className="font-medium">{capitalised(style)}</dt>
            <dd className="figures text-muted">
              <span className="font-medium text-ink">{percent}%</span>,{' '}
              {plural(analyses, { one: '# outfit', other: '# outfits' })}
            </dd>
            <dd aria-hidden className="h-1.5 basis-full bg-line">
              <div className="h-full bg-ink" style={{ width: `${percent}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
