import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { categoryFilters, itemSeasons } from '@drape/contract/wardrobe/wardrobe-options';
import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { wardrobeViewKey } from '../../../lib/storage.ts';
import { filterItems, type ItemFilter, noFilter, shelves } from './item-filter.ts';
import { type ItemOrder, itemOrders, orderItems } from './item-order.ts';
import { optionOf } from './item-words.ts';

export const wardrobeTabs = ['summary', 'images'] as const;
export type WardrobeTab = (typeof wardrobeTabs)[number];
export type View = ItemFilter & { order: ItemOrder };

const addressDelayMs = 300;

function readView(search: URLSearchParams): View {
  return {
    query: search.get('q') ?? '',
    category: optionOf(categoryFilters, search.get('category'), noFilter.category),
    season: optionOf(itemSeasons, search.get('season'), noFilter.season),
    shelf: optionOf(shelves, search.get('show'), noFilter.shelf),
    order: optionOf(itemOrders, search.get('sort'), 'kind'),
  };
}

function writeView(search: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  put('q', view.query, '');
  put('category', view.category, 'all');
  put('season', view.season, 'all');
  put('show', view.shelf, 'current');
  put('sort', view.order, 'kind');
  return next;
}

/** The filters in the address or, where the page is opened for nothing special, those that this tab had last. */
function readOpeningView(search: URLSearchParams): View {
  const isPlain = [...search.keys()].every((name) => name === 'tab');
  return readView(isPlain ? new URLSearchParams(sessionStorage.getItem(wardrobeViewKey) ?? '') : search);
}

/** What of the wardrobe is on show: its tab, filters and order, kept in the address. */
export function useWardrobeView(items: readonly WardrobeItem[]) {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState<View>(() => readOpeningView(search));
  const tab: WardrobeTab = search.get('tab') === 'images' ? 'images' : 'summary';

  useEffect(() => {
    // What was typed is not brought back: a search is over when its page is left.
    const kept = writeView(new URLSearchParams(), { ...view, query: '' });
    sessionStorage.setItem(wardrobeViewKey, kept.toString());
  }, [view]);

  useEffect(() => {
    const next = writeView(search, view);
    if (next.toString() === search.toString()) return;
    const timer = setTimeout(
      () => setSearch(next, { replace: true, preventScrollReset: true }),
      addressDelayMs,
    );
    return () => clearTimeout(timer);
  }, [view, search, setSearch]);

  const shownView = useDeferredValue(view);
  const ordered = useMemo(() => orderItems(items, shownView.order), [items, shownView.order]);
  const shown = useMemo(() => filterItems(ordered, shownView), [ordered, shownView]);

  const change = useCallback((part: Partial<View>) => setView((before) => ({ ...before, ...part })), []);
  const reset = useCallback(() => setView((before) => ({ ...noFilter, order: before.order })), []);
  const setTab = (next: WardrobeTab) =>
    setSearch(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'images') changed.set('tab', 'images');
        else changed.delete('tab');
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );

  const { order: _, ...filter } = view;
  const filtered = JSON.stringify(filter) !== JSON.stringify(noFilter);
  return { view, tab, shown, filtered, change, reset, setTab };
}
export type WardrobeView = ReturnType<typeof useWardrobeView>;
