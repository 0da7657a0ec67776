import type { ArchivedItem } from './archive-format.ts';

type Cell = string | number | boolean | null | readonly string[];

/** The columns of the table in which a wardrobe is exported, by the names of the item's fields. */
export const tableColumns = [
  'id',
  'description',
  'category',
  'subcategory',
  'color_primary',
  'color_secondary',
  'brand',
  'size',
  'season',
  'occasion',
  'tags',
  'pattern',
  'material',
  'formality',
  'warmth',
  'quantity',
  'status',
  'is_favorite',
  'is_archived',
  'price',
  'currency',
  'purchase_date',
  'care_notes',
  'kept_in',
  'worn_dates',
] as const satisfies (keyof ArchivedItem)[];
export type TableColumn = (typeof tableColumns)[number];

/** Other headings under which people keep these columns. */
const otherHeadings: Record<string, TableColumn> = {
  name: 'description',
  item: 'description',
  title: 'description',
  product: 'description',
  type: 'category',
  kind: 'subcategory',
  color: 'color_primary',
  colour: 'color_primary',
  primary_color: 'color_primary',
  primary_colour: 'color_primary',
  secondary_color: 'color_secondary',
  secondary_colour: 'color_secondary',
  label: 'brand',
  occasions: 'occasion',
  tag: 'tags',
  notes: 'care_notes',
  care: 'care_notes',
  kept: 'kept_in',
  place: 'kept_in',
  count: 'quantity',
  amount: 'quantity',
  favorite: 'is_favorite',
  favourite: 'is_favorite',
  archived: 'is_archived',
  bought: 'purchase_date',
  worn: 'worn_dates',
};

export function columnOf(heading: string): TableColumn | undefined {
  const name = heading
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
  return tableColumns.find((column) => column === name) ?? otherHeadings[name];
}

function cellText(value: Cell): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'object' ? value.join(', ') : String(value);
}

/** The heading, then a row for each item. */
export function tableOf(items: readonly ArchivedItem[]): string[][] {
  return [[...tableColumns], ...items.map((item) => tableColumns.map((column) => cellText(item[column])))];
}
