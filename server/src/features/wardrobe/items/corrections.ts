import type { ItemChanges } from '@drape/contract/wardrobe/wardrobe-item';
import { itemDefaults } from '@drape/contract/wardrobe/wardrobe-options';

type Fields = Record<string, unknown>;

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** What a form says without anybody having chosen it; it corrects nothing. */
const presets: Fields = {
  category: itemDefaults.category,
  color_primary: itemDefaults.color,
  season: itemDefaults.season,
  occasion: [itemDefaults.occasion],
};

/** The fields of a filled-in form that a person has set. */
export function chosenFields(fields: ItemChanges): string[] {
  return Object.entries(fields)
    .filter(([name, value]) => value !== undefined && value !== null && !same(value, presets[name]))
    .map(([name]) => name);
}

/** The fields that a change really changes; echoes of what is there are none. */
export function changedFields(before: ItemChanges, changes: ItemChanges): string[] {
  return Object.entries(changes)
    .filter(([name, value]) => value !== undefined && !same(value, (before as Fields)[name]))
    .map(([name]) => name);
}

export function joined(corrected: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...corrected, ...more])];
}
