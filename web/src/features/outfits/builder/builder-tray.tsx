import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { categoryFilters } from '@drape/contract/wardrobe/wardrobe-options';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { InlineSelect, searchChip } from '../../../ui/fields/inline-select.tsx';
import { filterItems, noFilter } from '../../wardrobe/items/item-filter.ts';
import { shownScale } from '../../wardrobe/items/item-measure.ts';
import { ItemPicture } from '../../wardrobe/items/item-picture.tsx';
import { categoryFilterOptions, optionOf } from '../../wardrobe/items/item-words.ts';
import { step, useBuilder } from './builder.ts';
import { draggedItem } from './builder-board.tsx';
import { addPiece, mostPieces, removePiece } from './table-moves.ts';

const shownAtOnce = 48;

type Props = { items: readonly WardrobeItem[]; onTable: readonly WardrobeItem[] };

function TrayItem({ item, onTable }: { item: WardrobeItem; onTable: readonly WardrobeItem[] }) {
  const isThere = onTable.includes(item);
  const isFull = onTable.length >= mostPieces && !isThere;
  const toggle = () => {
    if (isThere) return step((layout) => removePiece(layout, item.id, onTable));
    step((layout) => addPiece(layout, item, onTable));
    useBuilder.setState({ selected: item.id });
  };
  return (
    <button
      type="button"
      aria-pressed={isThere}
      disabled={isFull}
      draggable={!isThere && !isFull}
      onDragStart={(event) => event.dataTransfer.setData(draggedItem, item.id)}
      onClick={toggle}
      className="grid w-full gap-1 rounded-photo text-start disabled:opacity-50"
    >
      <ItemPicture
        src={item.thumbnail_url}
        item={item}
        scale={shownScale(item)}
        className={cx('aspect-4/5', isThere && 'opacity-60 outline-2 outline-offset-1 outline-ink')}
      />
      <span className="line-clamp-2 h-8 text-xs leading-4">{item.description}</span>
    </button>
  );
}

/** The clothes that can be laid on the table. */
export function BuilderTray({ items, onTable }: Props) {
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<(typeof categoryFilters)[number]>('all');
  const [most, setMost] = useState(shownAtOnce);
  const sought = useDeferredValue(query);
  const found = useMemo(
    () => filterItems(items, { ...noFilter, query: sought, category }),
    [items, sought, category],
  );
  return (
    <section
      aria-label={t`Your clothes`}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-2 gap-y-3 lg:h-(--stage) lg:grid-rows-[auto_minmax(0,1fr)]"
    >
      <div className="relative">
        <Search aria-hidden className="pointer-events-none absolute top-2.5 start-3 size-4 text-muted" />
        <input
          type="search"
          aria-label={t`Search your clothes`}
          placeholder={t`Search`}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
          className={searchChip}
        />
      </div>
      <InlineSelect
        shape="chip"
        label={t`Category`}
        value={category}
        marked={category !== 'all'}
        options={categoryFilterOptions}
        onValueChange={(value) => setCategory(optionOf(categoryFilters, value, 'all'))}
      />
      {found.length === 0 && (
        <p className="col-span-2 py-4 text-sm text-muted">
          <Trans>Nothing in your wardrobe matches.</Trans>
        </p>
      )}
      <ul className="col-span-2 -m-1 grid grid-cols-3 content-start gap-x-2.5 gap-y-3 overflow-y-auto overscroll-contain p-1 pb-8 [mask-image:linear-gradient(black_calc(100%-3rem),transparent)] [scrollbar-width:thin] max-lg:h-[max(19rem,calc(100svh-34rem))] sm:max-lg:grid-cols-6 lg:grid-cols-3">
        {found.slice(0, most).map((item) => (
          <li key={item.id}>
            <TrayItem item={item} onTable={onTable} />
          </li>
        ))}
        {found.length > most && (
          <li className="col-span-full">
            <Button size="sm" onClick={() => setMost(most + shownAtOnce)}>
              <Trans>Show more</Trans>
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
