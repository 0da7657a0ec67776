import { useCallback } from 'react';
import { useSearchParams } from '../../../lib/router/hooks.ts';

/** The item whose page is open, by the address; opening is a step of the history, so that Back closes. */
export function useOpenedItem() {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (id: string | undefined) =>
      setSearch(
        (current) => {
          const next = new URLSearchParams(current);
          if (id === undefined) next.delete('item');
          else next.set('item', id);
          return next;
        },
        { preventScrollReset: true, replace: id === undefined },
      ),
    [setSearch],
  );
  return { openedId: search.get('item') ?? undefined, open: change, close: () => change(undefined) };
}
