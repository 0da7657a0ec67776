import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { suggestionsQuery } from './ahead-queries.ts';

const ReplanNotice = lazy(async () => ({ default: (await import('./replan-notice.tsx')).ReplanNotice }));

/** Plans whose forecast or garments have changed, each with another outfit that may be taken. Nothing where all is well. */
export function ReplanNotices() {
  const { data } = useQuery(suggestionsQuery);
  if (!data || data.total === 0) return null;
  return (
    <section aria-labelledby="replan" className="mb-8 border-b border-line">
      <h2 id="replan" className="font-display mb-3 text-xl">
        <Trans>Something has changed</Trans>
      </h2>
      <Suspense>
        <ul>
          {data.suggestions.map((suggestion) => (
            <ReplanNotice key={suggestion.plan.id} suggestion={suggestion} />
          ))}
        </ul>
      </Suspense>
    </section>
  );
}
