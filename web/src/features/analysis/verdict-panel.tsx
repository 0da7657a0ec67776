import type { Evidence, FitFor } from '@drape/contract/analysis/evidence';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

const words: Record<FitFor['fit'], MessageDescriptor> = {
  fits: msg`Good for`,
  nearly: msg`Nearly right for`,
  misses: msg`Not quite for`,
};

const grades = ['fits', 'nearly', 'misses'] as const;

/** The outfit in a sentence, what works best, and how it meets what the person named. */
export function VerdictPanel({ evidence }: { evidence: Evidence }) {
  const { verdict, fit_for: fitFor = [] } = evidence;
  if (!verdict) return null;
  return (
    <div className="grid gap-4">
      <p className="max-w-[32ch] font-display text-xl leading-snug text-balance md:text-2xl">
        {verdict.sentence}
      </p>
      <div className="grid gap-x-12 gap-y-4 lg:auto-cols-fr lg:grid-flow-col">
        {verdict.best !== null && (
          <div>
            <h2 className="text-sm text-muted">
              <Trans>What works best</Trans>
            </h2>
            <p className="mt-1 max-w-[60ch] text-pretty">{verdict.best}</p>
          </div>
        )}
        {fitFor.length > 0 && (
          <ul
            aria-label={t`Fit for`}
            className="grid content-start gap-x-8 gap-y-4 sm:auto-cols-fr sm:grid-flow-col"
          >
            {grades.map((grade) => {
              const wishes = fitFor.filter(({ fit }) => fit === grade).map(({ wish }) => wish);
              return (
                wishes.length > 0 && (
                  <li key={grade}>
                    <span className="block text-sm text-muted">{t(words[grade])}</span>{' '}
                    <span className="mt-1 block first-letter:uppercase">{wishes.join(', ')}</span>
                  </li>
                )
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}
