import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import { t } from '@lingui/core/macro';
import { useMemo, useRef } from 'react';
import { useElementBox } from '../../../ui/use-element-box.ts';
import { useRowsNearScreen } from '../../../ui/use-rows-near-screen.ts';
import { layoutOf, type PictureSize, rowsOf, type ShownRow } from './grid-rows.ts';
import { ItemCard } from './item-card.tsx';
import { sectionNames } from './item-words.ts';
import type { ItemActions } from './use-item-actions.ts';
import { useItemKeys } from './use-item-keys.ts';
import type { Selection } from './use-selection.ts';

const rowGap = 14;
const headingHeight = 52;
/** Fewer items are seen at a glance; headings would only scatter them. */
const worthSections = 12;

type Props = {
  items: readonly WardrobeItem[];
  size: PictureSize;
  /** Whether the items stand under the names of their categories. */
  inSections: boolean;
  /** Whether more are on their way, so that nobody knows yet how many of a category there are. */
  isPartial: boolean;
  selection: Selection;
  actions: ItemActions;
  marked: ReadonlySet<string>;
  onOpen: (id: string) => void;
};

type HeadingProps = Pick<Props, 'isPartial'> & { heading: NonNullable<ShownRow['heading']>; top: number };

/** For the eye alone: every item says its category to a screen reader itself, and a list holds items only. */
function Heading({ heading, top, isPartial }: HeadingProps) {
  return (
    <p
      aria-hidden
      className="absolute inset-x-0 flex items-end gap-2 pb-2 font-display text-lg"
      style={{ top, height: headingHeight }}
    >
      {t(sectionNames[heading.category])}
      {!isPartial && <span className="figures font-sans text-xs text-muted">{heading.count}</span>}
    </p>
  );
}

/** All items as a grid of which only what is near the screen is built. Rows have fixed heights, so nothing jumps. */
export function ItemGrid(props: Props) {
  const { items, size, inSections, isPartial, selection, actions, marked, onOpen } = props;
  const list = useRef<HTMLDivElement>(null);
  const box = useElementBox(list, { width: 1000 });
  const { columns, columnGap, rowHeight, small } = layoutOf(size, box.width);
  const sections = inSections && items.length >= worthSections;
  const rows = useMemo(() => rowsOf(items, columns, sections), [items, columns, sections]);
  const heights = useMemo(
    () => rows.map(({ heading }) => (heading ? headingHeight : rowHeight + rowGap)),
    [rows, rowHeight],
  );
  const { near, topOf, totalHeight, bringIntoView } = useRowsNearScreen(heights, box.top);

  const itemRows = useMemo(() => rows.filter(({ heading }) => heading === undefined), [rows]);
  const focusItem = (index: number) => {
    const id = items[index]?.id;
    const row = rows.findIndex(({ start, count }) => index >= start && index < start + count);
    if (id === undefined || row < 0) return;
    bringIntoView(row);
    requestAnimationFrame(() =>
      Array.from(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])
        .find(({ dataset }) => dataset.item === id)
        ?.focus({ preventScroll: true }),
    );
  };
  const keys = useItemKeys({
    count: items.length,
    rows: itemRows,
    focusItem,
    onToggle: (index) => items[index] && selection.toggle(items[index].id),
    onEscape: selection.leave,
  });

  const shown = near.flatMap((index) => {
    const row = rows[index];
    return row ? [{ ...row, top: topOf(index) }] : [];
  });
  return (
    <div ref={list} className="relative" style={{ height: Math.max(0, totalHeight - rowGap) }}>
      {shown.map(
        ({ heading, top }) =>
          heading && (
            <Heading key={`heading ${heading.category}`} heading={heading} top={top} isPartial={isPartial} />
          ),
      )}
      <ul aria-label={t`Wardrobe items`} onKeyDown={keys.onKeyDown} className="absolute inset-0">
        {shown.flatMap((row) =>
          items.slice(row.start, row.start + row.count).map((item, column) => {
            const index = row.start + column;
            return (
              <li
                key={item.id}
                aria-setsize={items.length}
                aria-posinset={index + 1}
                onFocus={() => keys.setFocused(index)}
                className="absolute"
                style={{
                  top: row.top,
                  height: rowHeight,
                  width: `calc((100% - ${columnGap * (columns - 1)}px) / ${columns})`,
                  left: `calc((100% + ${columnGap}px) / ${columns} * ${column})`,
                }}
              >
                <ItemCard
                  item={item}
                  small={small}
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
    </div>
  );
}
