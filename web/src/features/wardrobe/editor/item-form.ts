import type { ItemChanges, WardrobeItem } from '@drape/contract/wardrobe/wardrobe-item';
import {
  type ItemOccasion,
  itemCategories,
  itemDefaults,
  itemOccasions,
  itemPatterns,
  itemSeasons,
  itemStatuses,
} from '@drape/contract/wardrobe/wardrobe-options';
import { optionOf } from '../items/item-words.ts';

/** What the forms hold: texts, an empty one standing for `null`. */
export type ItemForm = {
  description: string;
  category: string;
  subcategory: string;
  color_primary: string;
  color_secondary: string;
  pattern: string;
  material: string;
  brand: string;
  size: string;
  season: string;
  occasion: string[];
  tags: string;
  formality: string;
  warmth: string;
  quantity: string;
  status: string;
  price: string;
  currency: string;
  purchase_date: string;
  care_notes: string;
  kept_in: string;
};
export type ItemFormField = keyof ItemForm;

type Described = { [F in ItemFormField]?: WardrobeItem[F] | undefined };

const textOf = (value: string | number | null | undefined) => (value == null ? '' : String(value));

/** A form filled with what is known of an item, the specification's defaults in the gaps. */
export function formOf(item: Described): ItemForm {
  return {
    description: textOf(item.description),
    category: textOf(item.category),
    subcategory: textOf(item.subcategory),
    color_primary: textOf(item.color_primary),
    color_secondary: textOf(item.color_secondary),
    pattern: textOf(item.pattern),
    material: textOf(item.material),
    brand: textOf(item.brand),
    size: textOf(item.size),
    season: item.season ?? itemDefaults.season,
    occasion: item.occasion ?? [itemDefaults.occasion],
    tags: (item.tags ?? []).join(', '),
    formality: textOf(item.formality),
    warmth: textOf(item.warmth),
    quantity: textOf(item.quantity ?? 1),
    status: item.status ?? 'available',
    price: textOf(item.price),
    currency: textOf(item.currency),
    purchase_date: textOf(item.purchase_date),
    care_notes: textOf(item.care_notes),
    kept_in: textOf(item.kept_in),
  };
}

/** Tags as they are typed: split on commas, trimmed, empties dropped. */
export function splitTags(text: string): string[] {
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean);
}

const textOrNull = (text: string) => text.trim() || null;

function numberOrNull(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() === '' || !Number.isFinite(number) ? null : number;
}

/** Everything that a form says, as the server takes it. */
export function wireOf(form: ItemForm) {
  return {
    description: form.description.trim(),
    category: optionOf(itemCategories, form.category, itemDefaults.category),
    subcategory: textOrNull(form.subcategory),
    color_primary: form.color_primary.trim().toLowerCase() || itemDefaults.color,
    color_secondary: textOrNull(form.color_secondary)?.toLowerCase() ?? null,
    pattern: itemPatterns.find((pattern) => pattern === form.pattern) ?? null,
    material: textOrNull(form.material),
    brand: textOrNull(form.brand),
    size: textOrNull(form.size),
    season: optionOf(itemSeasons, form.season, itemDefaults.season),
    occasion: form.occasion.filter((word): word is ItemOccasion => itemOccasions.some((one) => one === word)),
    tags: splitTags(form.tags),
    formality: numberOrNull(form.formality),
    warmth: numberOrNull(form.warmth),
    quantity: Math.max(1, Math.trunc(numberOrNull(form.quantity) ?? 1)),
    status: optionOf(itemStatuses, form.status, 'available'),
    price: numberOrNull(form.price),
    currency: textOrNull(form.currency)?.toUpperCase() ?? null,
    purchase_date: textOrNull(form.purchase_date),
    care_notes: textOrNull(form.care_notes),
    kept_in: textOrNull(form.kept_in),
  } satisfies ItemChanges;
}

const sameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields whose meaning differs between two forms. */
export function changedFields(before: ItemForm, after: ItemForm): ItemFormField[] {
  const [old, now] = [wireOf(before), wireOf(after)];
  return (Object.keys(old) as ItemFormField[]).filter((field) => !sameValue(old[field], now[field]));
}

/** What has to be sent for a form to become an item's state. */
export function changesOf(before: ItemForm, after: ItemForm): ItemChanges {
  const now = wireOf(after);
  const entries = changedFields(before, after).map((field) => [field, now[field]]);
  return Object.fromEntries(entries) as ItemChanges;
}
