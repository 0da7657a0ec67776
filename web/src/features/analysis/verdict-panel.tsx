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
      <p className="max-w-[32ch] font-display text-xl leading-snug md:text-2xl text-pretty">
        {verdict.sentence}
      </p>
      {verdict.best !== null && (
        <div>
          <h2 className="text-sm font-medium">
            <Trans>What works best</Trans>
          </h2>
          <p className="mt-1 max-w-[60ch] text-pretty">{verdict.best}</p>
        </div>
      )}
      {fitFor.length > 0 && (
        <ul aria-label={t`Fit for`} className="grid gap-1 text-sm">
          {grades.map((grade) => {
            const wishes = fitFor.filter(({ fit }) => fit === grade).map(({ wish }) => wish);
            return (
              wishes.length > 0 && (
                <li key={grade}>
                  <span className="text-muted">{t(words[grade])}</span> {wishes.join(' · ')}
                </li>
              )
            );
          })}
        </ul>
      )}
    </div>
  );
}
