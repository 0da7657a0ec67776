import { useRef, useSyncExternalStore } from 'react';

/** As the package of this name: a part of a store, the same as before while it counts as equal. */
export function useSyncExternalStoreWithSelector<Snapshot, Selection>(
  subscribe: (onChange: () => void) => () => void,
  getSnapshot: () => Snapshot,
  _getServerSnapshot: (() => Snapshot) | null | undefined,
  selector: (snapshot: Snapshot) => Selection,
  isEqual: (one: Selection, other: Selection) => boolean = Object.is,
): Selection {
  const last = useRef<{ selection: Selection } | null>(null);
  return useSyncExternalStore(subscribe, () => {
    const selection = selector(getSnapshot());
    if (last.current && isEqual(last.current.selection, selection)) return last.current.selection;
    last.current = { selection };
    return selection;
  });
}
