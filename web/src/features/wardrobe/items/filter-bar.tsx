import { categoryFilters, itemSeasons } from '@drape/contract/wardrobe/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search as SearchIcon, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { InlineSelect, searchChip } from '../../../ui/fields/inline-select.tsx';
import { shelves } from './item-filter.ts';
import { itemOrders } from './item-order.ts';
import { categoryFilterOptions, optionOf, orderOptions, seasonOptions, shelfOptions } from './item-words.ts';
import { PictureSizeControl } from './picture-size.tsx';
import type { WardrobeView } from './use-wardrobe-view.ts';

type Props = Pick<WardrobeView, 'view' | 'change'>;

function Search({ view, change }: Props) {
  return (
    <div className="relative min-w-0 flex-1 md:max-w-md">
      <SearchIcon aria-hidden className="pointer-events-none absolute top-2.5 start-3 size-4 text-muted" />
      <input
        type="search"
        aria-label={t`Search your wardrobe`}
        placeholder={t`Name, color or tag`}
        value={view.query}
        onChange={(event) => change({ query: event.target.value })}
        className={cx(searchChip, '[&::-webkit-search-cancel-button]:hidden', view.query !== '' && 'pe-9')}
      />
      {view.query !== '' && (
        <button
          type="button"
          aria-label={t`Clear the search`}
          onClick={() => change({ query: '' })}
          className="absolute inset-y-0 end-0 grid w-9 place-items-center rounded-full text-muted hover:text-ink"
        >
          <X aria-hidden className="size-4" />
        </button>
      )}
    </div>
  );
}

function Choices({ view, change }: Props) {
  return (
    <>
      <InlineSelect
        shape="chip"
        label={t`Category`}
        value={view.category}
        options={categoryFilterOptions}
        marked={view.category !== 'all'}
        onValueChange={(value) => change({ category: optionOf(categoryFilters, value, 'all') })}
      />
      <InlineSelect
        shape="chip"
        label={t`Season`}
        value={view.season}
        options={seasonOptions}
        marked={view.season !== 'all'}
        onValueChange={(value) => change({ season: optionOf(itemSeasons, value, 'all') })}
      />
      <InlineSelect
        shape="chip"
        label={t`Show`}
        value={view.shelf}
        options={shelfOptions}
        marked={view.shelf !== 'current'}
        onValueChange={(value) => change({ shelf: optionOf(shelves, value, 'current') })}
      />
      <InlineSelect
        shape="chip"
        label={t`Sort`}
        value={view.order}
        options={orderOptions}
        onValueChange={(value) => change({ order: optionOf(itemOrders, value, 'kind') })}
      />
    </>
  );
}

/** Narrows what is on show: in one row on a desk; on a phone the search, and the rest unfolds below it. */
export function FilterBar({ view, change }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const id = useId();
  const chosen = [view.category !== 'all', view.season !== 'all', view.shelf !== 'current'].filter(Boolean);
  return (
    <section
      aria-label={t`Filters`}
      className="flex flex-wrap items-center gap-2 md:flex-nowrap md:pt-0.5 md:pb-2"
    >
      <Search view={view} change={change} />
      <button
        type="button"
        aria-expanded={isUnfolded}
        aria-controls={id}
        onClick={() => setUnfolded(!isUnfolded)}
        className={cx(
          'inline-flex h-9 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium md:hidden',
          chosen.length > 0 ? 'border-ink bg-ink text-paper' : 'border-edge',
        )}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        <Trans>Filters</Trans>
        {chosen.length > 0 && <span className="figures">{chosen.length}</span>}
      </button>
      <div
        id={id}
        className={cx(
          'flex flex-wrap items-center gap-2 max-md:basis-full max-md:pb-2 md:flex-nowrap',
          !isUnfolded && 'max-md:hidden',
        )}
      >
        <Choices view={view} change={change} />
        <div className="sm:hidden">
          <PictureSizeControl />
        </div>
      </div>
    </section>
  );
}
