import { type KeyboardEvent, useState } from 'react';

type Options = {
  count: number;
  columns: number;
  /** Brings an item into view and gives it the focus. */
  focusItem: (index: number) => void;
  onToggle: (index: number) => void;
  onEscape: () => void;
};

/** Where a key leads from an item of a grid; undefined for keys that lead nowhere. */
export function stepOf(key: string, index: number, columns: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: index + 1,
    ArrowLeft: index - 1,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}

/** Arrow keys walk over the items, Enter opens (the button's own), Space selects, Escape ends selecting. */
export function useItemKeys({ count, columns, focusItem, onToggle, onEscape }: Options) {
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
      const next = stepOf(event.key, index, columns, count);
      if (next === undefined) return;
      event.preventDefault();
      setFocused(next);
      focusItem(next);
    }
  };
  return { focused: index, setFocused, onKeyDown };
}
