import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { OutfitSkeleton } from '../../../ui/notices/skeleton.tsx';
import { todayQuery } from '../ahead/ahead-queries.ts';
import { Collage } from '../collage.tsx';
import { usualLayout } from '../flat-lay.ts';
import { step } from './builder.ts';
import { varied } from './varied.ts';

const asked = [0, 1, 2, 3, 4, 5];
const shown = 3;

function Starter({ items }: { items: readonly WardrobeItem[] }) {
  return (
    <button
      type="button"
      aria-label={t`Start from ${items.map(({ description }) => description).join(', ')}`}
      onClick={() => step(() => usualLayout(items))}
      className="block w-full animate-appear rounded-photo outline-offset-2 transition-transform hover:-translate-y-0.5"
    >
      <Collage items={items} className="outline outline-line" />
    </button>
  );
}

/** An empty table with something to begin from: outfits of today's weather, or the clothes beside it. */
export function Starters() {
  const found = useQueries({ queries: asked.map(todayQuery) });
  const isPending = found.some((query) => query.isPending);
  const outfits = varied(
    found.flatMap(({ data }) => (data?.outfit?.items ? [data.outfit.items] : [])),
    shown,
  );
  return (
    <div className="grid h-full content-center gap-3 p-4 text-ink [color-scheme:light] md:gap-5 md:p-8">
      <h2 className="font-display text-center text-lg md:text-xl">
        <Trans>Start from one of these</Trans>
      </h2>
      <ul className="mx-auto grid w-full max-w-[50rem] grid-cols-3 gap-2 empty:hidden md:gap-5">
        {isPending
          ? asked.slice(0, shown).map((turn) => (
              <li key={turn}>
                <OutfitSkeleton index={turn} />
              </li>
            ))
          : outfits.map((items) => (
              <li key={items.map(({ id }) => id).join()} className="min-w-0">
                <Starter items={items} />
              </li>
            ))}
      </ul>
      <p className="text-center text-sm">
        <Trans>Or tap your clothes to lay them here.</Trans>
      </p>
    </div>
  );
}

/** The same where nothing can be proposed. */
export function EmptyTable() {
  return (
    <p className="grid h-full min-h-64 place-content-center justify-items-center p-8 text-center text-ink [color-scheme:light]">
      <span className="font-display block text-xl">
        <Trans>An empty table</Trans>
      </span>
      <span className="mt-2 max-w-[28ch]">
        <Trans>Tap your clothes to lay them here, or drag them over.</Trans>
      </span>
    </p>
  );
}
