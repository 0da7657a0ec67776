import { categoryFilters, itemSeasons } from '@drape/contract/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Search, SlidersHorizontal, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { controlLook } from '../../ui/field.tsx';
import { InlineSelect } from '../../ui/inline-select.tsx';
import { shelves } from './item-filter.ts';
import { itemOrders } from './item-order.ts';
import { categoryFilterOptions, optionOf, orderOptions, seasonOptions, shelfOptions } from './item-words.ts';
import type { WardrobeView } from './use-wardrobe-view.ts';

type Props = Pick<WardrobeView, 'view' | 'change'>;

/** Narrows what is on show. */
export function FilterBar({ view, change }: Props) {
  const [unfolded, setUnfolded] = useState(view.shelf !== 'current' || view.order !== 'newest');
  const moreLook = cx(!unfolded && 'max-md:hidden');
  return (
    <section
      aria-label={t`Filters`}
      className="grid grid-cols-2 gap-2 pb-4 md:grid-cols-4 md:pb-6 lg:grid-cols-[minmax(14rem,1fr)_repeat(4,minmax(0,11rem))]"
    >
      <div className="flex gap-2 max-lg:col-span-full">
        <div className="relative flex-1">
          <Search aria-hidden className="pointer-events-none absolute top-3.5 start-3 size-4 text-muted" />
          <input
            type="search"
            aria-label={t`Search your wardrobe`}
            placeholder={t`Search by name, color or tag`}
            value={view.query}
            onChange={(event) => change({ query: event.target.value })}
            className={cx(controlLook, 'pe-10 ps-9 [&::-webkit-search-cancel-button]:hidden')}
          />
          {view.query !== '' && (
            <button
              type="button"
              aria-label={t`Clear the search`}
              onClick={() => change({ query: '' })}
              className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
            >
              <X aria-hidden className="size-4" />
            </button>
          )}
        </div>
        <Button
          size="icon"
          aria-label={t`More filters`}
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          className="md:hidden"
        >
          <SlidersHorizontal aria-hidden />
        </Button>
      </div>
      <InlineSelect
        label={t`Category`}
        value={view.category}
        options={categoryFilterOptions}
        marked={view.category !== 'all'}
        onValueChange={(value) => change({ category: optionOf(categoryFilters, value, 'all') })}
      />
      <InlineSelect
        label={t`Season`}
        value={view.season}
        options={seasonOptions}
        marked={view.season !== 'all'}
        onValueChange={(value) => change({ season: optionOf(itemSeasons, value, 'all') })}
      />
      <InlineSelect
        label={t`Show`}
        className={moreLook}
        value={view.shelf}
        options={shelfOptions}
        marked={view.shelf !== 'current'}
        onValueChange={(value) => change({ shelf: optionOf(shelves, value, 'current') })}
      />
      <InlineSelect
        label={t`Sort`}
        className={moreLook}
        value={view.order}
        options={orderOptions}
        onValueChange={(value) => change({ order: optionOf(itemOrders, value, 'newest') })}
      />
    </section>
  );
}
