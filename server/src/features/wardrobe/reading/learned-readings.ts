import type { ReviewedItem } from '@drape/contract/wardrobe/wardrobe';
import { itemCategories } from '@drape/contract/wardrobe/wardrobe-options';
import { hexOfColour } from '@drape/engine/stylist/item-text/details/read-colours';
import { lineWords } from '@drape/engine/stylist/item-text/lines/line-words';
import type { ItemDraft as ReadItem } from '@drape/engine/stylist/item-text/parse-items';
import type { Executor } from '../../../platform/database/database.ts';
import type { LearnedReadingRow } from '../../../platform/database/wardrobe-rows.ts';
import { forgetBeyond, keepLearned, listLearned } from './learned-repository.ts';

/** So many corrections of one person are kept, the latest. */
const mostLearned = 500;
/** A person has said so. */
const sure = 0.95;

export type Learned = ReadonlyMap<string, string>;
export type LearnedField = 'kind' | 'color';

function keyOf(field: string, words: string): string {
  return `${field} ${words}`;
}

/** What a person corrected in the reviews of earlier lists. */
export async function learnedOf(db: Executor, userId: string): Promise<Learned> {
  const rows = await listLearned(db, userId);
  return new Map(rows.map(({ field, words, value }) => [keyOf(field, words), value]));
}

/** An item as its words were corrected before, with the fields that were. */
export function asCorrectedBefore(
  read: ReadItem,
  learned: Learned,
): { read: ReadItem; fields: LearnedField[] } {
  if (learned.size === 0) return { read, fields: [] };
  const words = lineWords(read.description);
  const [kind, subcategory] = learned.get(keyOf('kind', words.kind))?.split('/') ?? [];
  const category = itemCategories.find((each) => each === kind);
  const color = words.color === null ? undefined : learned.get(keyOf('color', words.color));
  const named = category
    ? { ...read, category, subcategory: subcategory || null, guesses: [], confidence: sure }
    : read;
  return {
    read: color
      ? {
          ...named,
          color_primary: color,
          colors: [{ name: color, hex: hexOfColour(color) }, ...read.colors.slice(1)],
        }
      : named,
    fields: [...(category ? (['kind'] as const) : []), ...(color ? (['color'] as const) : [])],
  };
}

/** Learns what was corrected of the words that an item was read from. */
export async function learn(
  db: Executor,
  userId: string,
  items: readonly ReviewedItem[],
  now: Date,
): Promise<void> {
  const rows = new Map(
    items.flatMap((item) => rowsOf(item, userId, now)).map((row) => [keyOf(row.field, row.words), row]),
  );
  if (rows.size === 0) return;
  for (const row of [...rows.values()].slice(-mostLearned)) await keepLearned(db, row);
  await forgetBeyond(db, userId, mostLearned);
}

function rowsOf(
  { words, corrected = [], ...item }: ReviewedItem,
  userId: string,
  now: Date,
): LearnedReadingRow[] {
  if (!words) return [];
  const common = { user_id: userId, learned_at: now.toISOString() };
  const isKind = corrected.includes('category') || corrected.includes('subcategory');
  const color = item.color_primary;
  return [
    ...(isKind && words.kind !== ''
      ? [{ ...common, field: 'kind', words: words.kind, value: `${item.category}/${item.subcategory ?? ''}` }]
      : []),
    ...(corrected.includes('color_primary') && words.color && color
      ? [{ ...common, field: 'color', words: words.color, value: color }]
      : []),
  ];
}
