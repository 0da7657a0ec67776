import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../../ui/notices/skeleton.tsx';
import { todayQuery } from '../ahead/ahead-queries.ts';
import { Collage } from '../collage.tsx';
import { usualLayout } from '../flat-lay.ts';
import { step } from './builder.ts';

function Starter({ turn }: { turn: number }) {
  const { data } = useQuery(todayQuery(turn));
  const outfit = data?.outfit;
  if (data && !outfit) return null;
  return (
    <li className="min-w-0">
      {outfit ? (
        <button
          type="button"
          aria-label={t`Start from ${outfit.items.map(({ description }) => description).join(', ')}`}
          onClick={() => step(() => usualLayout(outfit.items))}
          className="block w-full animate-appear rounded-photo outline-offset-2 transition-transform hover:-translate-y-0.5"
        >
          <Collage items={outfit.items} className="outline outline-line" />
        </button>
      ) : (
        <Skeleton className="aspect-4/5 rounded-photo" />
      )}
    </li>
  );
}

/** An empty table with something to begin from: outfits of today's weather, or the clothes beside it. */
export function Starters() {
  return (
    <div className="absolute inset-0 grid content-center gap-4 p-4 text-center md:gap-6 md:p-10">
      <h2 className="font-display text-lg md:text-xl">
        <Trans>Start from one of these</Trans>
      </h2>
      <ul className="grid grid-cols-3 gap-2 empty:hidden md:gap-4">
        {[0, 1, 2].map((turn) => (
          <Starter key={turn} turn={turn} />
        ))}
      </ul>
      <p className="text-sm">
        <Trans>Or tap your clothes to lay them here.</Trans>
      </p>
    </div>
  );
}

/** The same where nothing can be proposed. */
export function EmptyTable() {
  return (
    <p className="absolute inset-0 grid place-content-center p-8 text-center">
      <span className="font-display block text-xl">
        <Trans>An empty table</Trans>
      </span>
      <span className="mt-2 max-w-[28ch]">
        <Trans>Tap your clothes to lay them here, or drag them over.</Trans>
      </span>
    </p>
  );
}
