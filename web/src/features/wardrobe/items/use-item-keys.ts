import { type KeyboardEvent, useState } from 'react';

/** Where a row of the grid begins among the items, and how many stand in it. */
export type GridRow = { start: number; count: number };

type Options = {
  count: number;
  rows: readonly GridRow[];
  /** Brings an item into view and gives it the focus. */
  focusItem: (index: number) => void;
  onToggle: (index: number) => void;
  onEscape: () => void;
};

/** The item of the next row in the same column, or the last of a shorter row. */
function besideRow(index: number, rows: readonly GridRow[], by: 1 | -1): number | undefined {
  const at = rows.findIndex(({ start, count }) => index >= start && index < start + count);
  const here = rows[at];
  const there = rows[at + by];
  if (!here || !there) return undefined;
  return there.start + Math.min(index - here.start, there.count - 1);
}

/** Where a key leads from an item of a grid; undefined for keys that lead nowhere. */
export function stepOf(
  key: string,
  index: number,
  rows: readonly GridRow[],
  count: number,
): number | undefined {
  const steps: Record<string, () => number | undefined> = {
    ArrowRight: () => index + 1,
    ArrowLeft: () => index - 1,
    ArrowDown: () => besideRow(index, rows, 1),
    ArrowUp: () => besideRow(index, rows, -1),
    Home: () => 0,
    End: () => count - 1,
  };
  const next = steps[key]?.();
  return next === undefined || next < 0 || next >= count ? undefined : next;
}

/** Arrow keys walk over the items, Enter opens (the button's own), Space selects, Escape ends selecting. */
export function useItemKeys({ count, rows, focusItem, onToggle, onEscape }: Options) {
  const [focused, setFocused] = useState(0);
  const index = Math.min(focused, Math.max(0, count - 1));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || target.dataset.item === undefined) return;
    if (event.key === ' ') {
      event.preventDefault();
      onToggle(index);
    } else if (event.key === 'Escape') {
      onEscape();
    } else {
      const next = stepOf(event.key, index, rows, count);
      if (next === undefined) return;
      event.preventDefault();
      setFocused(next);
      focusItem(next);
    }
  };
  return { focused: index, setFocused, onKeyDown };
}
