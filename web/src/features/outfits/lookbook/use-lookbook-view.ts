import type { LookbookOutfit } from '@drape/contract/outfits/outfits';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';
import { type LookbookView, readView, viewLookbook, wholeLookbook, writeView } from './lookbook-filter.ts';

const addressDelayMs = 300;

/** What of the lookbook is on show, and what is open: kept in the address, so that Back closes and a link leads there. */
export function useLookbookView(outfits: readonly LookbookOutfit[]) {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState(() => readView(search));

  useEffect(() => {
    const next = writeView(search, view);
    if (next.toString() === search.toString()) return;
    const write = () => setSearch(next, { replace: true, preventScrollReset: true });
    const timer = setTimeout(write, addressDelayMs);
    return () => clearTimeout(timer);
  }, [view, search, setSearch]);

  const put = (name: 'outfit' | 'taste', value: string | undefined) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === undefined) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace: value === undefined },
    );
  const shown = useMemo(() => viewLookbook(outfits, view), [outfits, view]);
  return {
    view,
    shown,
    change: (part: Partial<LookbookView>) => setView((before) => ({ ...before, ...part })),
    reset: () => setView((before) => ({ ...wholeLookbook, order: before.order })),
    openedId: search.get('outfit') ?? undefined,
    open: (id: string | undefined) => put('outfit', id),
    isTasteOpen: search.has('taste'),
    showTaste: (open: boolean) => put('taste', open ? 'open' : undefined),
  };
}
