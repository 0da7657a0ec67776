import { useCallback, useMemo, useState } from 'react';

/** Which items are selected. Selecting begins with the first one or on request, and ends when it is left. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState(false);

  const toggle = useCallback((id: string) => {
    setActive(true);
    setSelected((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const begin = useCallback(() => setActive(true), []);
  const selectAll = useCallback((ids: readonly string[]) => setSelected(new Set(ids)), []);
  const leave = useCallback(() => {
    setActive(false);
    setSelected(new Set());
  }, []);

  return useMemo(
    () => ({ selected, active, toggle, begin, selectAll, leave }),
    [selected, active, toggle, begin, selectAll, leave],
  );
}
export type Selection = ReturnType<typeof useSelection>;
