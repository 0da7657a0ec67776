import { categoryFilters, itemSeasons } from '@drape/contract/wardrobe/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Search, X } from 'lucide-react';
import { cx } from '../../../ui/cx.ts';
import { InlineSelect, searchChip } from '../../../ui/fields/inline-select.tsx';
import { shelves } from './item-filter.ts';
import { itemOrders } from './item-order.ts';
import { categoryFilterOptions, optionOf, orderOptions, seasonOptions, shelfOptions } from './item-words.ts';
import type { WardrobeView } from './use-wardrobe-view.ts';

type Props = Pick<WardrobeView, 'view' | 'change'>;

/** Narrows what is on show, in one row that a phone scrolls sideways. */
export function FilterBar({ view, change }: Props) {
  return (
    <section
      aria-label={t`Filters`}
      className="-mx-5 flex items-center gap-2 scroll-px-5 overflow-x-auto px-5 [scrollbar-width:none] md:mx-0 md:px-0.5 md:pt-0.5 md:pb-2"
    >
      <div className="relative w-46 shrink-0 md:w-auto md:max-w-md md:flex-1">
        <Search aria-hidden className="pointer-events-none absolute top-2.5 start-3 size-4 text-muted" />
        <input
          type="search"
          aria-label={t`Search your wardrobe`}
          placeholder={t`Search by name, color or tag`}
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
    </section>
  );
}
