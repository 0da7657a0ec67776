import type { WardrobeItem } from '@drape/contract/wardrobe-item';
import { t } from '@lingui/core/macro';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useElementBox } from '../../ui/use-element-box.ts';
import { type CardShape, ItemCard } from './item-card.tsx';
import type { ItemActions } from './use-item-actions.ts';
import { useItemKeys } from './use-item-keys.ts';
import type { Selection } from './use-selection.ts';

type Layout = { columns: number; columnGap: number; rowHeight: number; rowGap: number };

const tileTextHeight = 82;

/** How many items stand side by side, and how high a row of them is. Widths in CSS pixels. */
function layoutOf(shape: CardShape, width: number): Layout {
  if (shape === 'row') {
    const columns = Math.max(1, Math.floor(width / 330));
    return { columns, columnGap: 32, rowHeight: 144, rowGap: 24 };
  }
  const columns = width < 480 ? 2 : Math.max(3, Math.floor(width / 232));
  const columnGap = width < 480 ? 16 : 28;
  const tileWidth = (width - columnGap * (columns - 1)) / columns;
  return { columns, columnGap, rowHeight: Math.round(tileWidth * 1.25) + tileTextHeight, rowGap: 32 };
}

type Props = {
  items: readonly WardrobeItem[];
  shape: CardShape;
  selection: Selection;
  actions: ItemActions;
  marked: ReadonlySet<string>;
  onOpen: (id: string) => void;
};

/** All items as a grid of which only what is near the screen is built. Rows have fixed heights, so nothing jumps. */
export function ItemGrid({ items, shape, selection, actions, marked, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const box = useElementBox(list, { width: 1000 });
  const layout = layoutOf(shape, box.width);
  const { columns } = layout;
  const rowSize = layout.rowHeight + layout.rowGap;
  const virtualizer = useWindowVirtualizer({
    count: Math.ceil(items.length / columns),
    estimateSize: () => rowSize,
    overscan: 3,
    scrollMargin: box.top,
    scrollPaddingStart: 80,
    scrollPaddingEnd: 140,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new size of rows makes the measured ones stale.
  useEffect(() => virtualizer.measure(), [virtualizer, rowSize]);

  const focusItem = (index: number) => {
    const id = items[index]?.id;
    if (id === undefined) return;
    virtualizer.scrollToIndex(Math.floor(index / columns));
    requestAnimationFrame(() =>
      Array.from(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])
        .find(({ dataset }) => dataset.item === id)
        ?.focus({ preventScroll: true }),
    );
  };
  const keys = useItemKeys({
    count: items.length,
    columns,
    focusItem,
    onToggle: (index) => items[index] && selection.toggle(items[index].id),
    onEscape: selection.leave,
  });

  const rows = virtualizer.getVirtualItems();
  return (
    <ul
      ref={list}
      aria-label={t`Wardrobe items`}
      onKeyDown={keys.onKeyDown}
      className="relative"
      style={{ height: virtualizer.getTotalSize() - layout.rowGap }}
    >
      {rows.flatMap((row) =>
        items.slice(row.index * columns, (row.index + 1) * columns).map((item, column) => {
          const index = row.index * columns + column;
          return (
            <li
              key={item.id}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              onFocus={() => keys.setFocused(index)}
              className="absolute"
              style={{
                top: row.start - box.top,
                height: layout.rowHeight,
                width: `calc((100% - ${layout.columnGap * (columns - 1)}px) / ${columns})`,
                left: `calc((100% + ${layout.columnGap}px) / ${columns} * ${column})`,
              }}
            >
              <ItemCard
                item={item}
                shape={shape}
                selecting={selection.active}
                selected={selection.selected.has(item.id)}
                marked={marked.has(item.id)}
                focusable={index === keys.focused}
                actions={actions}
                onOpen={onOpen}
                onToggle={selection.toggle}
              />
            </li>
          );
        }),
      )}
    </ul>
  );
}
