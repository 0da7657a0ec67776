import type { WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import type { ItemCategory } from '@drape/contract/wardrobe/wardrobe-options';
import { type ItemSection, sectionsOf } from './item-order.ts';
import type { GridRow } from './use-item-keys.ts';

/** How large the pictures are wished: more of them beside each other, or fewer and larger. */
export const pictureSizes = ['small', 'medium', 'large'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export type GridLayout = { columns: number; columnGap: number; rowHeight: number; small: boolean };

/** Below the picture: the name in two lines, and how often it was worn where there is room. */
const textHeight = 68;
const smallTextHeight = 40;
const phoneWidth = 480;
const phoneColumns: Record<PictureSize, number> = { small: 4, medium: 3, large: 2 };
const wishedWidth: Record<PictureSize, number> = { small: 112, medium: 154, large: 240 };
/** Narrower than this, a picture has only its name below it, and a heart in its corner. */
const narrow = 140;

/** How many items stand side by side, and how high a row of them is. Widths in CSS pixels. */
export function layoutOf(size: PictureSize, width: number): GridLayout {
  const onPhone = width < phoneWidth;
  const columnGap = onPhone ? 10 : 22;
  const columns = onPhone
    ? phoneColumns[size]
    : Math.max(3, Math.floor((width + columnGap) / (wishedWidth[size] + columnGap)));
  const tileWidth = (width - columnGap * (columns - 1)) / columns;
  const small = tileWidth < narrow;
  return {
    columns,
    columnGap,
    rowHeight: Math.round(tileWidth * 1.25) + (small ? smallTextHeight : textHeight),
    small,
  };
}

/** A row of the grid: items, or the heading above a section of them. */
export type ShownRow = GridRow & { heading?: { category: ItemCategory; count: number } };

function cut(section: Pick<ItemSection, 'start' | 'count'>, columns: number): GridRow[] {
  return Array.from({ length: Math.ceil(section.count / columns) }, (_, row) => ({
    start: section.start + row * columns,
    count: Math.min(columns, section.count - row * columns),
  }));
}

/** The rows of a grid, with a heading before each kind where there are several. */
export function rowsOf(items: readonly WardrobeItem[], columns: number, inSections: boolean): ShownRow[] {
  const sections = inSections ? sectionsOf(items) : [];
  if (sections.length < 2) return cut({ start: 0, count: items.length }, columns);
  return sections.flatMap(({ category, start, count }) => [
    { start, count: 0, heading: { category, count } },
    ...cut({ start, count }, columns),
  ]);
}
